mombasa-ask = Your turn.
mombasa-chapter = Round { $round }
