/** Whether each thing is seen with its texts: by place of [selector, texts, how many]. */
(wanted) => {
  const shown = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let at = element; at; at = at.parentElement)
      if (getComputedStyle(at).clipPath === 'inset(50%)') return false; // only heard
    return true;
  };
  const drawn = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width >= 2 && height >= 2 && shown(element) && !covered(element, element.getBoundingClientRect());
  };
  // cut by something that cannot be scrolled, or by an ellipsis; what a board's camera can bring into view is not
  const cut = (element, box) => {
    for (let at = element; at && at !== document.body && !at.matches('.hold, .stage'); at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const frame = at.getBoundingClientRect();
      const wide = box.left < frame.left - 1.5 || box.right > frame.right + 1.5;
      const high = box.top < frame.top - 3 || box.bottom > frame.bottom + 3;
      if ((wide && /auto|scroll/.test(overflowX)) || (high && /auto|scroll/.test(overflowY))) return false;
      if ((wide && /hidden|clip/.test(overflowX)) || (high && /hidden|clip/.test(overflowY))) return true;
    }
    return false;
  };
  const AREAS = '.board, [data-part=seats], [data-part=status], [data-part=tray]';
  const areaOf = (element) => element.closest(AREAS);
  const inView = (element, x, y) => {
    for (let at = element; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const { left, right, top, bottom } = at.getBoundingClientRect();
      if (x < left || x > right || y < top || y > bottom) return false; // it can be moved or scrolled into view
    }
    return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  };
  /**
   * Something else of the same area lies over its middle: not a question, which can be put aside. Drawings of which the
   * mouse knows nothing cannot be asked.
   */
  const covered = (element, { left, top, width, height }) => {
    const [x, y] = [left + width / 2, top + height / 2];
    if (!(element instanceof HTMLElement) || getComputedStyle(element).pointerEvents === 'none') return false;
    if (!inView(element, x, y)) return false;
    const over = document.elementFromPoint(x, y);
    return over !== null && !over.contains(element) && !element.contains(over) && areaOf(over) === areaOf(element);
  };
  const plain = (text) => text.normalize().replace(/\u00ad/g, '').replace(/\s+/g, ' ').trim().toLowerCase();
  const textsOf = (element) => {
    const texts = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!walker.currentNode.data.trim() || parent.closest('title, desc') || !shown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const box = range.getBoundingClientRect();
      if (box.width >= 1 && box.height >= 1 && !cut(parent, box) && !covered(parent, box)) texts.push(walker.currentNode.data);
    }
    return { words: plain(texts.join(' ')), numbers: texts.join(' ').match(/[+×]?\d+/g) ?? [] };
  };
  // a number must stand alone: 3 is not seen in 13
  const tells = ({ words, numbers }, text) => {
    if (/^[+×]?\d+$/.test(text)) return numbers.some((one) => one === text || one.slice(1) === text);
    return words.replace(/ ?\/ ?/g, '/').includes(plain(text));
  };
  return wanted.map(([where, texts, count]) => {
    const found = [...document.querySelectorAll(where)].filter(drawn);
    return found.filter((one) => texts.length === 0 || texts.every((text) => tells(textsOf(one), text))).length >= count;
  });
};
