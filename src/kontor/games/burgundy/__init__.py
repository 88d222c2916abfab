"""The Castles of Burgundy, 2019 edition."""
