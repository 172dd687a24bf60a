"""The `signoria` command: one module per sub-command, put together in main."""
