"""The games: a folder for each family, and what families share (`land`, `draft`). The role of a file is its name."""
