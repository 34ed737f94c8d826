# Tokens for programs


access-tokens-made = The token is made
access-tokens-made-about = Copy it into your program now. It is shown this once.
access-tokens-token = Token
access-tokens-made-who = Whoever has it reads what you may read, and does what you have ticked. If it gets out, revoke it here.
access-tokens-own = Your tokens
access-tokens-line = { $over ->
    [true] ran out { $time }
   *[other] until { $time }
}, { $does }{ $title ->
    [all] {""}
   *[other] , in { $title } alone
}
access-tokens-revoke = Revoke<span class="unseen"> { $name }</span>
access-tokens-none = None yet. What is public can be read without one.
access-tokens-how = How a program uses it
access-tokens-header = It sends the header <code>Authorization: Bearer</code> with the token to <code>{ $address }</code>.
access-tokens-openapi = <a href="/api/v1/openapi.json">The description of all addresses</a> is in OpenAPI 3.1.
access-tokens-new = A new token
access-tokens-name = Name of the program
access-tokens-name-like = Site of the league
access-tokens-in = In
access-tokens-all = all my tournaments
access-tokens-may = It reads what I may read. It may also
access-tokens-days = For how many days
access-tokens-make = Make the token
access-tokens-reads = reads
access-tokens-does = { $scope ->
    [mine] lists your tournaments
    [run] runs them
   *[judge] does what officials do
}
access-tokens-may-do = { $scope ->
    [mine] list which tournaments are mine
    [run] run them: enter players, pair, publish, finish, and make new ones
   *[judge] do what officials do: check in, results, corrections, warnings
}
access-tokens-revoked = The token no longer opens anything.
