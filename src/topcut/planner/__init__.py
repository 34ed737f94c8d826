"""What may come: which structure, who can still make it, what if, and how lucky it was."""
