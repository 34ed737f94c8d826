# Undoing the last step

desk-undo-title = Rückgängig
desk-undo-nothing = Es gibt nichts rückgängig zu machen.
desk-undo-reason = Begründung, öffentlich
desk-undo-go = Das zurücknehmen
desk-undo-leave = So lassen
desk-undo-about = Nichts wird gelöscht: Im Protokoll bleiben der Schritt und dass er zurückgenommen ist. Passiert vorher noch etwas anderes, bleibt alles, wie es ist.
desk-undo-cannot = Das lässt sich nicht rückgängig machen: Eine Auslosung, ein Wurf oder was versiegelt oder aufgedeckt ist, gibt es nicht noch einmal. Eine Paarung wird auf der Seite der Runde zurückgenommen, mit Begründung; ein Ergebnis wird korrigiert.
