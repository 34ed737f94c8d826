# The page that says a refusal

refused-my-data = My data
refused-back = Back to the tournament
refused-home = Home
refused-help = Help<span class="unseen">, in a new tab</span>
