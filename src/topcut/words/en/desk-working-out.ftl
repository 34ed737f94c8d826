# A round that is being paired

desk-working-out-title = Round { $round } is being paired
desk-working-out-heading = Round { $round } <small>is being paired</small>
desk-working-out-searching = Looking for the best pairing
desk-working-out-about = This is a hard one: many players may not meet. The search takes ten seconds at most, and goes on while you do something else. This page refreshes by itself.
desk-working-out-again = Look again
desk-working-out-stop = Stop searching
desk-working-out-stop-about = You are shown the best that was found, and nothing is published.
