# What was played, at the desk

desk-played-who = Who sees this
desk-played-who-public = Officials. Everyone sees the choices that at least three players share on <a href="{ $link }">the public page</a>.
desk-played-who-later = Officials. It is public once the lists are, and then only choices that at least three players share.
