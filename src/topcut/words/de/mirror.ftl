# Mirrors


## Mirrors: a hosted Topcut shows what a laptop in a hall decides

mirror-let-in = { $name } ist hereingelassen. Am Orga-Tisch in der Halle geht es innerhalb einer Minute von selbst weiter, oder drück dort den Knopf.
mirror-key-unread = es ist kein Text, oder nicht da
mirror-age = { $minutes ->
    [0] vor weniger als einer Minute
    [one] vor 1 Minute
   *[other] vor { $minutes } Minuten
}
mirror-copies = { $copies ->
    [0] Keine versiegelte Kopie.
    [one] 1 versiegelte Kopie.
   *[other] { $copies } versiegelte Kopien.
}
fetched = Die versiegelte Kopie liegt in { $file }. Um hier damit weiterzumachen: topcut restore --sealed { $file }

## The page of keys, on the hosted side

mirror-keys = Spiegel
mirror-keys-title = Spiegel deiner Hallen
mirror-ask = Ein Computer möchte herein
mirror-ask-about = Von da an kann er hier in deinem Namen Turniere zeigen und versiegelte Kopien ablegen. Lass ihn nur herein, wenn an seinem Orga-Tisch derselbe Code steht: <strong>{ $code }</strong>
mirror-ask-let-in = Hereinlassen
mirror-name = Name dieses Computers
mirror-name-example = Laptop des Vereins
mirror-made = Der Schlüssel ist erstellt
mirror-made-about = Öffne am Computer in der Halle den Orga-Tisch des Turniers, <b>Mehr</b>, <b>Spiegel</b>, und füg diesen Link dort ein. Er wird nur dieses eine Mal gezeigt.
mirror-made-link = Link für die Halle
mirror-made-means = Wer ihn hat, kann hier in deinem Namen Turniere zeigen, liest aber keine Geheimnisse.
mirror-shown = Was hier gespiegelt wird
mirror-heard = Eintrag { $n } von { $of }, zuletzt gehört { $heard }.
mirror-download = Die neueste herunterladen
mirror-turned-away = Ein anderer Computer hat einen anderen Verlauf dieses Turniers gesendet und wurde abgewiesen: { $at }. Nur einer kann die Halle sein: Finde heraus, welcher, und beende den Spiegel auf dem anderen.
mirror-remove-sure = Endgültig, mit den versiegelten Kopien
mirror-remove = Wegnehmen<span class="unseen">: { $title }</span>
mirror-removed = { $title } wird hier nicht mehr gezeigt, und die versiegelten Kopien sind weg.
mirror-nothing = Noch nichts. Erstell einen Schlüssel, und starte den Spiegel am Orga-Tisch in der Halle.
mirror-key = Ein Schlüssel für eine Halle
mirror-key-about = Der Computer in der Halle entscheidet. Solange er ein Netz hat, zeigt er seine öffentlichen Seiten auch hier: allen draußen, und den Handys mit mobilen Daten.
mirror-key-make = Schlüssel erstellen
mirror-keys-yours = Deine Schlüssel
mirror-key-made = erstellt { $at }
mirror-key-revoke = Widerrufen<span class="unseen">: { $name }</span>
mirror-key-revoked = Der Schlüssel öffnet nichts mehr. Was damit gespiegelt wurde, bleibt, wie es war.
