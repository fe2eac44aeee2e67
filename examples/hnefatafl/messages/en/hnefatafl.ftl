### Hnefatafl. How the variables are named is told in speech.py.

hnefatafl-name = Hnefatafl
hnefatafl-description =
    A siege on a board of 7 by 7, older than chess in the North. Eight attackers stand around the king and his four
    men. All move like rooks and capture by standing on both sides of an enemy. The king wins if he reaches a corner,
    the attackers win if they catch him.
hnefatafl-setting-attackers = Attackers
    .explain = Who plays the attackers, who also move first.
hnefatafl-setting-attackers-lot = drawn by lot
hnefatafl-setting-attackers-first = the first seat
hnefatafl-setting-attackers-second = the second seat
hnefatafl-setting-move_limit = Moves
    .explain = After so many moves of both sides together the siege has held, and the attackers win.

## Things

hnefatafl-piece-attacker = attacker
hnefatafl-piece-attacker-text = Attackers move like rooks. They win by standing on two sides of the king; at his throne, on all four.
hnefatafl-piece-defender = defender
hnefatafl-piece-defender-text = Defenders move like rooks and clear the king’s way to a corner.
hnefatafl-piece-king = king
hnefatafl-piece-king-text = The king moves like a rook, and only he may stop on the throne and on the corners. He wins on a corner.

## Questions and moves

hnefatafl-ask-piece = Which piece do you move?
    .others = { $who } chooses a piece.
hnefatafl-ask-to = Where does the { $piece } from { $place } go?
    .others = { $who } moves the { $piece } from { $place }.
hnefatafl-option-piece = { $place }: { $piece }
hnefatafl-option-to = to { $place }
hnefatafl-preview-ways =
    { $number ->
        [one] 1 square to go to
       *[other] { $number } squares to go to
    }
hnefatafl-preview-captures = captures the { $piece } on { $place }
hnefatafl-preview-wins = wins the game

## What happened

hnefatafl-event-attacks = { $who } has the attackers.
hnefatafl-event-moved = { $who }: { $piece } { $place }–{ $place2 }
hnefatafl-event-captured = { $who } captured the { $piece } on { $place }.
hnefatafl-event-escaped = The king of { $who } reached a corner.
hnefatafl-event-caught = { $who } caught the king.
hnefatafl-event-stuck = { $who } cannot move.
hnefatafl-event-held = The siege of { $who } held for { $number } moves.
hnefatafl-ending-escaped = The king escaped.
hnefatafl-ending-caught = The king was caught.
hnefatafl-ending-stuck = One side could not move.
hnefatafl-ending-held = The siege held.
hnefatafl-source-captured = Captured pieces

## Why not

hnefatafl-why-not-now = That is not the question now.
hnefatafl-why-game-over = The game is over.
hnefatafl-why-not-asked = It is { $seat }’s turn.
hnefatafl-why-not-yours = No piece of yours stands on { $place }.
hnefatafl-why-no-way-out = The piece on { $place } cannot move.
hnefatafl-why-not-in-line = { $place } is not in its row or column.
hnefatafl-why-in-the-way = Something stands in the way to { $place }.
hnefatafl-why-kings-square = Only the king may stop on { $place }.
hnefatafl-why-third-time = With { $place } the same position would be there for the third time.

## The board in a terminal, and the door of the page

hnefatafl-board-attacker = A
hnefatafl-board-defender = D
hnefatafl-board-king = K
hnefatafl-board-attackers = { $seat }: attackers, captured { $number }
hnefatafl-board-defenders = { $seat }: king and defenders, captured { $number }
hnefatafl-board-move = Move { $move } of { $limit }
web-door-hnefatafl = Hnefatafl
    .motto = The king must out.
