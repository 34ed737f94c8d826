# The account page, and the security log


access-account-of = Account of { $name }
access-account-reached = How this computer is reached
access-account-alone = This computer only
access-account-alone-about = No one else can reach these pages. To let phones in, start Topcut with <code>{ $command }</code> on a network of your own.
access-account-plain = Plain HTTP in the hall
access-account-plain-about = Phones reach it at <strong>{ $address }</strong>. Nothing is encrypted on the way:
access-account-plain-read = Anyone on the same network who knows how can read what phones send and take over a session.
access-account-plain-player = A player's session alone cannot decide a match: the opponent or an official still has to confirm.
access-account-plain-judge = A judge's or organizer's session can. Use your own router with WPA2 or WPA3 and a password that only this hall knows.
access-account-plain-log = Everything entered is logged with who entered it; changing it later in secret would break the receipts that phones hold.
access-account-warned = You read this on { $time }.
access-account-warn = I have read this, and this network is ours
access-account-until = Until then you cannot let in judges or co-organizers.
access-account-encrypted = Encrypted
access-account-encrypted-about = These pages are served at <strong>{ $address }</strong> over TLS.
access-account-mirrors = Mirrors: show what a laptop in a hall decides
access-account-lan = Signing in from other devices
access-account-lan-state = { $on ->
    [true] On: your name and password work on every device in the hall.
   *[other] Off: you sign in only here, on the computer that runs Topcut. That is the safe way.
}
access-account-lan-means = If you switch it on, your password crosses the hall unencrypted each time you sign in elsewhere. Inviting yourself as a co-organizer avoids that.
access-account-lan-switch = { $on ->
    [true] Switch it off
   *[other] Switch it on anyway
}
access-account-backups = Backups
access-account-backups-about = A copy of everything on a stick, seconds after each change; and going on here with an event of a computer that is broken.
access-account-catalogues = Catalogues
access-account-catalogues-about = They know the names on lists: what is here, how old it is, and how to add a newer one.
access-account-in = Who may come in
access-account-in-about = You let judges and co-organizers in for one tournament at a time, on its page “Officials”.
access-account-officials = Officials<span class="unseen"> of { $title }</span>
access-account-first = You have no tournament yet. <a href="/new">Create the first one</a>, then let judges and co-organizers in from its page “Officials”.
access-account-signed-in = Signed in
access-account-together = Together with others
access-account-club = A club is a group of organizers who share their tournaments.
access-account-server = Accounts on this server
access-account-second = Second factors
access-account-second-about = An app or a passkey, asked for besides your password.
access-account-second-none = Not asked for here: they need an encrypted connection (TLS), and these pages have none. Your password is enough.
access-account-tokens = Tokens for programs
access-account-tokens-about = A token lets a script or the site of your league read what you may read, and, if you allow it, do what you may do.
access-account-tokens-open = Tokens
access-account-door = What happened at the door
access-account-door-about = Sign-ins, wrong guesses, cards and codes, rights, files with contacts or secrets that were downloaded.
access-account-log = Security log
access-account-password = Change the password
access-account-password-current = Current password
access-account-password-again = New password again
access-account-password-new = New password
access-account-password-change = Change it
access-account-password-means = This signs out all your other devices and revokes your tokens for programs.
access-account-data = Your data
access-account-data-about = Everything that is kept about you and this account: devices, clubs, tournaments, and your lines of the security log.
access-account-data-download = Download it
access-account-delete = Delete this account
access-account-delete-means = Your name, password, devices and second factors are deleted for good. Logs of tournaments name only the id “{ $id }”. Where you were named as an official, your name stays with that tournament.
access-account-delete-held = You still own tournaments: delete each, or give it to a club first.
access-account-delete-sure = Yes, for good
access-account-delete-now = Delete my account
access-account-log-about = Who came in, who was let in or sent away, and what was taken out, the latest first. Wrong guesses are counted together. The last { $kept } lines of each kind are kept. There are no passwords, codes or network addresses in it.
access-account-log-show = Show
access-account-log-all = Everything
access-account-log-none = Nothing of this kind has happened.
access-account-log-earlier = Earlier

## What was done

access-account-ready = { $first ->
    [true] { account-ready } Create your first tournament.
   *[other] { account-ready }
}
access-account-signed-out = You are signed out on this device.
access-account-password-changed = Your password has been changed. All other devices are signed out, and tokens for programs no longer work.
access-account-noted = Noted. You can now let in judges and co-organizers.
access-account-lan-said = { $on ->
    [true] You can now sign in from other devices.
   *[other] You can now sign in on this computer only.
}
access-account-thanks = Thank you. Now go back to what you wanted to do.
