# The desk's page of the officials

desk-officials-code = Code for { $name }
desk-officials-code-image = QR code of { $address }
desk-officials-code-about = { $phones ->
    [true] Open <strong>{ $address }</strong> on the phone and type
   *[other] In another browser of this computer, open <strong>{ $address }</strong> and type
} these letters, before { $until }. Then let { $name } in below.
desk-officials-invitation = Invitation for { $name }
desk-officials-invitation-image = QR code of the invitation
desk-officials-invitation-about = Or type <strong>{ $typed }</strong> on the page “join”. It works once, within a day, and is shown only now.
desk-officials-door = At the door
desk-officials-waits = <strong class="code">{ $mark }</strong> on the phone · { $device }, since { $since }
desk-officials-let = Let { $name } in
desk-officials-send-away = Send away
desk-officials-sent-away = Sent away. No one was let in.
desk-officials-let-in = { $name } has been let in.
desk-officials-signed-out = { $name } has been signed out on every device.
desk-officials-roles = Officials and their roles
desk-officials-you = you
desk-officials-plays = · plays, { $name } rules on those games
desk-officials-code-for = Code for a phone<span class="unseen"> of { $name }</span>
desk-officials-remove = Remove<span class="unseen"> { $name }</span>
desk-officials-none = No one is named yet.
desk-officials-needed = You need at least { $count } { $role } before the start. It can be you.
desk-officials-add = Add an official
desk-officials-name = Name
desk-officials-role = Role
desk-officials-alternate = If they play too, who rules on those games?
desk-officials-no-alternate = They do not play
desk-officials-add-them = Add them
desk-officials-enter = Enter
desk-officials-add-me = Add me
desk-officials-added = Added as { $role }: { $name }.
desk-officials-released = { $name } no longer holds that role.
desk-officials-in = Let in
desk-officials-is = { $organizer ->
    [true] co-organizer
   *[other] official
}
desk-officials-invited = { $open ->
    [true] invited, not here yet
   *[other] never came, and the invitation has run out
}
desk-officials-out = { $invited ->
    [true] Take the invitation back<span class="unseen"> { $name }</span>
   *[other] Sign out<span class="unseen"> { $name }</span>
}
desk-officials-alone = Only you. An official gets in with a short code and your tap: press “Code for a phone” beside the name.
desk-officials-co = Co-organizer
desk-officials-co-about = Runs rounds and corrections with you, on a computer of their own.
desk-officials-invite = Create an invitation
