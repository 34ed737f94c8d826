"""The faces of cards, drawn by us from their data: the same on a phone, on a projector and on paper; pure."""
