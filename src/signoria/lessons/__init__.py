"""Lessons: a position, bots to play against, and remarks for the situations that come up. docs/lessons.md has the format."""
