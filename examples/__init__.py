"""Programs that use Longhouse as you would: run them from the top of the repository."""
