# For whoever runs a server: its accounts

operator-accounts = Accounts on this server
operator-invitation = An invitation
operator-invitation-about = Send it to one organizer. It makes one account, once, within a week.
operator-find-account = Find an account
operator-find = Find
operator-since = { $id }, since { $since }
operator-chip =
    .closed = Closed
    .operates = Runs this server
operator-none = No account has such a name.
operator-pages = Pages
operator-before = Before
operator-page = Page { $number } of { $pages }
operator-next = Next
operator-who = Who may make an account
operator-who-may = { $open ->
    [true] Anyone
   *[other] By invitation
}
operator-who-switch = { $open ->
    [true] By invitation only
   *[other] Let anyone make one
}
operator-invite = Make an invitation
operator-no-mail = No e-mail is sent. A forgotten password is replaced by a link that you make on the page of the account.
operator-quota-everyone = How much everyone may keep
operator-quota-everyone-about = For every account without limits of its own. Accounts that run this server have no limit. Nothing is taken away.
# Typed where a number was asked for: it begins `refusal-quota-number`.
operator-quota-nothing = Nothing
operator-save = Save

## One account

operator-account-of = Account of { $name }
operator-password-link = A link for a new password
operator-password-link-about = Give it to { $name } yourself, and to nobody else. It works once, within a week.
operator-use = What it has
operator-use-of =
    .running = Tournaments that are not over
    .kept = Tournaments kept
    .megabytes = Logs, lists and mirrored events
    .devices = Signed in on
    .since = There since
operator-used = { $used }{ $most ->
    [none] {""}
   *[other] {" "}of { $most }
}
operator-used-megabytes = { $used } MB{ $most ->
    [none] {""}
   *[other] {" "}of { $most } MB
}
operator-no-limit = This account runs the server and has no limit.
operator-quota = How much it may keep
operator-quota-about = { $own ->
    [true] These limits are its own.
   *[other] These are everyone's limits; saved here, they are its own from now on.
}
operator-you = This is you
operator-you-about = Your password and your devices are on the page <a href="/account">Account</a>.
operator-close = { $closed ->
    [true] Closed
   *[other] Close it
}
operator-closed-about = Since { $since } nobody can sign in with it. Its tournaments can still be read, and their judges and co-organizers go on.
operator-close-about = Every device is signed out at once, and nobody can sign in with it until you open it again. Its tournaments stay readable; judges and co-organizers who were let in go on.
operator-open-again = Open it again
operator-close-it = Close the account
operator-password = Forgotten password
operator-password-about = A link with which { $name } chooses a new one. The security log will say that you made it.
operator-password-make = Make a link
operator-hand-over = Hand over
operator-hand-over-about = All tournaments that it owns belong to another account from then on. If it owns a club, the other account will own that, too.
operator-hand-over-name = Name of the other account
operator-hand-over-now = Hand everything over
