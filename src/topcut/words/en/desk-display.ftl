# The desk's page about the big screen

desk-display-title = What the big screen shows
desk-display-shows = It shows
desk-display-language = Its language
desk-display-public = Announcements stand above whatever it shows, and time called fills it for a minute. Nothing on it is secret: it is as public as the pairings.
desk-display-show = Show this
desk-display-open-title = Open it on the projector
desk-display-open = Open the display
desk-display-elsewhere = It needs no account. On another computer or a TV type <code>{ $address }</code>{ $scans ->
    [true] {" "}or scan this
   *[other] {""}
}, then make it full screen (<kbd>F11</kbd>) and tap <b>Turn sound on</b> once.
desk-display-code = QR code of the display
desk-display-stream = Over a stream
desk-display-stream-about = For OBS and the like: a transparent page of 1920 × 1080 that changes by itself. Add it as a browser source.
desk-display-stream-table = One table: <code>{ $address }</code>
desk-display-stream-bracket = The bracket: <code>{ $address }</code>
desk-display-stream-open = Open table { $table }
desk-display-several = { $count } events on one screen
desk-display-several-about = Two side by side; more take turns. Each shows what is chosen at its own desk.
desk-display-together = Open them together
