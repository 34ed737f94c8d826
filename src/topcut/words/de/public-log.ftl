# Lists that are public, and the log

public-lists-title = Listen ({ $list })
public-lists-played = Was gespielt wurde und wie es lief
public-lists-published = Der { $organizer } hat sie veröffentlicht.
public-lists-hidden = Sie sind nicht öffentlich.
public-log-title = Was passiert ist
public-log-undone = später rückgängig gemacht
public-log-latest-first = Das Neueste zuerst.
public-log-turn =
    .latest = Neueste
    .earlier = Frühere
