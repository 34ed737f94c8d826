# What the data folder, the server, an account or a mirror refuses


## The data folder and the desk

refusal-data-in-use = { $here ->
    [true] Another Topcut (process { $pid }) has been using the data in { $folder } since { $since }. Use that one, or close it first.
   *[false] The data in { $folder } has been in use on the computer { $host } since { $since }. Close Topcut there. If that computer is off or has crashed, delete the file { $file } in that folder and start again.
}
refusal-data-in-use-unnamed = Another Topcut is using the data in { $folder }, although the file { $file } no longer says so. Use that one, or close it first. Nothing was changed.
refusal-data-no-folder = { $folder } is a file, not a folder. Name a folder for the data.
refusal-data-read-only = Not saved: Topcut is not allowed to write to { $folder } ({ $problem }). Make the folder and its files writable, plug the drive in again, or name another folder with --data.
refusal-data-foreign = This topcut.db was not written by Topcut, or its beginning has been destroyed. It was left as it is. Name another folder with --data, or put a copy of your data back.
refusal-data-newer = This data was written by a newer Topcut (form { $found }; this one knows { $known }). It was left as it is. Install the newer version.
refusal-data-damaged = The file { $file } is damaged, so everything in its folder is read-only. Export your tournaments, keep a copy of the folder, and import them into a new one.
refusal-data-elsewhere = { $folder } is kept on another computer or copied there while Topcut writes to it, which can damage it. Name a folder on this computer's own disk with --data.
refusal-row-damaged = { $table ->
    [rights] The entry { $row } in the table { $table } is damaged, so it lets no one in. If a tournament has lost its owner by that, stop Topcut and start it once with: topcut serve --set-up
   *[other] The entry { $row } in the table { $table } is damaged. Correct it if it is a person; otherwise export the tournament and import it into a new folder.
}
refusal-journal-foreign = { $journal } does not belong to this { $file }: one of them comes from another copy. Nothing was touched. Put back both files of the same copy, or move { $journal } away if you restored { $file }.
refusal-store-busy = Not saved: another program has been holding { $file } for too long. Close backup tools and database viewers, then try again.
refusal-store-failed = The disk reports an error ({ $problem }), so the last entry may not have been saved. Nothing more is written until Topcut is restarted. Copy the data folder to another disk first.
refusal-disk-full = Not saved: the disk is full ({ $free } MB free). Everything before that is safe. Free some space and try again.
refusal-disk-low = The disk is nearly full: { $free } MB are free. Free some space before the next round.
refusal-log-damaged = Fact { $n } of this tournament's log is damaged. What came before it can still be read, but nothing can be written. Import your latest copy of the tournament into a new folder.
refusal-log-behind-witness = This tournament's log ends at fact { $n }, but fact { $witnessed } had been saved, or was a different one. Something has replaced or cut the file, or the database server is one that lacks its last writes. It is now read-only; put the right topcut.db or database back, or import your latest copy.
refusal-database-url = This is not the address of a PostgreSQL database. Write it like this: postgresql://user@host/name. Nothing was changed.
refusal-database-library = A database server needs a library that is not installed. Install Topcut with its extra “postgres”, and try again. Nothing was changed.
refusal-database-unreached = The database server could not be reached, or has turned Topcut away. It answered: “{ $problem }”. Check host, port, user, password and the name of the database in the address. Nothing was changed.
refusal-database-unsafe = { $setting ->
    [fsync] The database server is set to fsync=off: if it crashes, it can lose what people were told is saved, or everything. Set fsync=on, restart the database server, and start Topcut again.
    [full_page_writes] The database server is set to full_page_writes=off: if it crashes, its files can be damaged. Set full_page_writes=on, reload the database server, and start Topcut again.
   *[synchronous_commit] The database server is set to synchronous_commit=off: if it crashes, it can lose what people were told is saved. Set synchronous_commit=on for this database and its user, and start Topcut again.
}
refusal-database-read-only = Not saved: this database server can only be read, as a standby can. Name the one that takes writes, or promote this one, and try again.
refusal-database-away = The database server does not answer, or the line to it was cut in the middle. If you were saving something, check whether it is there before you enter it again; what was confirmed before is saved. Try again in a moment.
refusal-database-busy = Not saved: the database server took too long. Nothing was changed; try again in a moment.
refusal-database-full = Not saved: the disk of the database server is full. Everything before that is safe. Free some space there and try again.
refusal-database-damaged = The database server reports that its files are damaged. Stop Topcut, keep a copy of them, and restore the database from its last backup.
refusal-database-refused = Not saved: the database server refused it (SQLSTATE { $state }). Nothing was changed. Check that its user may make tables and write to them.
refusal-database-in-use = Another Topcut has this database open, in an older form or for longer than this can wait. Stop all that use it, then try again. Nothing was changed.
refusal-move-not-empty = There is something in it already, so nothing was moved. Name an empty database or folder.
refusal-move-same = This is where everything is already. Say with --to where it is to go.
refusal-move-damaged = Not everything here is as it was written, so nothing was moved. Type topcut doctor to see what is wrong, and put that right first.
refusal-move-differs = What was written is not what was read ({ $what }). Do not use the new one: empty it, and try again. The old one is as it was.
refusal-text-unstorable = Not saved: the text has a character in it that no database can keep. Type it again without copying it from elsewhere.
refusal-fact-unknown = Fact { $n } of this tournament ({ $kind }, form { $v }) was written by a newer Topcut. The tournament can only be read, up to there. Install the newer version.
refusal-fact-unreadable = This program cannot follow fact { $n } of this tournament: that is our mistake. The tournament can only be read, up to there. Export it and report the mistake.
refusal-tournament-unknown = There is no tournament { $tournament } here. Check the address, or look for it in the list of tournaments.
refusal-tournament-deleted = This tournament was deleted. For 30 days after that its owner can bring it back from the home page; an archive that was saved can be imported at any time.
refusal-title-differs = Nothing was deleted: “{ $typed }” is not its name. To delete it, type “{ $title }”.
refusal-id-differs = The log of this tournament cannot be read, so its title cannot be compared. To delete it, type its id, { $tournament }; you typed “{ $typed }”. Nothing was deleted.
refusal-not-a-drill = This is a real tournament, not a drill. Nothing was changed.
refusal-drill-unsure = Tick “Yes, for good” to remove the drill. Nothing was removed.
refusal-drill-data-in-use = Another Topcut is using the data in { $folder }. A drill can be started there, too: open its home page and press “Drill”. Or leave out --data, and this one gets a folder of its own. Nothing was changed.
refusal-drill-of-cards = { $title } is played by its own command, not at a desk, so there is no drill for it. Type: topcut challengers play
refusal-drill-book-unknown = There is no drill for “{ $name }”. Choose one of these rule books: { $known }.
refusal-drill-players = A drill has { $least } to { $most } players. Choose a number between these.
refusal-drill-too-many = { $most } drills are going on already, and more would slow everything down. Pause or remove one of them first. Nothing was changed.
refusal-drill-speed = A drill has these speeds: { $speeds } times as fast as a real day. Choose one of them. Once it runs it can be paused.
refusal-drill-seed = The seed of a drill is a text of 1 to { $most } letters on one line. Type another one, or leave it out.
refusal-tournament-exists = The tournament { $tournament } is already in this data folder. Import it into another folder, or go on with the one that is here.
refusal-key-reused = This key has already been used for another entry. Reload the page and repeat the entry; a program sends it under a new key.
refusal-desk-overtaken = Others changed the tournament { $tries } times while this was being decided. Look at it as it is now and try again.

## The web pages: edges

refusal-page-unknown = There is no such page here. The address may be mistyped, or what it showed is gone.
refusal-method-unknown = That cannot be done with this address. Go back and use the page's own buttons; for programs, /api/v1/openapi.json describes every address.
refusal-body-unreadable = What arrived was incomplete or could not be read. Nothing was stored. Please send it again.
refusal-body-too-large = That is too large: at most { $most } kB can be sent here at once. Nothing was stored.
refusal-too-many = That was too often in too short a time. Nothing was stored. Wait a minute, then try again.
refusal-forbidden = You are signed in, but not as someone who may open or do this. Nothing was changed. If you should be able to, sign in with your own card, code or password.
refusal-sign-in-needed = You are not signed in, or your session has ended, so nothing was stored. Please sign in first, then send it again.
refusal-form-incomplete = The form came without something it needs: { $fields }. Nothing was stored. Open the page again and resend it.
refusal-stopping = Topcut is stopping. What you sent was not stored. Try again in a few seconds.

## The big screen

refusal-sign-up-full = The waiting list is full: { $most } people are on it. You are not signed up. Ask the { $organizer }.
refusal-sign-up-busy = More people are signing up than this page can take in a minute. You are not signed up yet; what you typed is still here. Wait a minute, then send it again.
refusal-sign-up-junk = This did not look like a person signing up, so nothing was stored. Leave the field “Website” empty and send it again.
refusal-not-accepted = Tick the box to allow your name on the public pages of this { $tournament }; without it you cannot be paired. Nothing was stored.
refusal-log-behind-phone = A player's phone holds the receipt of fact { $n }, but this log ends at { $last } or took another path. Something that was acknowledged is missing here: look for a newer copy before you go on. The phones still have what was reported from them.
refusal-witness-lost = When Topcut was started, the file topcut.heads knew nothing of this log, which ended at fact { $n }. Without it no one can say whether facts after that were lost. Compare with the receipts on phones and with printed sheets. If everything is there, confirm it here; if not, look for a newer copy before you go on.
refusal-preview-busy = The picture of this tournament cannot be drawn at the moment. Ask for it again in a minute.
refusal-verify-lately = The referee was at work here a moment ago. Nothing was begun. Read the last report, or ask again in a minute.
refusal-verify-busy = The referee is busy with other tournaments. Nothing was begun. Ask again in a minute, or run it on your own machine.
refusal-verify-stopped = The referee needed more time or memory than it may take here ({ $seconds } seconds at most) and was stopped. Nothing was kept. Ask again when this computer has less to do, or run it on your own machine.
refusal-verify-failed = The referee ended without a verdict. Nothing was kept. Ask again, or run it on your own machine.
refusal-verify-unreadable = The referee cannot read the file of this log: { $problem } Nothing was kept. Show this to the organizer.
refusal-verify-outdated = A name or a text of this log was changed or deleted while the referee was reading. Nothing was kept. Ask again.
refusal-alarm-changed = This warning has changed or is gone since the page was opened. Nothing was changed. Read the page again first.
refusal-display-choice-unknown = The display has no such view. It shows what it showed before. Choose one of the list.
refusal-list-not-open = This list is not open to you, or there is none.
refusal-not-sure = Nothing was changed. Tick the box that says you are sure, then send it again.
refusal-forget-too-early = You are still playing, and the hall needs your name to call you to your table. Drop first, or wait until the end; nothing was deleted.

## Getting in

refusal-form-foreign = This was not sent from a page of this program, or that page is too old. Nothing was changed. Open the page again and resend it.
refusal-form-stale = Someone has signed in or out in this browser since that page was opened. Nothing was changed. Open the page again and resend it.
refusal-host-unknown = Topcut does not answer to this address. Open { $address } instead.
refusal-away-too-long = This session has not been used for an hour, so it can no longer delete or export. Ask the owner to do it, or ask for a new invitation. Nothing was changed.
refusal-claims-too-many = Too many wrong codes were tried from here within a minute. A right one still works: check it letter by letter, or ask for a new one where you got it.
refusal-codes-off = Too many wrong judges' codes were tried, so codes are off for 10 minutes. An organizer can send an invitation link instead.
refusal-login-wait = { $seconds ->
    [one] Too many wrong passwords. Wait 1 second, then try again.
   *[other] Too many wrong passwords. Wait { $seconds } seconds, then try again.
} Nothing is locked.
refusal-hashing-busy = Others are signing in right now. Try again in a second.
refusal-login-wrong = That name and password do not belong together. Check both, capital letters included.
refusal-password-wrong = This is not the password of your account. Check it, capital letters included, and type it again. Nothing was changed.
refusal-login-here-only = The owner signs in only on the computer that runs Topcut. There, on the page “Account”, signing in from other devices can be switched on.
refusal-password-short = A password needs at least { $least } characters. Three or four unrelated words are easy to remember.
refusal-password-long = A password has at most { $most } characters.
refusal-password-weak = { $pattern ->
    [about-you] A password with your own name in it is the first one anyone tries.
    [known] This password, or one much like it, is on the lists that attackers try first.
    [word] One common word with a few extra characters is guessed in seconds.
    [spatial] Neighbouring keys on the keyboard are guessed in seconds.
    [repeat] A password that repeats itself is guessed in seconds.
    [sequence] Letters or digits in their usual order are guessed in seconds.
    [date] A date is guessed in seconds.
    [regex] A year is guessed in seconds.
   *[other] This password is too easy to guess.
} Use three or four unrelated words instead. Nothing was saved.
refusal-passwords-differ = The two passwords are not the same. Type both again.
refusal-name-missing = Give a name, so that others know who it is.
refusal-link-dead = This link has already been used or has expired. Ask for a new one.
refusal-set-up-dead = This set-up link has already been used or has expired. Start Topcut again for a new one.
refusal-code-unknown = No card has this code. Check it letter by letter; a newer card makes older ones invalid.
refusal-code-unreadable = A code has 26 letters and digits in groups of four. Type all of them, or scan the QR code.
refusal-claim-used = This card was already claimed at { $at }, on this kind of device: { $agent }. If that was not you, ask an official for a new card: two taps, and the other device is signed out.
refusal-claim-over = This tournament is over, so its cards no longer work. The final standings are on its public page.
refusal-claim-none = { $player } is no longer in this tournament. Ask at the desk.
refusal-device-shared = This phone has also signed in for another player of this tournament, so it cannot confirm a result. Ask an official to enter it.
refusal-judge-code-dead = This code is wrong, has already been used, or is older than 10 minutes. Ask the organizer for a new one.
refusal-judge-not-waiting = No one is waiting there any more. Nothing was changed.
refusal-warning-first = Phones reach this computer over plain HTTP. Read and confirm what that means on the page “Account” first (in the menu under More). No one was given a code or an invitation.
refusal-session-gone = That session has already ended.
refusal-organizer-needed = Only the owner can do that to an organizer.
refusal-account-closed = This account is closed. Ask whoever runs this server; your tournaments are still there, and players can go on reading them.
refusal-account-link-dead = This link has already been used or has expired. Ask whoever runs this server for a new one.
refusal-account-taken = There is already an account called { $name }. Choose another name, or sign in if it is yours.
refusal-account-strange = There is no such account on this server. Nothing was changed.
refusal-account-own = You cannot do that to your own account from here. Nothing was changed.
refusal-account-holds = This account still owns { $count ->
    [one] 1 tournament
   *[other] { $count } tournaments
}. Delete each, or give it to a club, then delete the account. Nothing was changed.
refusal-account-mirrors = This account still shows { $count ->
    [one] 1 event
   *[other] { $count } events
} of a hall. Take each down on the page “Mirrors”, then delete the account. Nothing was changed.
refusal-account-last = This is the only account that runs this server. Make another one with topcut serve --set-up first. Nothing was changed.
refusal-accounts-invited = Accounts on this server are by invitation. Open the link you were sent, or ask whoever runs it. No account was made.
refusal-accounts-busy = More accounts are being made than this server takes in a minute. Nothing was lost; wait a minute, then send it again.
refusal-hosted-only = Accounts for others need a server with an encrypted connection. On this computer, topcut serve --set-up prints a link to another account. Nothing was changed.
refusal-quota-number = { $typed } is not a number from 0 to { $most }. Nothing was changed.
refusal-quota-running = You have { $most ->
    [one] 1 tournament that is not over
   *[other] { $most } tournaments that are not over
}, as many as this server allows you at once. Finish or archive one, or ask whoever runs this server. Nothing was made.
refusal-quota-kept = You keep { $most ->
    [one] 1 tournament
   *[other] { $most } tournaments
} on this server, as many as it allows you. Delete one that nobody needs (it counts until it is gone for good), or ask whoever runs this server. Nothing was made.
refusal-quota-players = { $most ->
    [one] 1 player is
   *[other] { $most } players are
} the most that this server allows in one tournament. No one was entered. The { $organizer } can ask whoever runs the server for more.
refusal-quota-megabytes = All tournaments of this organizer together have filled the { $most } MB that this server allows. Nothing was saved. The { $organizer } can delete old tournaments, or ask whoever runs the server for more.
refusal-club-unknown = You are in no such club. Nothing was changed.
refusal-club-owner-needed = Only an owner of the club can do that. Nothing was changed.
refusal-club-last-owner = A club needs an owner. Make another member an owner first, or remove everyone else and give its tournaments away. Nothing was changed.
refusal-club-holds = The club still owns { $count ->
    [one] 1 tournament
   *[other] { $count } tournaments
}, and you are its last member. Take each back on its page “This event”, then leave. Nothing was changed.
refusal-club-link-dead = This invitation has already been used or has expired. Ask an owner of the club for a new one.
refusal-club-in-already = You are already in { $club }. The invitation is still good for someone else.
refusal-clubs-many = You are in { $most } clubs, as many as one account can be. Leave one first. Nothing was changed.
refusal-second-wrong = That code is wrong, or has been used before. Wait for the next one in your app, or use a recovery code. You are not signed in yet.
refusal-second-late = That took longer than five minutes. Nothing was changed. Begin again.
refusal-second-gone = That second factor is no longer there. Nothing was changed.
refusal-second-needs-tls = Second factors need TLS, and this computer serves its pages over plain HTTP. Nothing was added.
refusal-app-wrong = That is not the code that the app should show now. Check the time of the phone, then enter the next code. Nothing was added yet.
refusal-passkey-wrong = This passkey did not answer as it should, or too late. Nothing was changed. Try it once more.
refusal-passkey-copied = This passkey counted backwards, as a copy would. It lets no one in. Sign in with another second factor, then remove it on the page “Second factors”.

## The security log

refusal-account-unknown = There is no account called { $name } in this data folder. Nothing was changed.

## Serving the pages

refusal-workers-many = Topcut serves a data folder from one process; { $workers } would write to one file at the same time. Leave --workers and WEB_CONCURRENCY alone: one is enough for a hall. Several need a database server: see --database.
refusal-port-busy = Port { $port } is in use, perhaps by another Topcut. Stop that one, or choose another port with --port { $next }.
refusal-backup-database = What is in a database server is backed up there, with its own means: docs/hosting.md says how. Leave --backup and --sealed out.
refusal-url-odd = “{ $url }” is not an address of a server on the internet. Name it as browsers see it, with https and nothing after the name, such as --url https://topcut.example.
refusal-url-alone = --url is for a server on the internet; --lan, --host and --mirror are for a hall. Leave one of the two out.
refusal-host-odd = “{ $host }” is not the name or address of a computer. Name it alone, without http:// before and a port after it, such as --host topcut.local.
refusal-listen-odd = Nobody could come in at “{ $address }”: that is not an address of this computer. Leave --listen out if the proxy runs here, too; otherwise name one, 0.0.0.0 for all of IPv4, or :: for all of both kinds.
refusal-option-idle = { $option } does nothing without { $needed }. Name that as well, or leave { $option } out.
refusal-figures-weak = There is no token in { $file }. Write one of at least { $least } letters into it, known only to what reads the figures, and start again.
refusal-lan-missing = This computer is not on a network, so phones cannot reach it. Join the hall's Wi-Fi and start again, or name the address yourself with --host.
refusal-withdraw-asked = Withdraw { $player }?{ $next ->
    [nobody] {""}
   *[other] {" "}{ $next } moves up from the waiting list.
} Nothing has been changed yet.
refusal-absent-asked = Drop { $player } as absent? The match ends too. Nothing has been changed yet.
refusal-forget-unsure = Tick “Yes, for good” to forget { $player }. Nothing was deleted.

## Mirrors: a hosted Topcut shows what a laptop in a hall decides

refusal-decided-at-the-hall = This is decided at the hall, and only shown here. Go to the desk there.
refusal-mirror-link = This is neither the address of a hosted Topcut, such as https://topcut.example, nor a link from its page Mirrors. Copy all of that: it begins with https:// and ends with a key after a #.
refusal-mirror-plain = { $url } is not encrypted, so the key would be read on the way. Use an address that begins with https://.
refusal-mirror-hosted = This event is already decided and shown online. A mirror is for a laptop in a hall.
refusal-mirror-old-log = The log of this event was begun by an earlier Topcut, and what is struck out here could not be struck out on a mirror. It stays at home.
refusal-mirror-unreachable = The mirror cannot be reached, so it shows what it was last told. Nothing here is lost; it is tried again by itself.
refusal-mirror-untrusted = What answers there does not prove that it is that server, so nothing was sent. In many networks a page for signing in has to be opened in a browser first; or the clock of this computer is wrong, or the certificate has run out.
refusal-mirror-slow = The mirror does not answer in time. Nothing here is lost; it is tried again by itself.
refusal-mirror-strange = What answers at that address is not a mirror that this Topcut understands. Check the address, and whether both run the same version.
refusal-mirror-key-refused = The mirror does not know this key: nobody has let this computer in there yet, or the key was revoked, or copied only in part. Let it in with the code on the page Mirror of the desk, or make a new key there.
refusal-mirror-busy = The mirror has too much to do at the moment. It is tried again by itself.
refusal-mirror-quota = The mirror shows { $most ->
    [one] { $most } event
   *[other] { $most } events
} of that account, and takes no more. Take one down there.
refusal-mirror-heavy = All that this account keeps on the mirror fills the { $most } MB that it allows there, so nothing new was taken. Take old events down there, or ask those who run it for more.
refusal-mirror-removed = This event was taken down from the mirror. To show it again, make a new key there and start the mirror with it.
refusal-mirror-troubled = The mirror cannot keep this event at the moment. Ask those who run it to look at their data.
refusal-mirror-at-home = That server decides this event itself, so it cannot be a mirror of it. Go on at one of the two only.
refusal-mirror-of-others = Another account already mirrors this event there. Use a key of that account; if it is none of yours, ask those who run that server.
refusal-mirror-other-source = Another computer has sent the mirror another history of this event, in the same epoch. Two cannot both be the hall: the mirror keeps what it has. Find out which computer goes on, and stop the mirror on the other.
refusal-mirror-superseded = Another computer has taken this event over (epoch { $epoch }), and the mirror follows that one. Go on there.
refusal-mirror-ahead = The mirror knows { $n } facts of this event, and this computer only { $hall }: something is missing here, or another computer has gone on. Nothing was sent. Look at your backups.
refusal-mirror-gap = The mirror does not have fact { $n } yet, so it cannot take what comes after it. It is sent again by itself.
refusal-mirror-names = A name that was sent is not the one that the log commits to, so the mirror took nothing.
refusal-mirror-unreadable = Line { $row } of what was sent cannot be read. Check whether both run the same version of Topcut.
refusal-mirror-too-large = What would have to be replaced on the mirror is too much for one go. Take the event down there, and start the mirror with a new key.
refusal-mirror-unproven = The mirror says that another computer has taken this event over (epoch { $epoch }), but shows no proof of it. If that is so, stop here and go on there. If not, go on: everything is saved here, only the mirror does not follow.
refusal-mirror-full = What was sent is larger than that server takes. Ask those who run it to allow more, and let backups go to a stick.
refusal-mirror-not-fetched = The mirror cannot be reached, so nothing was fetched. Check the network and the address, and try again.
refusal-mirror-copy-none = There is no sealed copy of this event that this key can fetch. Check its id in the list of copies.
refusal-api-token-refused = This token is unknown here: it was revoked, has run out, or was copied only in part. Make a new one on your account page, under “Tokens for programs”.
refusal-api-token-missing = A program needs a token for this. Make one on your account page, under “Tokens for programs”, and send it as “Authorization: Bearer” and the token.
refusal-api-token-scope = This token may not do that: it lacks the scope “{ $scope }”. Make one that has it on your account page.
refusal-api-token-elsewhere = This token was made for another tournament. Use the one for this tournament, or make one for all of yours.
refusal-api-token-here-only = This token works only on the computer that runs Topcut. There, on the page “Account”, signing in from other devices can be switched on; then it works from everywhere.
refusal-api-token-name = The token needs a name of at most { $most } letters, such as that of the program that will use it. Type one.
refusal-api-tokens-many = There are { $most } tokens already. Revoke one that is no longer used.
refusal-api-token-gone = That token was already revoked.
refusal-api-token-days = A token lasts from 1 to { $most } days. Choose how long this one does.
refusal-api-token-tournament = That tournament is not one of yours. Choose one from the list.
refusal-api-not-json = What was sent is not JSON. Nothing was saved.
refusal-api-form = What was sent does not fit the description of this address: { $why }. Nothing was saved.
refusal-api-key-unreadable = An Idempotency-Key has 1 to { $most } plain ASCII characters. Nothing was saved.
refusal-api-result-changed = The result at table { $table } has changed since you asked what would follow. Ask again, then send the correction with the new “was”.
refusal-pair-not-seated = { $first } and { $second }, in this order, are not a pair of round { $round }. Ask for the round again and name the players as it does.
refusal-nothing-to-do = There is nothing to do: it is already so. Nothing was written.
refusal-api-streams-many = There are as many streams open as this server allows. Close one, or ask for the facts now and then.
refusal-api-busy = This token has asked { $most } times within a minute. Wait a minute, then ask less often; for news there is a stream.
refusal-mirror-key-name = The key needs a name of at most { $most } letters, such as that of the computer in the hall. Type one.
refusal-mirror-keys-many = There are { $most } keys already. Revoke one that is no longer used.
refusal-mirror-key-known = That computer was already let in.
refusal-mirror-ask-odd = That is not the code of a computer that asks to be let in. Scan it again at the desk in the hall, on the page Mirror.
refusal-mirror-key-gone = That key was already revoked.
refusal-mirror-sure = Nothing was taken down. Tick the box to say that you mean it.
refusal-mirror-key-missing = The key of the mirror is missing. Put it into a file and name that with --mirror-key, or set { $variable }.
refusal-mirror-key-odd = That is not the key of a mirror. It is what stands after the # of the link: 22 letters, digits, - and _. Copy all of it.
refusal-mirror-key-shown = Leave out the # and the key after it: everyone on this computer can read what is typed. Put the key into a file and name that with --mirror-key, or set { $variable }.
refusal-file-exists = There is already a file { $file }, and it was left as it is. Name another with --to.
refusal-api-breaks-changed = What these pairs break is no longer what you were told, or you have not asked. Ask again, then send the pairs with the new “seen”.
refusal-applicant-gone = Not everyone in this list is waiting for an answer. Nobody was entered. Ask who is waiting, then answer again.
