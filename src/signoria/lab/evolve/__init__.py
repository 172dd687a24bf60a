"""Searching for strategies: buy menus that win on one kingdom, found by evolution against a hall of fame."""
