burgundy-ask = Your turn.
burgundy-chapter = Phase { $phase }, round { $round }
