# What is kept about a player


seat-data-person = Who you are
seat-data-label =
    .name = Name, seen by everyone
    .club = Club, seen by everyone
    .contact = Contact, seen only by the organizers
    .fee = Entry fee, seen by you and the officials
seat-data-none = none
seat-data-fee = { $paid ->
    [true] paid
   *[other] not noted as paid
}
seat-data-forgotten = Your name and contact have been forgotten. You are “{ $id }” in the log.
seat-data-list = Your { $list } is under <a href="{ $link }">My { $list }</a>.
seat-data-phone = This phone keeps a cookie that says who you are, and drafts and receipts of your own reports.
seat-data-notes = Officials keep notes on rulings and conduct; ask the { $organizer } for those about you: they can be downloaded at the desk.
seat-data-download = Download all of it as a file
seat-data-devices = { $count ->
    [one] Signed in on { $count } phone
   *[other] Signed in on { $count } phones
}
seat-data-devices-about = A phone that you sign out can no longer see your table or report for you. If one of them is not yours, sign it out and ask the desk for a new card.
seat-data-this-phone = This phone
seat-data-drawn = It added a number of its own to the draw: fact { $n } of the log. After it the seal of the log was <code class="long">{ $check }</code>.
seat-data-sign-out-means = Signed out, this phone no longer shows your table and reports nothing. <strong>You stay in the { $tournament }</strong> and are paired as before. To come back on a phone, ask the desk for a new card.
seat-data-sign-out = Sign this phone out
seat-data-log = What the log says about you
seat-data-forget = Be forgotten
seat-data-forget-means = Your name and contact are deleted from this computer, at once and for good. The log stays as it is, with results, your { $list } and your club, because others' standings depend on it; it calls you “{ $id }”. Backups and a mirror that Topcut keeps follow. Copies that others have downloaded or printed are not changed.
seat-data-forget-done = This has been done.
seat-data-forget-me = Forget me
seat-data-forget-later = You can do this once you have dropped, or when it is over: until then the hall needs your name.
seat-data-deleted = Your name and contact details are deleted.
