"""A Game of Thrones Catan: Brotherhood of the Watch. Rules: docs/rules/en/watch.md (GW)."""
