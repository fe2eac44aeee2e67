/** Words come in groups, each a separate chunk for every language: a page loads only the words it uses. */

/** Needed on every page. */
export const CORE = 'core';

/** Why the server refused a request. */
const SERVER = 'server';

const OF_FILE: Record<string, string> = {
  web: CORE,
  room: CORE,
  settings: SERVER,
  proof: 'dice',
  'northgard-map': 'northgard',
};

/** `hall.ftl` is a group; what only a game's table in the browser says, `watch-web.ftl`, comes with the game's words. */
export function groupOf(file: string): string {
  return OF_FILE[file] ?? file.replace(/-web$/, '');
}

/** What is said of a game before it begins: its settings. */
export function settingsOf(game: string): string {
  return `${game}-settings`;
}

/** The game on one page. */
export function goalOf(game: string): string {
  return `${game}-goal`;
}

/** What things are for. */
export function purposeOf(game: string): string {
  return `${game}-purpose`;
}

/** What the reasons of a hint or an analysis are about. */
export function reasonsOf(game: string): string {
  return `${game}-reasons`;
}

/** What is said when it matters for the first time. */
export function tipsOf(game: string): string {
  return `${game}-tips`;
}

/** What is said in a lesson. */
export function lessonOf(game: string, name: string): string {
  return `${game}-lesson-${name}`;
}

/** The group of a message that says why something cannot be done, which nobody needs before they try: `watch-why`. */
export function whyGroup(key: string): string | undefined {
  const group = /^(?:[a-z]+-why|server|setting|journal)(?=-)/.exec(key)?.[0];
  return group?.includes('-') ? group : group && SERVER;
}

/** The game that a group is about. All words of a game that this client was built without are loaded at once. */
export function gameOf(group: string): string {
  return group.replace(/-(?:goal|purpose|reasons|settings|tips|why|lesson-.+)$/, '');
}
