"""Pages: what organizers, officials, players and everybody else see of a tournament, and do in it."""
