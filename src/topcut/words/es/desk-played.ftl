# What was played, at the desk

desk-played-who = Quién ve esto
desk-played-who-public = Los árbitros. Todos ven las elecciones que comparten al menos tres jugadores en <a href="{ $link }">la página pública</a>.
desk-played-who-later = Los árbitros. Es público cuando lo son las listas, y entonces solo las elecciones que comparten al menos tres jugadores.
