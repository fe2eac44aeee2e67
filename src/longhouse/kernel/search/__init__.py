"""Looking ahead: imagined worlds, in which picks are tried and positions judged."""
