/** Icons by name. What they look like is in drawings.ts. */

import * as SVG from './drawings';

export type IconName = keyof typeof SVG;

/** What stands inside the <svg> of an icon, for a viewBox of 512 × 512; it has the colour of the text around it. */
export function iconBody(name: IconName): string {
  const svg = SVG[name];
  return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
}

export function isIcon(name: string): name is IconName {
  return Object.hasOwn(SVG, name);
}
