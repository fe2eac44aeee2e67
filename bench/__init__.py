"""The numbers we promise, measured: one file per number, `run.sh` for all."""
