"""Vikings Gone Wild."""
