"""Challengers!: the cards as data, the match, the Deck Phase, the Robot, what a seat may know, and the bots."""
