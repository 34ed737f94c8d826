# Mirrors


## Mirrors: a hosted Topcut shows what a laptop in a hall decides

mirror-let-in = { $name } has been let in. The desk in the hall goes on by itself within a minute, or press the button there.
mirror-key-unread = it is not text, or it is not there
mirror-age = { $minutes ->
    [0] less than a minute ago
    [one] 1 minute ago
   *[other] { $minutes } minutes ago
}
mirror-copies = { $copies ->
    [0] No sealed copy.
    [one] 1 sealed copy.
   *[other] { $copies } sealed copies.
}
fetched = The sealed copy is in { $file }. To go on with it here: topcut restore --sealed { $file }

## The page of keys, on the hosted side

mirror-keys = Mirrors
mirror-keys-title = Mirrors of your halls
mirror-ask = A computer asks to be let in
mirror-ask-about = From then on it can show events here in your name, and leave sealed copies. Let it in only if its desk shows the same code: <strong>{ $code }</strong>
mirror-ask-let-in = Let it in
mirror-name = Name of that computer
mirror-name-example = Laptop of the club
mirror-made = The key is ready
mirror-made-about = On the computer in the hall open the desk of the event, <b>More</b>, <b>Mirror</b>, and paste this link there. It is shown this once.
mirror-made-link = Link for the hall
mirror-made-means = Whoever has it can show events here in your name, and read no one's secrets.
mirror-shown = What is mirrored here
mirror-heard = Fact { $n } of { $of }, last heard { $heard }.
mirror-download = Download the newest
mirror-turned-away = On { $at } another computer sent another history of this event, and was turned away. Only one can be the hall: find out which, and stop the mirror on the other.
mirror-remove-sure = For good, with its sealed copies
mirror-remove = Take it down<span class="unseen"> { $title }</span>
mirror-removed = { $title } is no longer shown here, and its sealed copies are gone.
mirror-nothing = Nothing yet. Make a key, and start the mirror at the desk in the hall.
mirror-key = A key for a hall
mirror-key-about = The computer in the hall decides. While it has a network, it shows its public pages here, too: to everyone outside, and to players' phones on mobile data.
mirror-key-make = Make a key
mirror-keys-yours = Your keys
mirror-key-made = made { $at }
mirror-key-revoke = Revoke<span class="unseen"> { $name }</span>
mirror-key-revoked = The key no longer opens anything. What was mirrored with it stays as it was.
