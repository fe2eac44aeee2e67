/** What happened in recorded games, as the chronicle tells it. */
import { describe, expect, it } from 'vitest';
import midgard from '../../games/midgard';
import midgardTelling from '../../games/midgard/telling';
import northgard from '../../games/northgard';
import northgardTelling from '../../games/northgard/telling';
import type { Telling } from '../../games/shared/telling';
import type { GameView } from '../../games/shared/view';
import watch from '../../games/watch';
import watchTelling from '../../games/watch/telling';
import wild from '../../games/wild';
import wildTelling from '../../games/wild/telling';
import type { EventOut } from '../../protocol';
import { speaking } from '../../testing/each';
import recorded from '../../testing/chronicle.json';
import { seat, state } from '../../testing/messages';
import { anyView, Showing } from '../../testing/showing';
import { chapters, keysOf, linesOf, shownOf, summaryOf, without, type Line } from './lines';
import type { Turn } from './log';
import { recapOf } from './recap';

speaking('midgard', 'northgard', 'watch', 'wild', 'chronicle');

const GAMES: Record<keyof typeof recorded, [GameView, Telling]> = {
  midgard: [anyView(midgard), midgardTelling],
  northgard: [anyView(northgard), northgardTelling],
  watch: [anyView(watch), watchTelling],
  wild: [anyView(wild), wildTelling],
};
type Game = keyof typeof GAMES;
const games = Object.keys(GAMES) as Game[];

const eventsOf = (game: Game): EventOut[] => recorded[game].events as unknown as EventOut[];
const kindsOf = ({ events }: Line): string[] => events.map(({ kind }) => kind.replace(/^\w+-event-/, ''));

function linesIn(game: Game): Line[] {
  const [view, telling] = GAMES[game];
  return chapters(eventsOf(game), view, telling)
    .toReversed()
    .flatMap(({ events }) => linesOf(events, telling));
}

function shown(game: Game, line: Line | undefined): ReturnType<typeof shownOf> {
  if (!line) throw new Error('there is no such line');
  return shownOf(line, GAMES[game][1], recorded[game].scenery);
}

const opening = (game: Game, kind: string): Line[] => linesIn(game).filter((line) => kindsOf(line)[0] === kind);

describe('a chronicle', () => {
  it.each(games)('has fewer lines than events, and loses nothing that is not silent: %s', (game) => {
    const [view, telling] = GAMES[game];
    const told = linesIn(game).flatMap(({ events }) => events);
    const spoken = eventsOf(game).filter((event) => !telling.silent(event) && view.beginsTurn?.(event) === undefined);
    expect(new Set(told)).toEqual(new Set(spoken));
    expect(linesIn(game).length).toBeLessThan(eventsOf(game).length * 0.75);
  });

  it.each(games)('has a summary for every turn in which something happened: %s', (game) => {
    const [view, telling] = GAMES[game];
    const turns = chapters(eventsOf(game), view, telling).filter(({ seat }) => seat >= 0);
    const sums = turns.map((turn) => [
      linesOf(turn.events, telling).length,
      summaryOf(turn, telling, recorded[game].names),
    ]);
    expect(turns.length).toBeGreaterThan(3);
    expect(sums.filter(([lines, sum]) => lines !== 0 && sum === '')).toEqual([]);
    expect(sums.join()).not.toMatch(/-event-|chronicle-|\{/);
    expect(new Set(keysOf(turns)).size).toBe(turns.length);
  });
});

it('knows the parts of a turn apart that one pick has begun, however many follow', () => {
  const [event] = eventsOf('midgard');
  const part = (seat: number, seq: number): Turn => ({
    number: 3,
    seat,
    events: event ? [{ ...event, seat, seq }] : [],
  });
  const turns = [part(1, 7), part(0, 7), part(1, 7), part(2, 5)];
  const keys = keysOf(turns);
  expect(new Set(keys).size).toBe(4);
  expect(keysOf([part(1, 7), part(0, 9), ...turns]).slice(2)).toEqual(keys);
});

it.each(games)('says of every turn of %s that is over what it was used for', (game) => {
  const [view, telling] = GAMES[game];
  const [, ...over] = chapters(eventsOf(game), view, telling);
  const used = over.filter(({ seat, events }) =>
    events.some((event) => event.seat === seat && view.beginsTurn?.(event) === undefined),
  );
  expect(used.length).toBeGreaterThan(1);
  expect(used.filter((turn) => summaryOf(turn, telling, recorded[game].names) === '')).toEqual([]);
});

it('names first what was done to the reader', () => {
  const [view, telling] = GAMES.northgard;
  const turns = chapters(eventsOf('northgard'), view, telling);
  const hurts = (event: EventOut): boolean => event.kind === 'northgard-event-fell';
  const turn = turns.find(({ events }) => events.some(hurts)) ?? { seat: 0, events: [] };
  const sum = (first?: typeof hurts): string => summaryOf(turn, telling, recorded.northgard.names, 1, first);
  expect(sum()).not.toMatch(/fall|lose/);
  expect(sum(hurts)).toMatch(/fall|lose/);
});

describe('what belongs together', () => {
  it('is a roll and what everybody gets for it', () => {
    const line = opening('watch', 'rolled').find(({ events }) => new Set(events.map(({ seat }) => seat)).size > 2);
    const { rolls, total, gains, texts } = shown('watch', line);
    expect(rolls[0]?.dice).toHaveLength(2);
    expect(Number(total)).toBe(Number(rolls[0]?.dice[0]?.text) + Number(rolls[0]?.dice[1]?.text));
    expect(gains.map(({ seat }) => seat)).toEqual([...new Set(gains.map(({ seat }) => seat))]);
    expect(gains.length).toBeGreaterThan(1);
    expect(texts).toEqual([]);
  });

  it('are the dice of both sides, the attacker first, and the sums in the same order', () => {
    const totals = opening('northgard', 'rolled').map((line) => shown('northgard', line));
    expect(totals.map(({ total }) => total)).toEqual(['6 : 3', '2 : 1', '3 : 8', '7 : 4']);
    expect(totals[0]?.rolls.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(totals[2]?.gains).toEqual([{ seat: 4, goods: [expect.objectContaining({ icon: 'trophy' })] }]);
  });

  it('are the dice of a creature too, which nobody at the table owns', () => {
    const [rolled] = eventsOf('northgard').filter(({ kind }) => kind === 'northgard-event-rolled');
    if (!rolled) throw new Error('nobody has rolled');
    const creature = { ...rolled, kind: 'northgard-event-creature-rolled', seat: 3, args: [0, rolled.args[0] ?? 0] };
    const { rolls } = shownOf({ events: [rolled, creature] }, northgardTelling, recorded.northgard.scenery);
    expect(rolls.map(({ seat, dice }) => [seat, dice.length])).toEqual([
      [rolled.seat, 1],
      [-1, 1],
    ]);
  });

  it('are a roll with its damage, and an enemy with what it brings', () => {
    const [fought] = opening('midgard', 'rolled');
    expect(shown('midgard', fought).total).toBe('1 of 2');
    expect(shown('midgard', fought).rolls[0]?.dice).toHaveLength(6);
    const [beaten] = opening('midgard', 'defeated');
    expect(shown('midgard', beaten).gains[0]?.goods.map(({ icon, number }) => [icon, number])).toEqual([
      ['vp', 3],
      ['lumber', 1],
      ['blame', -1],
    ]);
  });

  it('are points and what they are for', () => {
    const damaged = opening('wild', 'damaged');
    expect(damaged.length).toBeGreaterThan(1);
    expect(linesIn('wild').flatMap(kindsOf)).not.toContain('passed');
    expect(shown('wild', opening('wild', 'produced')[0]).gains.length).toBeGreaterThan(0);
  });

  it('are the workers of a player, when the round has moved on', () => {
    const [view, telling] = GAMES.midgard;
    const placed = ({ events }: { events: EventOut[] }): number =>
      events.filter(({ kind }) => kind === 'midgard-event-placed').length;
    const events = eventsOf('midgard');
    const over = chapters(events, view, telling).filter((turn) => placed(turn) > 0);
    expect(over.some((turn) => placed(turn) > 1)).toBe(true);
    const before = events.slice(
      0,
      events.findLastIndex(({ kind }) => kind === 'midgard-event-placed'),
    );
    const first = chapters(before, view, telling).filter((turn) => turn.number === over[0]?.number);
    expect(first.every((turn) => placed(turn) <= 1)).toBe(true);
    const workers = over.find((turn) => placed(turn) > 1);
    expect(summaryOf(workers ?? { seat: 0, events: [] }, telling, recorded.midgard.names)).not.toContain('places');
  });
});

describe('an attack', () => {
  const hurt = (game: Game, seat: number): string[] =>
    eventsOf(game)
      .filter((event) => GAMES[game][0].hurts?.(event, [seat]))
      .map(({ kind }) => kind.replace(/^\w+-event-/, ''));

  it('is one in every game: robbed, attacked, territories and units lost, blamed', () => {
    expect(hurt('watch', 1)).toContain('robbed');
    expect(new Set(hurt('northgard', 1))).toEqual(new Set(['battle', 'conquered', 'fell']));
    expect(hurt('midgard', 0)).toEqual(expect.arrayContaining(['blames', 'blame', 'lost-warrior']));
    expect(hurt('wild', 1)).toEqual(expect.arrayContaining(['attacked', 'damaged']));
  });

  it('is none against those who stand by', () => {
    expect(hurt('northgard', 3)).toEqual([]);
    expect(hurt('wild', 2)).not.toContain('stole');
  });
});

describe('a sentence under a name', () => {
  it('does not begin with that name', () => {
    expect(without('Olaf builds a road.', 'Olaf')).toBe('builds a road.');
    expect(without('Olaf: the supply is short.', 'Olaf')).toBe('the supply is short.');
  });

  it('stays whole where the name is part of it', () => {
    expect(without('Olafsson builds.', 'Olaf')).toBe('Olafsson builds.');
    expect(without('Олаф — чемпион.', 'Олаф')).toBe('Олаф — чемпион.');
    expect(without('The troll takes Olaf.', 'Olaf')).toBe('The troll takes Olaf.');
  });
});

describe('since the last own turn', () => {
  it.each(games)('all that is told has happened later, in order, and nothing is left out: %s', (game) => {
    const [view, telling] = GAMES[game];
    const { seat: me, names, scenery } = recorded[game];
    const events = eventsOf(game);
    const seats = names.map((name, number) => seat(number, { name }));
    const table = new Showing(view);
    table.tell(state({ me: [me], viewer: me, seats, scenery, events, seq: events.at(-1)?.seq ?? 0 }));
    const own = chapters(events, view, telling).filter((turn) => turn.seat === me && turn.events.length > 0);
    const since = own.at(-1)?.events.at(-1)?.seq ?? 0; // of the first own turn
    const { from, moments } = recapOf(table.play, telling, since);
    expect(from).toBe(since);
    const told = events.filter((event) => event.seq > since && moments.some((moment) => moment.event === event));
    expect(moments.map(({ event }) => event.seq)).toEqual(told.map(({ seq }) => seq));
    const left = events.filter((event) => event.seq > since && !told.includes(event));
    expect(left.filter((event) => !telling.silent(event) && view.beginsTurn?.(event) === undefined)).toEqual([]);
    table.close();
  });
});
