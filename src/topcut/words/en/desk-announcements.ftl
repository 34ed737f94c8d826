# The desk's announcements

desk-announcements-everyone = Everyone
desk-announcements-tell-everyone = Tell everyone
desk-announcements-text = Announcement
desk-announcements-about = On all phones at once, and on the public pages, until you take it down. The words stay in the <a href="{ $log }">log</a>, where they can be struck out.
desk-announcements-announce = Announce to everyone
desk-announcements-tell-table = Tell one table
desk-announcements-message = Message
desk-announcements-table-about = Only its two players and officials read it, until the round is over.
desk-announcements-tell-this-table = Tell this table
desk-announcements-now = On phones now
desk-announcements-take-down = Take down<span class="unseen"> announcement { $number }</span>
desk-announcements-none = Nothing at the moment.
desk-announcements-before = Earlier
