"""The machine that runs any game: answers, copies, undo, knowledge, records. It knows no game."""
