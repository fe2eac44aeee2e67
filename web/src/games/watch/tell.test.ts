/** The table in words says everything that the picture shows, and no more than the viewer may know. */
import { describe, expect, test } from 'vitest';
import type { EventOut } from '../../protocol';
import { speaking } from '../../testing/each';
import { event } from '../../testing/messages';
import full from '../../testing/watch-full.json';
import base from '../../testing/watch.json';
import { asPicture, asScenery } from '../../testing/watch';
import type { SeatPicture } from './shapes';
import { tell } from './tell';

const roll = (kind: string, args: number[]): EventOut => ({ ...event(3, `watch-event-${kind}`), args });

speaking('watch');

describe('the base game', () => {
  const picture = { ...base.build.picture, tiles: { longest_road: 1, largest_patrol: null } };
  const told = (): Map<string, string[]> => {
    const events = [roll('rolled', [1, 2]), roll('rolled', [3, 5])];
    return new Map(
      tell(asScenery(base.scenery), asPicture(picture), base.names, events).map(({ title, lines }) => [title, lines]),
    );
  };

  test('tells the last roll and who holds the special tiles', () => {
    const lines = told().get('Beside the board') ?? [];
    expect(lines[0]).toBe('Dice: 3 and 5, together 8');
    expect(lines).toContain(`Longest Road: ${base.names[1]}`);
    expect(lines.find((line) => line.startsWith('Largest Patrol'))).toMatch(/nobody yet, from \d/);
    expect(lines.join()).toContain(`Cards in the deck: ${picture.deck}`);
  });

  test("tells everybody's cards by number, and one's own by name", () => {
    const [own, other] = asPicture(picture).seats as [SeatPicture, SeatPicture];
    const [mine, theirs] = [told().get(base.names[0] ?? '') ?? [], told().get(base.names[1] ?? '') ?? []];
    for (const [resource, count] of Object.entries(own.hand.cards ?? {})) {
      if (count > 0) expect(mine.find((line) => line.startsWith('In hand'))).toContain(`${count} ${resource}`);
    }
    expect(theirs.some((line) => line.startsWith('In hand'))).toBe(false);
    expect(theirs).toContain(`Development cards: ${other.development.held.size + other.development.fresh.size}`);
    expect(theirs).toContain(`Patrols played: ${other.patrols}`);
  });
});

test('the full game tells the third die, and the hero and the guards of everybody', () => {
  const { picture } = full.moments['keep-hero'];
  const all = tell(asScenery(full.scenery), asPicture(picture), full.names, [roll('rolled-three', [3, 5, 11])]);
  expect(all[0]?.lines[0]).toBe('Dice: 3 and 5, together 8; trail die 11');
  for (const [seat, name] of full.names.entries()) {
    const lines = all.find(({ title }) => title === name)?.lines ?? [];
    const { guards, hero } = asPicture(picture).seats[seat] as SeatPicture;
    expect(lines.join('\n')).toContain(`Guards on the Wall: ${guards}`);
    if (hero) expect(lines.some((line) => line.includes(`${hero.side}`))).toBe(true);
  }
});
