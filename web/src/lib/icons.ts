/** Icons by name. What they look like is in drawings.ts. */

import * as SVG from './drawings';

export type IconName = keyof typeof SVG;

/** The inside of an icon's <svg>, for a viewBox of 512 × 512; it takes the colour of the text around it. */
export function iconBody(name: IconName): string {
  const svg = SVG[name];
  return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
}
