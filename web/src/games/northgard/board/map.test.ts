import { describe, expect, it, test } from 'vitest';
import recorded from '../../../testing/northgard-moments.json';
import { asPicture, asScenery } from '../../../testing/northgard';
import type { Picture } from '../shapes';
import { landTowards, mapOf, spotPoint, type Land } from './map';
import { inside, tileShape } from './shapes';

const scenery = asScenery(recorded.scenery);
const picture = asPicture(recorded.moments.place.picture);
const map = mapOf(scenery, picture);

const landAt = (name: string): Land => {
  const land = map.lands.find(({ territory }) => territory.name === name);
  if (!land) throw new Error(`there is no ${name}`);
  return land;
};

/** Whether a point of the map lies in one of the territory's regions. */
function within({ x, y }: { x: number; y: number }, { territory }: Land): boolean {
  return picture.tiles.some((tile) => {
    const kind = scenery.tiles[tile.tile];
    const shapes = kind ? tileShape(kind, tile.turn).regions : [];
    return shapes.some(
      ({ region, corners }) =>
        territory.regions.includes(region.region) && inside({ x: x - tile.x, y: y - tile.y }, corners),
    );
  });
}

test.each(map.lands.map((land) => [land.territory.name, land] as const))(
  '%s is open where the server says so, and all that stands in it stands inside',
  (_, land) => {
    expect(land.openSides).toHaveLength(land.territory.openSides);
    for (const [thing, spot] of Object.entries(land.spots)) expect(within(spot, land), thing).toBe(true);
  },
);

test('whatever stands in a territory has a spot of its own', () => {
  const { lands } = mapOf(scenery, asPicture(recorded.moments.fight.picture));
  const attacked = lands.find(({ territory }) => territory.raiders > 0);
  expect(Object.keys(attacked?.spots ?? {})).toEqual(expect.arrayContaining(['units', 'raiders', 'letter']));
  for (const { territory, spots } of lands) {
    for (const creature of territory.creatures) expect(spots).toHaveProperty(`creature-${creature}`);
    expect('kaija' in spots).toBe(territory.kaija);
    expect('scorched' in spots).toBe(territory.scorched);
    const places = Object.values(spots).map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(places.length);
  }
});

test('figures stay where they are when a creature comes', () => {
  const at = picture.territories.findIndex(({ units, creatures }) => units > 0 && creatures.length === 0);
  const territories = picture.territories.map((each, number) => (number === at ? { ...each, creatures: [3] } : each));
  const after = mapOf(scenery, { ...picture, territories }).lands[at];
  expect(after?.spots).toHaveProperty('creature-3');
  expect(after?.spots.units).toEqual(map.lands[at]?.spots.units);
});

describe('the ground', () => {
  it('is that of the symbols a territory has most of', () => {
    for (const { territory, ground } of map.lands) {
      const most = Math.max(...territory.tileSymbols);
      if (most > 0) expect(ground).toBe(['food', 'wood', 'lore'][territory.tileSymbols.indexOf(most)]);
      else expect(['plain', 'plain2', 'plain3', 'moor', 'lair']).toContain(ground);
    }
  });

  it('is another green where two plains are neighbours', () => {
    const plains = map.lands.filter(({ ground }) => ground.startsWith('plain'));
    const alike = plains.flatMap(({ territory, ground }) =>
      territory.neighbours.filter((other) => map.landOf.get(other.territory)?.ground === ground),
    );
    expect(plains.length).toBeGreaterThan(2);
    expect(alike).toEqual([]);
  });
});

test('the arrows go to the next territory on that side', () => {
  const from = landAt('start.n');
  for (const [way, after] of [
    [[1, 0], (land: Land) => land.centre.x > from.centre.x],
    [[0, 1], (land: Land) => land.centre.y > from.centre.y],
  ] as [[number, number], (land: Land) => boolean][]) {
    const to = landTowards(map.lands, from, way);
    expect(to && after(to)).toBe(true);
  }
  const western = map.lands.reduce((a, b) => (a.centre.x < b.centre.x ? a : b));
  expect(landTowards(map.lands, western, [-1, 0])).toBeUndefined();
});

test('a building is found by its slot, or where it stands without one', () => {
  const built = picture.buildings[0];
  const tile = scenery.tiles.find(({ regions }) => regions.some(({ region }) => region === built?.region));
  const region = tile?.regions.find((each) => each.region === built?.region);
  const number = region?.slots.findIndex(({ slot }) => slot === built?.spot);
  const at = spotPoint(`${region?.id}.${number}`, map);
  expect(at && within(at, map.landOf.get(built?.region ?? -1) as Land)).toBe(true);

  const home = landAt('start.n').territory.territory;
  const loose: Picture = { ...picture, buildings: [{ spot: map.slots + 1, region: home, building: 5 }] };
  const found = spotPoint('loose.1', mapOf(scenery, loose));
  expect(found && within(found, landAt('start.n'))).toBe(true);
  expect(spotPoint('loose.0', mapOf(scenery, loose))).toBeUndefined();
});
