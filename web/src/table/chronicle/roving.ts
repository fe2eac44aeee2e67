/**
 * One tab stop with arrow keys inside: up and down from line to line, right to the rule of a line or into a folded turn,
 * left back again.
 */

const STOPS = '.stop';

export function roving(root: HTMLElement): () => void {
  let current: HTMLElement | undefined;
  const stops = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(STOPS)];

  /** Exactly one can be reached with the tab key; rules only with an arrow. */
  function settle(): void {
    const all = stops();
    if (!current || !all.includes(current)) current = all[0];
    for (const stop of all) stop.tabIndex = stop === current ? 0 : -1;
    for (const rule of root.querySelectorAll<HTMLElement>('.rule')) rule.tabIndex = -1;
  }

  function go(to: HTMLElement | null | undefined): void {
    if (!to) return;
    if (to.matches(STOPS)) current = to;
    settle();
    to.focus();
  }

  function sideways(at: HTMLElement, right: boolean): void {
    const stop = at.matches(STOPS) ? at : at.parentElement?.querySelector<HTMLElement>(STOPS);
    const unfolded = stop?.getAttribute('aria-expanded');
    if (unfolded) {
      if (right !== (unfolded === 'true')) stop?.click();
    } else go(right ? at.parentElement?.querySelector<HTMLElement>('.rule') : stop);
  }

  function key(event: KeyboardEvent): void {
    const at = event.target;
    if (!(at instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = stops();
    const place = all.indexOf(at.matches(STOPS) ? at : (current ?? at));
    if (event.key === 'ArrowDown') go(all[place + 1]);
    else if (event.key === 'ArrowUp') go(all[place - 1]);
    else if (event.key === 'Home') go(all[0]);
    else if (event.key === 'End') go(all.at(-1));
    else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') sideways(at, event.key === 'ArrowRight');
    else return;
    event.preventDefault();
    event.stopPropagation(); // on the board, arrows move the map; on the table, they move the head
  }

  function focused({ target }: FocusEvent): void {
    if (target instanceof HTMLElement && target.matches(STOPS)) {
      current = target;
      settle();
    }
  }

  settle();
  const watch = new MutationObserver(settle);
  watch.observe(root, { childList: true, subtree: true });
  root.addEventListener('keydown', key);
  root.addEventListener('focusin', focused);
  return () => {
    watch.disconnect();
    root.removeEventListener('keydown', key);
    root.removeEventListener('focusin', focused);
  };
}
