"""Pages: what organizers, officials, players and everyone else see of a tournament and do in it."""
