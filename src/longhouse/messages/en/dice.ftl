### The dice of a table: what is promised about them before the game, in the waiting room and under “Fair dice”.

web-proof-explain = All dice and decks of this game come from a secret that the server has already drawn, and from a random word of each player’s browser. First everybody shows only a hash; then the words are revealed, and at the end the secret. So nobody could choose the rolls, and everybody can check that none was changed.
web-proof-hash = Hash shown before the first move
web-proof-words = Words of the players
web-proof-promised = its hash; the word is revealed when the game starts
web-proof-unrevealed = not revealed in time: the hash of the word was used instead
web-proof-own-promised = Your browser has drawn a random word and shown its hash.
web-proof-own-in = The word that your browser has drawn was used, and the server shows the same hashes as before the game.
web-proof-own-late = Your browser’s word came too late. Its hash was used instead.
web-proof-own-dropped = Your browser sent its word while the server was waiting for it, but the server used the hash of the word instead. Unless your connection was very slow, the server has left it out: a host can choose between two games that way.
web-proof-own-gone = The word that this browser promised was not used. If you have not opened this table in another browser, the server has left it out.
web-proof-own-other = The server now shows other hashes or another word than it showed your browser before the game: these dice are not to be trusted.
web-proof-none = There is no proof for these dice: no hash was shown before the game, because the seed was chosen or the game was brought here as a file.
