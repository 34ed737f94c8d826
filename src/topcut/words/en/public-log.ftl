# Lists that are public, and the log

public-lists-title = { $list }s
public-lists-played = What was played, and how it did
public-lists-published = The { $organizer } has published them.
public-lists-hidden = They are not public.
public-log-title = What happened
public-log-undone = undone later
public-log-latest-first = The latest first.
public-log-turn =
    .latest = Latest
    .earlier = Earlier
