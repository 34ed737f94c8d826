# The frame of every page

layout-skip = Skip to the content
layout-brand = Topcut, home
layout-help = Help with this page, in a new tab
layout-site =
    .calendar = Calendar
    .rules = Rule books
    .new = New tournament
    .account = Account
    .sign-in = Sign in
layout-language = Language: { $name }
layout-languages = Languages
layout-read-only = <strong>This can only be read.</strong> { $why }
layout-do-anyway = I know, do it anyway
layout-updated = Last updated { $time }
layout-cut = The connection to the desk is lost, so this may be out of date. It comes back by itself.
layout-mirrored = Mirrored from the hall, as of { $time }
layout-mirrored-quiet = The hall is out of reach at the moment, so what is decided there shows up here later.
layout-drill = <strong>Drill: nothing here counts.</strong> Its players are simulated.
layout-drill-pace =
    .pause = Pause
    .paused = Paused. Go on:
    .more = More
