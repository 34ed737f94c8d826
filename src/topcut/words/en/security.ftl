# The security log


## The security log

security-signed-in = Signed in.
security-sign-in-failed = { $times ->
    [one] A wrong password for { $about }.
   *[other] { $times } wrong passwords for { $about }.
}
security-second-failed = { $times ->
    [one] The right password for { $about }, but a wrong second factor.
   *[other] The right password for { $about }, but { $times } times a wrong second factor.
}
security-signed-out = Signed out.
security-session-ended = { $times ->
    [one] Signed out a device of { $about }.
   *[other] Signed out { $times } devices of { $about }.
}
security-signed-up = Signed up on a phone, which is now signed in.
security-card-issued = { $times ->
    [one] Gave out a card for { $about }.
   *[other] Gave out { $times } cards.
}
security-card-used = Came in with a player's card.
security-card-failed = { $times ->
    [one] A code that is on no card.
   *[other] { $times } codes that are on no card.
}
security-card-again = { $times ->
    [one] A card of { $about } was tried again after it had been used.
   *[other] A card of { $about } was tried { $times } times after it had been used.
}
security-code-issued = Gave out a code for { $about }.
security-code-used = Typed a judge's code and waits to be let in.
security-code-failed = { $times ->
    [one] A wrong judge's code.
   *[other] { $times } wrong judges' codes.
}
security-invited = Invited { $about } as a co-organizer.
security-joined = Accepted an invitation and is a co-organizer now.
security-invitation-failed = { $times ->
    [one] A wrong or used invitation.
   *[other] { $times } wrong or used invitations.
}
security-let-in = Let { $about } in.
security-sent-away = Sent { $about } away from the door.
security-revoked = Took away the rights of { $about } and signed out every device.
security-owned = { $about } owns this tournament.
security-set-up-made = Printed a set-up link on the console.
security-set-up-failed = { $times ->
    [one] A wrong or used set-up link.
   *[other] { $times } wrong or used set-up links.
}
security-account-made = Made an account with the set-up link.
security-password-changed = Changed the password. All other devices were signed out.
security-password-replaced = Replaced a forgotten password with the set-up link. All devices were signed out.
security-app-added = Added an authenticator app.
security-app-removed = Removed the authenticator app.
security-passkey-added = Added a passkey.
security-passkey-removed = Removed a passkey.
security-passkey-copied = A passkey of { $about } counted backwards: there may be a copy of it. No one was let in.
security-recovery-made = Made new recovery codes; older ones no longer work.
security-recovery-used = Used up a recovery code.
security-seconds-removed = Removed all second factors of { $about } by a command.
security-house-opened = Anyone may make an account from now on.
security-house-closed = Accounts are by invitation from now on.
security-account-invited = Made an invitation to an account.
security-account-opened = { $about } made an account.
security-account-failed = { $times ->
    [one] A wrong or expired link to an account.
   *[other] { $times } wrong or expired links to an account.
}
security-account-closed = Closed the account of { $about } and signed out every device.
security-account-reopened = Opened the account of { $about } again.
security-account-forgotten = Deleted the account { $about }.
security-password-link-made = Made a link to a new password for { $about }.
security-password-link-used = { $about } set a new password with a link. All devices were signed out.
security-quota-set = Changed how much { $about } may keep.
security-quotas-set = Changed how much everyone may keep.
security-handed-over = Handed what an account owned over to { $about }.
security-club-made = Made the club { $about }.
security-club-invited = Made an invitation to the club { $about }.
security-club-joined = Joined the club { $about }.
security-club-role = Changed what { $about } may do in a club.
security-club-left = Left the club { $about }.
security-club-removed = Took { $about } out of a club.
security-data-taken = Downloaded what is kept about { $about }.
security-archive-taken = Downloaded the full archive, with contacts and the secret of the draws.
security-contacts-taken = Downloaded the list of players, with contacts.
security-imported = Imported a tournament from a file.
security-deleted = Deleted the tournament; it can be brought back for 30 days.
security-brought-back = Brought the tournament back.
security-removed = The tournament was removed for good.
security-mirror-key-made = Made a key with which a hall can show its events here.
security-mirror-key-revoked = Revoked a key of a hall.
security-mirror-key-failed = { $times ->
    [one] Somebody tried a key of a hall that does not exist.
   *[other] Somebody tried keys of halls that do not exist, { $times } times.
}
security-mirrored = A hall began to show the tournament here, with a key of { $about }.
security-mirror-begun = Started the mirror of the tournament.
security-mirror-ended = Stopped the mirror of the tournament.
security-copy-fetched = Fetched the sealed copy of the tournament.
security-api-token-made = Made a token with which a program can act for { $about }.
security-api-token-revoked = Revoked a token of a program.
security-api-token-failed = { $times ->
    [one] A program tried a token that does not exist, has run out or was revoked.
   *[other] Programs tried tokens that do not exist, have run out or were revoked, { $times } times.
}
security-served-in-the-hall = Started Topcut for the whole hall, by plain HTTP.
security-warning-read = Confirmed what plain HTTP in the hall means.
security-lan-on = Switched on signing in from other devices in the hall.
security-lan-off = Switched off signing in from other devices in the hall.
security-flood-stopped = { $times ->
    [one] { $about } sent more than people do and was stopped.
   *[other] { $about } sent more than people do and was stopped { $times } times.
}
security-someone = somebody unknown
security-damaged = This line is not what was written.
security-none = Nothing has happened at the doors yet.
security-by = { $role ->
    [owner] { $name }, owner
    [organizer] { $name }, co-organizer
    [judge] { $name }, judge
    [player] { $name }, player
    [console] by a command
    [nowhere] by itself
   *[other] a stranger
}
security-where = { $place ->
    [here] at this computer
    [hall] { $device }, in the hall
    [online] { $device }
    [console] on the console
   *[nowhere] in this computer
}
security-group = { $group ->
    [sign-ins] Sign-ins
    [failures] Failures
    [cards] Cards and codes
    [rights] Rights
    [account] Account and network
    [files] Files
   *[other] Everything
}
second-factors-removed = { $count ->
    [0] { $name } had no second factors. All devices of the account are signed out.
    [one] { $name } now signs in with the password alone: 1 second factor is removed. All devices of the account are signed out.
   *[other] { $name } now signs in with the password alone: { $count } second factors are removed. All devices of the account are signed out.
}
