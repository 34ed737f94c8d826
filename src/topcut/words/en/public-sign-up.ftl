# Signing up

public-sign-up-mine = { $name }, { $place ->
    [0] you are in
   *[other] you are number { $place } on the waiting list
}
public-sign-up-next = { $waits ->
    [true] If someone withdraws, the next in line moves up automatically. This page will tell you.
   *[other] On the day you will find your table and opponent on your page.
}
public-sign-up-bring = What to bring
public-sign-up-closed = No one can sign up here now
public-sign-up-staff = You run this { $tournament }
public-sign-up-staff-means = Players sign up on this page. You enter them at the desk.
public-sign-up-players = Players
public-sign-up-full = The field is full: you join the waiting list
public-sign-up-enough = A name is enough
public-sign-up-name = Your name, as it should appear on pairings
public-sign-up-club = Club or team, if you have one
public-sign-up-club-stays = The club stays in the log of this { $tournament }. A name can be deleted later.
public-sign-up-contact = How the { $organizer } can reach you, if you like
public-sign-up-contact-seen = E-mail or phone. Only the organizers see it.
public-sign-up-website = Website
public-sign-up-accept = My name and club may appear on the public pages of this { $tournament }, and I have seen <a href="{ $link }">its rules</a>.
public-sign-up-asks = The { $organizer } looks at every sign-up before it counts.
public-sign-up-do = { $how ->
    [ask] Ask to join
    [waits] Join the waiting list
   *[other] Sign up
}
