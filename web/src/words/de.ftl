guest-name = Guest
play-burgundy = Play The Castles of Burgundy
play-mombasa = Play Mombasa
others-turn = The others are choosing.
confirm = Confirm
undo = Undo
restart = Restart turn
