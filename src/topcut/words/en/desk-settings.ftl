# What the organizer has settled

desk-settings-title = Settings
desk-settings-details =
    .heading = Title, place, date and special rules
    .title = What is it called?
    .place = Where is it?
    .day = When is it? The first day
    .special = Special rules, for the public page
    .example = Such as: lunch after round 2, bring two printed lists
    .about = What players should know beforehand that the rule book does not say. To depart from a clause, declare a deviation instead.
    .go = Correct it
    .fixed = Everyone sees the correction. The date has been fixed since the start.
desk-settings-legal = Everyone sees the correction. The first day decides what is legal, so with a new date all { $list }s are checked again.

## Signing up

desk-settings-sign-up =
    .heading = Signing up on the public page
    .who = Who can sign up
    .closed = Closed
    .closed-about = Only you enter players.
    .open = Open
    .open-about = Players who sign up are in at once, or wait in line when all places are taken.
    .asks = Open, and you approve each
    .asks-about = Sign-ups wait on the page “Players” until you let them in. Those you decline are deleted.
    .save = Save
    .page = Open the page for signing up here
desk-settings-sign-up-over = The { $tournament } has started, so no one can sign up any more.
desk-settings-sign-up-said = { $way ->
    [open] Players can sign up on the public page and are in at once.
    [asks] Players can sign up on the public page; each waits for your answer.
   *[closed] Signing up on the public page is closed.
}

## Deviations

desk-settings-deviations = Deviations <small>public, each with its reason</small>
desk-settings-deviation =
    .none = None: everything goes by the book.
    .clause = Clause
    .why = Why do you depart from it?
    .go = Declare it
    .about = Type a clause, or a word of it. Declare it before you do what it forbids: it is public from then on, and stays in the log.
desk-settings-deviation-said = The deviation from { $clause } is on the public page.

## The rule book

desk-settings-chosen = Chosen when the { $tournament } was created, and fixed since then.
desk-settings-read = Read the clauses
desk-settings-silent = Where the document is silent: { $answers } answers{ $changed ->
    [0] {""}
   *[other] , { $changed } changed
}
desk-settings-silent-caption = Where the document is silent
desk-settings-fixed = What the document fixes: { $settings } settings
desk-settings-fixed-caption = What the document fixes
desk-settings-column =
    .what = What
    .here = In use here
    .clause = Clause
    .changed = changed

## Places, fee, lists, the draw

desk-settings-places =
    .title = Places
    .room = Room for
    .no-limit = no limit
    .about = With more places the waiting list moves up. With fewer, no one has to leave.
desk-settings-places-said = { $room ->
    [0] There is no limit.
    [one] There is room for { $room } player.
   *[other] There is room for { $room } players.
}
desk-settings-fee =
    .title = Entry fee
    .charged = You tick off who has paid.
    .none = There is none, and no page speaks of one.
    .set-none = There is no fee
    .set = There is a fee
    .was-set = There is a fee: tick off who has paid.
    .was-none = There is no fee, and no page speaks of one.
desk-settings-lists = { $list }s
desk-settings-lists-are =
    .public = Everyone can read them.
    .secret = They are not published.
    .hide = Hide them again
    .publish = Publish them
    .was-published = Everyone can read the lists.
    .was-hidden = The lists are hidden again.
desk-settings-draw = The draw
desk-settings-draw-about = This number was published before anyone signed up. It binds every draw:
