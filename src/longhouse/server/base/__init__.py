"""What everything else builds on: settings, logs, limits."""
