# Getting in: accounts, clubs, cards


## Getting in

club-counts = { $members ->
    [one] 1 member
   *[other] { $members } members
}, { $tournaments ->
    [0] no tournament yet
    [one] 1 tournament
   *[other] { $tournaments } tournaments
}
accounts-counted = { $count ->
    [one] 1 account
   *[other] { $count } accounts
}
quota-field = { $kind ->
    [running] Tournaments not over
    [kept] Tournaments kept
    [players] Players in each
   *[megabytes] Megabytes in all
}
house-open = From now on anyone can make an account here.
house-invited = From now on accounts are by invitation. Everyone who has one keeps it.
account-ready = Your account is ready.
account-closed-said = The account is closed and all its devices are signed out. Its tournaments stay readable.
account-reopened-said = The account is open again. Its owner can sign in.
account-forgotten-said = Your account is deleted. Thank you for organizing.
quota-said = The new limits hold from now on. Nothing was taken away.
handed-over-said = { $count ->
    [0] There was nothing to hand over.
    [one] 1 tournament now belongs to { $name }.
   *[other] { $count } tournaments now belong to { $name }.
}
club-made-said = The club is ready. Invite others with a link.
club-joined-said = You are in { $club } now. Its tournaments are on your home page.
club-left-said = You have left { $club }.
club-removed-said = { $name } is no longer in the club, and sees nothing of its desks from now on.
club-role-said = { $role ->
    [owner] { $name } is an owner of the club now.
   *[organizer] { $name } is an organizer of the club now.
}
club-given-said = This tournament now belongs to { $club }. Its members are the organizers.
club-taken-said = This tournament is yours alone again.
listed-said = It is in the lists and feeds that everyone sees.
not-listed-said = It is out of the lists and feeds. Its pages can still be read by everyone who has the link.
passkey-not-used = No passkey was used. Try again, or use a code.
passkey-not-made = The device made no passkey. Nothing was changed; try again.

## Where somebody is signed in

access-sign-out = Sign out
access-devices-since = since { $since }, until { $until }
access-devices-this = this one
access-devices-others = Sign out all others
access-devices-ended = { $count ->
    [one] That device is signed out.
   *[other] { $count } devices are signed out. Only this one is left.
}

## The doors

access-invitation = Invitation
access-accept-title = { $name }, help to organize { $title }
access-accept-about = You can pair rounds, enter and correct results, and let judges in, for 16 hours on this device. Everything you do is logged under this name.
access-accept = Accept as { $name }
access-joined = Welcome. You are signed in for 16 hours.
access-device-kind = { $kind ->
    [android] Android phone
    [windows] Windows computer
    [linux] Linux computer
   *[other] other device
}
access-not-now = Not now
access-again-title = Password again
access-again = Is this still you?
access-again-about = No one has used this session for an hour, or Topcut was started again. What you asked for cannot be taken back, so please enter your password again. Nothing has changed yet.
access-password = Password
access-again-me = It is me
access-card = Your card
access-card-title = Sign in with your card
access-card-about = Scan the QR code on your card, or type the letters printed below it. Capitals, spaces and dashes do not matter.
access-card-code = Code on the card
access-card-whose = See whose card it is
access-card-phone = Signed in on this phone
access-card-sign-out = Sign this phone out
access-card-none = No card, a new phone, or a code that does not work? Any official can give you a new card in two taps. The old one then stops working.
access-card-judge = Are you a judge? <a href="/judge">Type your judge's code here</a>.
access-card-organizer = The organizer <a href="/login">signs in here</a>.
access-club-join = Join a club
access-club-join-title = Join a club of organizers
access-club-join-about = You can then run any of the club's tournaments, and its other members can run those you give to the club.
access-club-join-first = Sign in first, then open the link again: <a href="/login">sign in</a>, or <a href="/organize">make an account</a>.
access-club-join-code = Code of the invitation
access-club-join-now = Join the club
access-club-join-once = An invitation works once, within a week. An owner of the club can make another one.
access-confirm = Is this you?
access-confirm-name = Are you { $name }?
access-confirm-about = This card is for <strong>{ $title }</strong>{ $place ->
    [none] {""}
   *[other] , { $place }
}. It works once, on one phone.
access-confirm-yes = Yes, sign me in as { $name }
access-confirm-no = No, this is not my card
access-confirm-draw = With this tap your phone adds a number of its own to the draw, so no one can have chosen the pairings in advance. It keeps a receipt.
access-go-on = Go on
access-go-on-thanks = Thank you
access-go-on-about = What you asked for has not been done yet. Nothing you typed is lost: do it now, or leave it.
access-go-on-now = Do it now
access-go-on-leave = Leave it
access-join = Help to organize
access-join-about = Open the link you were sent, or type the code that came with it.
access-join-code = Invitation code
access-join-look = Look at the invitation
access-join-once = An invitation works once, within a day. The owner of the tournament can send another one.
access-judge = Sign in as a judge
access-judge-about = Type the eight letters and digits from the organizer's screen. Then the organizer lets you in with a tap.
access-judge-code = Judge's code
access-judge-ask = Ask to be let in
access-judge-once = A code works once, within ten minutes.
access-sign-in = Sign in
access-login-already = You are already signed in. <a href="/">Go to your tournaments</a>
access-login = Sign in as the organizer
access-name = Name
access-login-other = Not the owner?
access-login-play = I play: I have a card
access-login-judge = I judge: I have a code
access-login-help = I help to organize: I have an invitation
access-login-none = No account yet? <a href="/organize">An account for organizers</a>.
access-login-forgotten-there = Forgot your password? Ask whoever runs this server for a link to a new one: no e-mail is sent. If you run it yourself, start it with <code>topcut serve --set-up</code>.
access-login-forgotten = Forgot your password? On the computer that runs Topcut, stop it and start it with <code>topcut serve --set-up</code>: the new set-up link gives your name a new password.
access-cookie = Open this in your browser
access-cookie-title = This browser did not keep the sign-in
access-cookie-about = You may be in the small window that opens when a phone joins a Wi-Fi network, or in a private window that does not allow cookies.
access-cookie-open = Open your usual browser.
access-cookie-scan = Scan your card again, or type its code at <strong>{ $address }</strong>.
access-cookie-once = Your card works once more for two minutes. After that any official can give you a new one.
access-cookie-here = Try again here
access-organize = An account for organizers
access-own-name = Your name, as players and judges know you
access-password-good = At least 12 characters. Three or four unrelated words are good, and easy to type in a hurry.
access-password-again = The same password again
access-organize-about = You need one to create and run tournaments here; players never need one.
access-organize-invited = Accounts on this server are by invitation: open the link you were sent.
access-organize-kept = With a link for a new password, leave it as it is: your name stays.
access-organize-code = { $open ->
    [true] Code from the link, if you were sent one
   *[other] Code from the link
}
access-organize-trap = Leave this empty
access-organize-save = Save
access-organize-mail = No e-mail address is asked for, so nothing can be sent to you. If you forget your password, whoever runs this server can make you a link for a new one.
access-organize-login = <a href="/login">I have an account: sign in</a>
access-setup = Set-up
access-setup-server = Your account on this server
access-setup-server-about = It runs this server: with it you invite organizers and set their limits, under <strong>Account</strong>. Players never need one.
access-setup-here = Your account on this computer
access-setup-here-about = It is kept only on this computer. You need it to create and run tournaments; players never need one.
access-setup-code = Code from the console
access-setup-create = Create my account
access-second-step = Second step
access-second-step-you = Is it you?
access-second-step-passkey = Your password was right. Now your passkey, please.
access-second-step-use = Use my passkey
access-second-step-code = With a code
access-second-step-now = Your password was right. Now a code, please.
access-second-step-field = The six digits in your app, or one of your recovery codes
access-second-step-lost = Device and recovery codes lost? On the computer that runs Topcut, stop it and type <code>topcut remove-second-factors</code> with your name; then your password is enough.
access-second-step-again = Sign in again
access-second-step-first = First your name and password. You then have five minutes for the second step.
access-wait = Waiting to be let in
access-wait-chip = Waiting
access-wait-ask = Ask the organizer to let { $name } in
access-wait-about = Your code was right. On the page “Officials” of <strong>{ $title }</strong> there is now a button with your name, and beside it this phone's mark: <strong class="code">{ $mark }</strong>
access-wait-look = Look again
access-account = Account
access-clubs = Clubs
access-clubs-own = Your clubs
access-clubs-role = { $owner ->
    [true] Owner
   *[other] Organizer
}
access-clubs-none = You are in no club. A club is a group of organizers who share their tournaments: each of them can open the desk of every one.
access-clubs-new = A new club
access-clubs-name = Its name
access-clubs-make = Make the club
access-clubs-invited = Invited?
access-clubs-code = Open the link you were sent, or <a href="/clubs/join">type its code</a>.

## Clubs, and links that are shown once

access-link-once = It is shown only now.
access-link-code = QR code of the link
access-link-hand = Or by hand: the address without what follows the sign #, and the code <b class="long">{ $code }</b>
access-club-invitation = An invitation
access-club-invitation-once = Send it to one organizer. It works once, within a week.
access-club-members = Members
access-club-you = (you)
access-club-role = { $role ->
    [owner] owner
   *[other] organizer
}{ $closed ->
    [true] , closed by whoever runs this server
   *[other] {""}
}
access-club-make = { $role ->
    [owner] Make organizer
   *[other] Make owner
}
access-club-remove = Remove
access-club-tournaments = Tournaments
access-club-desk = To the desk<span class="unseen"> of { $title }</span>
access-club-none = None yet. Choose the club when you create a tournament, or give it one on its page “This event”.
access-club-invite = Invite an organizer
access-club-invite-about = A link for one person, who needs an account here. Members run rounds and correct results; owners also delete, and decide who is in.
access-club-invite-make = Make an invitation
access-club-leave = Leave
access-club-leave-about = You can no longer open the desks of its tournaments. What you did stays in their logs under your name.
access-club-leave-now = Leave the club
