### Why an option and not another: what it is about, and the facts. bots/reasons.py says where they come from.

reason-kind-costs = Costs
reason-kind-brings = Brings
reason-kind-prepares = Prepares
reason-kind-prevents = Prevents
reason-kind-better = Better
reason-kind-worse = Worse
reason-kind-instead = What came

reason-amount = { $amount }
# $what is a whole sentence of the chronicle.
reason-later = { $what } So in { $times } of { $worlds } games played on from here; otherwise in { $without }.
reason-missed = Missing here: { $what } So in { $times } of { $worlds } games played on after the best option, here in { $without }.
reason-taken = { $seat } takes it otherwise: in { $times } of { $worlds } games played on from here.
reason-came = { $seat } took it.
# $what is one of the matters below.
reason-better = { $what }: +{ $percent } of 100 chances
reason-worse = { $what }: −{ $percent } of 100 chances
reason-holds = less for { $seat }: { $what }; that is +{ $percent } of 100 chances
