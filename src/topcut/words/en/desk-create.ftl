# Creating a tournament

desk-create-title = New tournament
desk-create-structure = Rounds and { $cut } by number of players
desk-create-looked-up = Looked up when you start, for the players who are here then.
desk-create-numbers = { $binding ->
    [must] Other numbers are a deviation.
   *[other] The table is a suggestion: other numbers are your choice.
}
desk-create-changes = Changes { $what }.
desk-create-usually = Usually: { $value }
desk-create-another = Another rule book
desk-create-planner = How many rounds? Ask the planner
desk-create-five = Five questions
desk-create-which = Which rule book do you play by?
desk-create-version = Version { $version }, { $clauses ->
    [one] 1 clause
   *[other] { $clauses } clauses
}
desk-create-called = What is it called?
desk-create-called-as = Harbour City Open
desk-create-when = When is it?
desk-create-where = Where is it?
desk-create-where-later = can be added later
desk-create-how-many = How many can play?
desk-create-no-limit = no limit
desk-create-wait = When all places are taken, further players wait in line and move up.
desk-create-whose = Whose is it?
desk-create-mine = mine alone
desk-create-create = Create it <kbd>Enter</kbd>
desk-create-next = Next you enter the players.
desk-create-expert = <strong>Expert</strong> <span class="note">fee, and every setting of the rule book</span>
desk-create-fee = Is there an entry fee?
desk-create-fee-yes = Yes, or not sure
desk-create-fee-yes-about = You can tick off who has paid.
desk-create-fee-no = No fee
desk-create-fee-no-about = No page speaks of one.
desk-create-silent = Where the document is silent
desk-create-silent-about = Each has its usual answer: leave it unless you know better. These can only be answered now. The answers are public, and the ones you change are marked.
desk-create-fixes = What the document fixes
desk-create-fixes-about = Changing any of this is a deviation: it is listed on the public page with its clause and your reason.
desk-create-why = Why do you change it? For the public page
desk-create-choose-first = Choose a rule book above first.
desk-create-every = Show every setting
desk-create-every-about = What the rule book leaves open, and what it fixes. Nothing is created yet.
desk-create-happens = What happens next
desk-create-step-enter = Enter the players: type or paste the names.
desk-create-step-check-in = Check them in, if you like.
desk-create-step-start = Start, look at the draw, and publish round 1.
desk-create-follows = Rounds, cut, points, tiebreakers and lists follow the rule book, each with its clause. Title, place and date can be corrected later. The rule book cannot.
