"""Games between computer players, and what comes of them."""
