"""One module a kind of card: `model(face)` folds it."""
