# What if, while it is being worked out

desk-what-if-waiting-being = Being worked out
desk-what-if-waiting-about = Who can still make the cut takes a few seconds with this many players. The page refreshes by itself.
desk-what-if-waiting-again = Look again
