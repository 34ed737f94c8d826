"""A whole tournament at a prompt: what can be done now, short commands, and a sentence for everything that happens."""
