"""Tables that are played: rooms, sockets and who is told what."""
