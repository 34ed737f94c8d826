# Striking out a text of the log

desk-strike-up = The log
desk-strike-title = Strike out
desk-strike-heading = Strike out a text <small>fact { $n }</small>
desk-strike-sure = Delete this text for good
desk-strike-go = Strike it out
desk-strike-leave = Leave it
desk-strike-none = There is no text here, or it was struck out before.
desk-strike-about = The log still says that something was written, by whom and when, and that it was struck out. The words are deleted from this computer. They stay in archives that were downloaded and copies that were made before that.
desk-strike-struck = The text is struck out. Fact { $n } itself stays in the log.
