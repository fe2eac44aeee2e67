/** What does not fit on the page that is shown: one sentence for each fault. */
() => {
  const SMALLEST = 11.95; // pixels of a letter's size
  const found = new Set();
  const name = (element) => {
    const part = element.closest('[data-part]')?.dataset.part ?? 'page';
    const own = [...element.classList].filter((one) => !one.startsWith('svelte-')).join('.');
    return `${part}: ${element.localName}${own ? `.${own}` : ''}`;
  };
  const words = (text) => `"${text.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
  // only for screen readers: `.vh`, or clipped away where there is no room
  const heard = (element) => {
    for (let at = element; at; at = at.parentElement)
      if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
    return false;
  };
  const shown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert]') &&
    !heard(element);
  const clips = (style) => /hidden|clip/.test(style);
  const scrolls = (style) => /auto|scroll/.test(style);

  // the page itself, and its named parts
  if (!shown(document.body)) found.add('page: nothing is shown');
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth + 1) found.add(`page: ${scrollWidth - innerWidth} px too wide`);
  if (scrollHeight > innerHeight + 1) found.add(`page: ${scrollHeight - innerHeight} px too high`);
  const parts = [...document.querySelectorAll('[data-part]')].filter(shown);
  // what a scrolled part hides lies over nothing; whether something says that it is there is judged below
  const boxOf = (part) => {
    let { left, right, top, bottom } = part.getBoundingClientRect();
    for (let at = part.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const frame = at.getBoundingClientRect();
      if (scrolls(overflowX)) [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      if (scrolls(overflowY)) [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return { left, right, top, bottom, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  };
  const boxes = new Map(parts.map((part) => [part, boxOf(part)]));
  for (const [part, box] of boxes) {
    if (box.width === 0 || box.height === 0 || part.closest('.world')) continue;
    if (box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1)
      found.add(`${part.dataset.part}: sticks out of the page`);
    const { overflowX, overflowY } = getComputedStyle(part);
    if (!scrolls(overflowX) && part.dataset.part !== 'stage' && part.scrollWidth > part.clientWidth + 1)
      found.add(`${part.dataset.part}: ${part.scrollWidth - part.clientWidth} px of its width are cut`);
    if (clips(overflowY) && part.dataset.part !== 'stage' && part.scrollHeight > part.clientHeight + 1)
      found.add(`${part.dataset.part}: ${part.scrollHeight - part.clientHeight} px of its height are cut`);
  }
  const over = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  parts.forEach((one, at) =>
    parts.slice(at + 1).forEach((other) => {
      if (one.contains(other) || other.contains(one)) return;
      if (one.closest('[data-over]') || other.closest('[data-over]')) return; // lies over the table on purpose
      if (over(boxes.get(one), boxes.get(other))) found.add(`${one.dataset.part} and ${other.dataset.part} overlap`);
    }),
  );

  // texts: their size, and whether something cuts them
  const scaleOf = (element) => {
    if (element instanceof SVGElement && element.getScreenCTM) {
      const { a, b } = element.getScreenCTM() ?? { a: 1, b: 0 };
      return Math.hypot(a, b);
    }
    let [scale, at] = [1, element];
    while (at && !(at instanceof SVGElement)) {
      const { transform, scale: own } = getComputedStyle(at);
      if (transform !== 'none') scale *= Math.hypot(new DOMMatrix(transform).a, new DOMMatrix(transform).b);
      if (own !== 'none') scale *= parseFloat(own);
      at = at.parentElement;
    }
    if (at?.getScreenCTM) scale *= at.getScreenCTM()?.a ?? 1; // in a foreignObject
    return scale;
  };
  const cutBy = (element, box) => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(at);
      if (at.matches('.world, .hold, .stage, .board')) return undefined; // can be moved into view
      const frame = at.getBoundingClientRect();
      const wide = box.left < frame.left - 1.5 || box.right > frame.right + 1.5;
      const high = box.top < frame.top - 3 || box.bottom > frame.bottom + 3;
      if ((wide && scrolls(overflowX)) || (high && scrolls(overflowY))) return undefined;
      if (wide && clips(overflowX)) return textOverflow === 'ellipsis' ? 'ellipsis' : 'cut';
      if (high && clips(overflowY)) return getComputedStyle(at).webkitLineClamp !== 'none' ? 'ellipsis' : 'cut';
    }
    return undefined;
  };
  // what is left of a line after everything that cuts it or scrolls it away
  const seen = (element, { left, right, top, bottom }) => {
    let rest = { left, right, top, bottom };
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const frame = at.getBoundingClientRect();
      rest = {
        left: Math.max(rest.left, frame.left),
        right: Math.min(rest.right, frame.right),
        top: Math.max(rest.top, frame.top),
        bottom: Math.min(rest.bottom, frame.bottom),
      };
    }
    return rest;
  };
  // the first word of a name that is broken between two of its letters
  const broken = (node) =>
    [...node.data.matchAll(/\p{L}{2,}/gu)].find(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
      return Math.max(...tops) - Math.min(...tops) > 4;
    })?.[0];
  const lines = []; // of texts in parts where nothing lies over anything on purpose
  const flat = '[data-part=seats], [data-part=status], [data-part=tray], [data-part=log], [data-part=sheet]';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const [text, element] = [walker.currentNode.data, walker.currentNode.parentElement];
    if (!text.trim() || !element || element.closest('script, style, title, desc, option') || !shown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const box = range.getBoundingClientRect();
    if (box.width < 1 || box.right < 0 || box.left > innerWidth || box.bottom < 0 || box.top > innerHeight) continue;
    const size = parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
    if (size < SMALLEST) found.add(`${name(element)} ${words(text)} has ${size.toFixed(1)} px`);
    const cut = cutBy(element, box);
    const part = element.closest('[data-part]')?.closest(flat);
    if (part && !cut) for (const line of range.getClientRects()) lines.push({ element, part, line: seen(element, line), text });
    const word = element.closest('b, h2, h3, .name') && broken(walker.currentNode);
    if (word) found.add(`${name(element)} "${word}" is broken`);
    if (cut === 'cut' || (cut === 'ellipsis' && /\d/.test(text) && !element.closest('[title], [data-tip], p, .ell')))
      found.add(`${name(element)} ${words(text)} is cut`);
  }

  lines.forEach(({ element, part, line, text }, at) =>
    lines.slice(at + 1).forEach((other) => {
      const { top, bottom, left, right } = other.line;
      const under = Math.min(line.bottom, bottom) - Math.max(line.top, top);
      const beside = Math.min(line.right, right) - Math.max(line.left, left);
      // two lines of one text may be closer than their boxes are high
      if (other.part !== part || other.element === element || beside < 2 || under < 0.5 * (bottom - top)) return;
      found.add(`${name(element)} ${words(text)} lies over ${words(other.text)}`);
    }),
  );

  // what is scrolled out of sight has a cue: a scroll bar, a shadow at the lower edge, or something half in view
  for (const element of document.querySelectorAll('[data-part], [data-part] *')) {
    if (element instanceof SVGElement || !shown(element)) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    const frame = element.getBoundingClientRect();
    const half = (low, high) =>
      [...element.querySelectorAll('*')].some((child) => {
        const box = child.getBoundingClientRect();
        return box.width > 0 && box[low] < frame[high] - 5 && box[high] > frame[high] + 5;
      });
    const shaded = getComputedStyle(element).backgroundAttachment === 'local, scroll'; // `.more-below`
    const under = !shaded && scrolls(overflowY) && element.scrollHeight > element.clientHeight + 5;
    if (under && element.scrollTop === 0 && element.offsetWidth - element.clientWidth < 4 && !half('top', 'bottom'))
      found.add(`${name(element)} has ${element.scrollHeight - element.clientHeight} px below, and nothing says so`);
    const beside = scrolls(overflowX) && element.scrollWidth > element.clientWidth + 5;
    if (beside && element.scrollLeft === 0 && element.offsetHeight - element.clientHeight < 4 && !half('left', 'right'))
      found.add(`${name(element)} has ${element.scrollWidth - element.clientWidth} px to the right, and nothing says so`);
  }
  return [...found];
}
