"""Reviews of finished games: who could win when, what each decision cost, and how much of the result was luck."""
