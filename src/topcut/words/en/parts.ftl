# What pages of every room are made of

parts-table = Table
parts-why = Why?
parts-structure =
    .players = Players
    .rounds = Rounds
    .then = Then
parts-structure-cut = { $cut ->
    [0] no cut
   *[other] top { $cut }
}
parts-namesake-like = { $where ->
    [here] { $who } looks like the name of { $name }, who is already here
   *[list] { $who } looks like the name of { $name }, in the same list
}
parts-namesake-official = { $who } is also the name of an official ({ $role })
parts-namesake-alike = { $who } looks like the name of { $name }
parts-namesake-player = { $who } is also the name of a player
parts-let-in-again = Yes, let in again
parts-let-in-again-note = the same player, with list and fee
parts-another-person = No, another person with this name
parts-two-people = Two people share this name
parts-same-person = The same person
parts-phones-cannot-come = <strong>Phones cannot reach this computer yet.</strong> Topcut runs for this computer alone.
parts-start-for-phones = Stop it in its window with <kbd>Ctrl</kbd> <kbd>C</kbd> and start it with <code>{ $command }</code>. { $kept ->
    [true] { restart-keeps }
   *[other] { restart-loses }
}
parts-scan = Scan the code with your own phone, on the Wi-Fi of the hall, and <a href="{ $here }">look here again</a>.
parts-no-phone = The page does not open on the phone?
parts-no-phone-network = The phone must be on the same network as this computer, not on mobile data.
parts-no-phone-guests = Guest networks often keep devices apart from each other. Ask the venue to switch that off, or bring a router or a hotspot of your own and start Topcut again.
parts-no-phone-firewall = The firewall of this computer may ask whether Topcut may be reached. Allow it for this network.
parts-no-phone-without = It works without phones, too: print pairings, and enter the results at the desk.
parts-moved = <strong>This computer's address has changed to { $now }.</strong> Links and QR codes still say { $before }, where no phone finds it any more.
parts-moved-restart = Stop Topcut in its window with <kbd>Ctrl</kbd> <kbd>C</kbd> and start it again. { $kept ->
    [true] Nothing is lost. Cards that nobody has used stay good by the letters below the QR code; phones that were signed in need a new card.
   *[other] { restart-loses }
}
parts-to-table = To table { $table }
parts-of = { $what }:
parts-seal = <b>Seal of the log</b>, fact { $n }
