"""The server: tables that people play at over the network. It holds no rules; games are asked through `core`."""
