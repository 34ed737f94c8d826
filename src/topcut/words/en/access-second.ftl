# Second factors


access-second-password = Your password again
access-second-remove = Remove<span class="unseen"> { $name }</span>
access-second-remove-now = Remove { $name }
access-second-codes = Your recovery codes
access-second-codes-about = Print them or write them down now: they are shown only this once. Each lets you in once, with your password, when your device is lost.
access-second-tls = Only over TLS
access-second-tls-about = This computer serves its pages over plain HTTP. Browsers have no passkeys there, and a code could be read on the way. So only your password is asked for, and you sign in at the computer itself.
access-second-tls-kept = What you added over TLS is kept, and asked for there.
access-second-scan = Scan this with your app
access-second-scan-code = QR code for your authenticator app
access-second-scan-type = Or type this into the app:
access-second-scan-then = Then enter the six digits that it shows, within five minutes.
access-second-app-name = Name of this app or device
access-second-app-usual = My phone
access-second-digits = Six digits
access-second-app-confirm = Confirm the app
access-second-app = Authenticator app
access-second-since = since { $time }
access-second-app-about = An app on your phone that shows a new code of six digits every half minute. It works without a network and without scripts.
access-second-app-set-up = Set up an app
access-second-passkeys = Passkeys
access-second-passkeys-about = Your phone, computer or security key asks for a finger, a face or a PIN. It answers no other site, however much it looks like this one.
access-second-passkeys-script = To add one, allow scripts for this site in a browser that knows passkeys.
access-second-passkey-name = Name of this device
access-second-passkey-add = Add a passkey
access-second-lost = If a device is lost
access-second-left = You have { $count ->
    [one] { $count } recovery code
   *[other] { $count } recovery codes
} left.
access-second-lost-about = Sign in with one, then remove the lost device here.
access-second-new = New recovery codes
access-second-new-make = Make new codes
access-second-new-old = The old ones then stop working.
access-second-given = When you add your first second factor, you are given recovery codes.
access-second-without = Without a code: on the computer that runs Topcut, <code>topcut remove-second-factors</code> with your name lets you in by password again. The security log says so.
access-second-removed = It is removed and no longer lets anyone in.
