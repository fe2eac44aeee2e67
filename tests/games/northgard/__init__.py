"""Rule tests of the Watch, a file for each section of its digest."""
