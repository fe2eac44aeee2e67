### Help at the table: first tips

help-tip = Tip:
help-tip-close = Got it
