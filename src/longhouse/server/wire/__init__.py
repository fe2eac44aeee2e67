"""What goes over the wire: the one schema."""
