/** Addresses of pages, both ways. Which one is shown now is kept in navigation.svelte.ts. */

export type Route =
  | { page: 'lobby' }
  | { page: 'create'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'analysis'; id: string }
  | { page: 'join'; id: string }
  | { page: 'about' }
  /** The game may be empty: then the page chooses one. */
  | { page: 'rules'; game: string }
  | { page: 'nowhere' };

const NAMED = { new: 'create', table: 'table', replay: 'replay', analysis: 'analysis', join: 'join' } as const;

function isNamed(word: string): word is keyof typeof NAMED {
  return Object.hasOwn(NAMED, word);
}

/** What a path such as /table/AX47RK shows. */
export function parseRoute(path: string): Route {
  const parts = path.split('/').filter((part) => part !== '');
  const [first, second] = parts;
  if (first === undefined) return { page: 'lobby' };
  if (first === 'about' && parts.length === 1) return { page: 'about' };
  if (first === 'rules' && parts.length <= 2) return rulesOf(second ?? '');
  if (isNamed(first) && second !== undefined && parts.length === 2) {
    const name = readable(second);
    if (name === undefined) return { page: 'nowhere' };
    const page = NAMED[first];
    return page === 'create' ? { page, game: name } : { page, id: name };
  }
  return { page: 'nowhere' };
}

function rulesOf(part: string): Route {
  const game = readable(part);
  return game === undefined ? { page: 'nowhere' } : { page: 'rules', game };
}

function readable(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined; // %zz
  }
}

export function pathOf(route: Exclude<Route, { page: 'nowhere' }>): string {
  switch (route.page) {
    case 'lobby':
      return '/';
    case 'about':
      return '/about';
    case 'rules':
      return route.game === '' ? '/rules' : `/rules/${encodeURIComponent(route.game)}`;
    case 'create':
      return `/new/${encodeURIComponent(route.game)}`;
    default:
      return `/${route.page}/${encodeURIComponent(route.id)}`;
  }
}

/** The id of the table that an invitation names: the id itself, or any address that ends in it. */
export function invitedTo(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const path = trimmed.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*$/, '');
  const route = parseRoute(path);
  if (route.page === 'table' || route.page === 'join') return route.id;
  return /^[\w-]+$/.test(trimmed) ? trimmed : undefined;
}
