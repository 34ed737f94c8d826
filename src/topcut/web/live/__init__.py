"""Live pages: one stream a page, which sends its live block again after something happened that the viewer may read."""
