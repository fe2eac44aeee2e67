"""The kernel: one loop, one list of legal options. Pure, deterministic, standard library only."""
