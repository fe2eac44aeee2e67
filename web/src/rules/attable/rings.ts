/** Rings around what the rules pointed out at the table. */

const SEEN = 4000;
const MOST = 24;
const ROOM = 5;

export function ring(elements: readonly Element[]): void {
  const first = elements[0];
  first?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  if (first instanceof HTMLElement && first.tabIndex >= 0) first.focus({ preventScroll: true });
  for (const element of elements.slice(0, MOST)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const mark = document.createElement('div');
    mark.className = 'rule-ring';
    Object.assign(mark.style, {
      left: `${left - ROOM}px`,
      top: `${top - ROOM}px`,
      width: `${width + 2 * ROOM}px`,
      height: `${height + 2 * ROOM}px`,
    });
    document.body.append(mark);
    setTimeout(() => mark.remove(), SEEN);
  }
}
