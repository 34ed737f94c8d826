# Lists that are public, and the log

public-lists-title = Listas ({ $list })
public-lists-played = Qué se jugó y cómo le fue
public-lists-published = El { $organizer } las ha publicado.
public-lists-hidden = No son públicas.
public-log-title = Qué ha pasado
public-log-undone = deshecho después
public-log-latest-first = Lo último, primero.
public-log-turn =
    .latest = Lo último
    .earlier = Anteriores
