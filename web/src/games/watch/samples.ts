/** A place to ask the server about when something cannot be built at all: it answers with the first reason why. */

import type { Picture, Scenery } from './shapes';

export function sampleOf(verb: string, scenery: Scenery, picture: Picture, seat: number): string {
  return `${verb}/${placeFor(verb, scenery, picture, seat)}`;
}

function placeFor(verb: string, scenery: Scenery, picture: Picture, seat: number): string {
  if (verb === 'guard') return scenery.north?.sections[0]?.id ?? '';
  const own = picture.buildings.filter((building) => building.seat === seat);
  if (verb === 'keep') {
    const settlement = own.find(({ kind }) => kind === 'settlement') ?? own[0];
    return settlement?.intersection ?? scenery.intersections[0]?.text ?? '';
  }
  const taken = new Set(picture.roads.map(({ path }) => path));
  const reached = new Set(own.map(({ intersection }) => intersection));
  for (const path of scenery.paths) {
    const road = picture.roads.find((road) => road.path === path.text);
    if (road?.seat === seat) for (const end of path.ends) reached.add(end);
  }
  if (verb === 'road') {
    const free = scenery.paths.find(({ text, ends }) => !taken.has(text) && ends.some((end) => reached.has(end)));
    return (free ?? scenery.paths[0])?.text ?? '';
  }
  const built = new Set(picture.buildings.map(({ intersection }) => intersection));
  const empty = [...reached].find((corner) => !built.has(corner));
  return empty ?? scenery.intersections.find(({ text }) => !built.has(text))?.text ?? '';
}
