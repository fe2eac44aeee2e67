"""Rule tests of Northgard, a file for each section of its digest."""
