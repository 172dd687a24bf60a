"""Training the net of `bots.dominion.learned`: demonstrations first, then games against a league. Needs JAX and optax."""
