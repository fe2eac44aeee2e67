/** Where the reader is, and how links take them elsewhere without reloading the page. */

import { parseRoute, pathOf, type Route } from './router';

/** Kept with every entry of the history while the rules are read, so that a reload does not lose it. */
interface Reading {
  /** The table that they were opened at. */
  table: string | undefined;
  /** How many entries back the page is that they were opened from. */
  steps: number;
}

class Navigation {
  route = $state.raw<Route>(parseRoute(location.pathname));
  /** The query, as far as pages use it: /replay/ID?at=61. */
  query = $state.raw(new URLSearchParams(location.search));
  private reading = $state.raw((history.state ?? undefined) as Reading | undefined);
  /** The table that is open; also while its players read the rules, which lie over it. */
  table = $derived(this.route.page === 'table' ? this.route.id : this.reading?.table);

  private read(): void {
    this.route = parseRoute(location.pathname);
    this.query = new URLSearchParams(location.search);
    this.reading = (history.state ?? undefined) as Reading | undefined;
  }

  private stateFor(path: string, replace: boolean): Reading | null {
    if (parseRoute(path.replace(/[?#].*/, '')).page !== 'rules') return null;
    const gone = this.route.page === 'rules' ? (this.reading?.steps ?? 0) : 0;
    // from an address that was typed there is no page of ours to go back to
    const known = this.route.page !== 'rules' || this.reading !== undefined;
    return known ? { table: this.table, steps: gone + (replace ? 0 : 1) } : null;
  }

  /** Goes to one of our pages. `replace` leaves no step back to the current one. */
  go(to: string | Exclude<Route, { page: 'nowhere' }>, replace = false): void {
    this.write(typeof to === 'string' ? to : pathOf(to), replace);
    this.read();
    scrollTo(0, 0);
    document.getElementById('app')?.focus(); // a screen reader begins at the top of the new page
  }

  /** The address follows what the page shows; the page stays where it is. */
  write(path: string, replace = false): void {
    const state = this.stateFor(path, replace);
    if (replace) history.replaceState(state, '', path);
    else history.pushState(state, '', path);
    this.reading = state ?? undefined;
  }

  /** From the rules back to where they were opened. */
  leaveRules(): void {
    if (this.reading && this.reading.steps > 0) history.go(-this.reading.steps);
    else this.go('/');
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
