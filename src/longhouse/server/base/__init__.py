"""What everything else stands on: settings, logs, limits."""
