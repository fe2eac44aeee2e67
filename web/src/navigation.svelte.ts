/** Where the reader is, and how links take them elsewhere without reloading the page. */

import { parseRoute, pathOf, type Route } from './router';

class Navigation {
  route = $state.raw<Route>(parseRoute(location.pathname));
  /** The query, as far as pages use it: /replay/ID?at=61. */
  query = $state.raw(new URLSearchParams(location.search));

  private read(): void {
    this.route = parseRoute(location.pathname);
    this.query = new URLSearchParams(location.search);
  }

  /** Goes to one of our pages. `replace` leaves no step back to the current one. */
  go(to: string | Exclude<Route, { page: 'nowhere' }>, replace = false): void {
    const path = typeof to === 'string' ? to : pathOf(to);
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.read();
    scrollTo(0, 0);
    document.getElementById('app')?.focus(); // a screen reader begins at the top of the new page
  }

  /** Follows plain clicks on links of this site, and the browser's own back and forward. */
  listen(): () => void {
    const click = (event: MouseEvent): void => {
      const path = innerPath(event);
      if (path === undefined) return;
      event.preventDefault();
      this.go(path);
    };
    const pop = (): void => this.read();
    addEventListener('popstate', pop);
    document.addEventListener('click', click);
    return () => {
      removeEventListener('popstate', pop);
      document.removeEventListener('click', click);
    };
  }
}

/** The path a click leads to, if we handle the click: no new tab, no download, no other site, nothing under /api. */
export function innerPath(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('download')) return undefined;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return undefined;
  if (link.pathname === location.pathname && link.hash !== '') return undefined;
  return link.pathname + link.search + link.hash;
}

export const navigation = new Navigation();
