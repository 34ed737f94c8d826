# The versions of one list, and what differs between two

desk-list-versions-title = Versions of { $player }'s { $list }
desk-list-versions-one = Nothing to compare
desk-list-versions-one-about = There is only one version whose text is kept.
desk-list-versions-differ = From version { $before } to version { $after }
desk-list-versions-lines = One of them cannot be read name by name, so these are the lines that differ.
desk-list-versions-change =
    .removed = Removed
    .added = Added
    .count = Count
desk-list-versions-same-lines = Nothing differs.
desk-list-versions-group = , no. { $number }
desk-list-versions-same = They say the same. Only the order or the writing differs.
desk-list-versions-text = Version { $number } as it was handed in
desk-list-versions-all = All versions
desk-list-versions-age = Version { $number }, { $ago }
desk-list-versions-by = { $at }, by { $by }{ $reason ->
    [none] {""}
   *[other] : { $reason }
}
desk-list-versions-gone = The text is no longer kept.
desk-list-versions-from = from<span class="unseen"> version { $number }</span>
desk-list-versions-to = to<span class="unseen"> version { $number }</span>
desk-list-versions-none = None yet.
desk-list-versions-compare = Compare
