# The devices of an official

desk-devices-sign-out = Sign out here
desk-devices-signed-in = { $count ->
    [one] Signed in on 1 device
   *[other] Signed in on { $count } devices
}
desk-devices-about = A device that you sign out can do nothing here from that moment on. If it is not yours, tell the organizer: everything it did is in the log under your name.
