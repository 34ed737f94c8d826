"""Small programs that keep the project's pages true."""
