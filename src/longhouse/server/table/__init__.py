"""Tables that are being played: rooms, sockets, and what each viewer may see."""
