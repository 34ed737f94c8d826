# The desk's page after another computer has taken over

desk-going-on-title = Going on <small>epoch { $epoch }</small>
desk-going-on-missing = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} without a result
desk-going-on-missing-about = If this computer has taken over, what was reported in the last seconds before may be missing. Phones that reach it by the same name and port send theirs by themselves; ask the others.
desk-going-on-reported = <strong>Reported before, and missing here:</strong> { $count ->
    [one] the phone of { $players } holds a receipt.
   *[other] the phones of { $players } hold receipts.
}
desk-going-on-enter = Enter table { $table }
desk-going-on-none = Nothing is open: every table of the round has its result, or no round is being played.
desk-going-on-others = Receipts that this log does not know are also on the phones of { $players }.
desk-going-on-phones = Phones
desk-going-on-phones-about = Phones that open another address than before scan this and sign in again, with their card or a new one.
desk-going-on-code = QR code of { $address }
desk-going-on-back = Take it back
desk-going-on-back-about = Another computer has kept this { $tournament } since epoch { $epoch }. If that one is not to go on, take it back: what was entered there is not here, and cannot be put together with what is entered here from now on.
desk-going-on-here = Go on here all the same
