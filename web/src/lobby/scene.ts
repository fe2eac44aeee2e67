/** The hall at night (or by day): sky, mountains, roof, beam and lanterns. One drawing, made once, in the theme's colours. */

const WIDTH = 1920;
export const SCENE_HEIGHT = 560;
const LEFT = 272;
const RIGHT = 1648;

const short = (n: number): number => Math.round(n * 10) / 10;

/** The same random numbers every time, so that the hall always looks the same. */
function luck(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let x = Math.imul(a ^ (a >>> 15), 1 | a);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
  };
}

const DEFS = `<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--sky-1)"/><stop offset=".5" stop-color="var(--sky-2)"/></linearGradient>
<linearGradient id="aurora" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--aurora-1)" stop-opacity="0"/><stop offset=".5" stop-color="var(--aurora-1)" stop-opacity=".5"/><stop offset="1" stop-color="var(--aurora-2)" stop-opacity="0"/></linearGradient>
<filter id="soft"><feGaussianBlur stdDeviation="13"/></filter>
<linearGradient id="roof" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--roof-1)"/><stop offset="1" stop-color="var(--roof-2)"/></linearGradient>
<pattern id="shingle" width="26" height="24" patternUnits="userSpaceOnUse"><path d="M0 6q6.5 9 13 0q6.5 9 13 0M-6.5 18q6.5 9 13 0q6.5 9 13 0q6.5 9 13 0" fill="none" stroke="#000" stroke-opacity=".38" stroke-width="1.6"/></pattern>
<pattern id="plank" width="46" height="400" patternUnits="userSpaceOnUse"><rect width="46" height="400" fill="var(--hall-1)"/><rect x="44" width="2" height="400" fill="var(--hall-2)"/><path d="M10 0v400M28 0v400" stroke="var(--hall-2)" opacity=".35"/></pattern>
<radialGradient id="lamp"><stop offset="0" stop-color="#ffb45a" stop-opacity=".55"/><stop offset="1" stop-color="#ff8a2a" stop-opacity="0"/></radialGradient>
<linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--bg)" stop-opacity="0"/><stop offset="1" stop-color="var(--bg)"/></linearGradient>
</defs>`;

function sky(): string {
  const next = luck(3);
  let stars = '';
  for (let i = 0; i < 120; i += 1) {
    const [x, y, r, o] = [next() * WIDTH, next() * 170, 0.5 + next() * 0.9, 0.2 + next() * 0.6].map(short);
    stars += `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--crag-cap)" opacity="${o}"/>`;
  }
  return `<rect width="${WIDTH}" height="${SCENE_HEIGHT}" fill="url(#sky)"/><g filter="url(#soft)"><path d="M-40 120C300 10 520 130 820 40s520 60 820-10 300 10 300 10v60C1600 60 1500 150 1180 100S700 170 420 110 60 190-40 190z" fill="url(#aurora)"/></g>${stars}`;
}

function range(base: number, height: number, step: number, fill: string, seed: number): string {
  const next = luck(seed);
  let ridge = `M-20 ${base + 200}`;
  let caps = '';
  for (let x = -20; x < WIDTH + 60;) {
    const w = step * (0.7 + next() * 0.7);
    const h = height * (0.45 + next() * 0.65);
    const [px, py] = [x + w / 2, base - h];
    ridge += `L${short(x)} ${base}L${short(px)} ${short(py)}`;
    const edge = [-0.17, 0.34, -0.07, 0.28, -0.01, 0.42, 0.07, 0.27, 0.16, 0.33];
    caps += `<path d="M${short(px)} ${short(py)}`;
    for (let k = 0; k < edge.length; k += 2)
      caps += `L${short(px + w * (edge[k] ?? 0))} ${short(py + h * (edge[k + 1] ?? 0))}`;
    caps += `z" fill="var(--crag-cap)" opacity=".8"/>`;
    x += w * 0.84;
  }
  return `<path d="${ridge}L${WIDTH + 60} ${base + 200}z" fill="${fill}"/>${caps}`;
}

function dragon(x: number, facing: number): string {
  return `<g transform="translate(${x} 110) scale(${facing * 0.82} .82)"><path d="M-4 8C-30 2-44-22-34-44c5-11 18-16 30-11l12-8-4 11c7 6 5 15-4 17l-14 1c-5 6-3 14 7 17l13 3z" fill="var(--beam-1)" stroke="#1a100a" stroke-width="2.5" stroke-linejoin="round"/><circle cx="-8" cy="-42" r="2.6" fill="#ffc24d"/><path d="M-33-30l-9-7 2 13-9-3 7 12" fill="var(--beam-1)" stroke="#1a100a" stroke-width="2"/></g>`;
}

function hall(): string {
  const outline = `M${LEFT - 26} 172Q${LEFT + 100} 150 ${LEFT + 170} 108Q960 80 ${RIGHT - 170} 108Q${RIGHT - 100} 150 ${RIGHT + 26} 172z`;
  let drawn = `<rect x="${LEFT + 20}" y="170" width="${RIGHT - LEFT - 40}" height="390" fill="url(#plank)"/>`;
  drawn += `<path d="${outline}" fill="url(#roof)"/><path d="${outline}" fill="url(#shingle)"/>`;
  drawn += `<path d="M${LEFT + 166} 110Q960 82 ${RIGHT - 166} 110" fill="none" stroke="var(--beam-2)" stroke-width="13"/>`;
  drawn += `<path d="M${LEFT + 166} 109Q960 81 ${RIGHT - 166} 109" fill="none" stroke="var(--beam-1)" stroke-width="8"/>`;
  drawn += dragon(LEFT + 172, 1) + dragon(RIGHT - 172, -1);
  drawn += `<rect x="${LEFT - 30}" y="168" width="${RIGHT - LEFT + 60}" height="24" rx="4" fill="var(--beam-1)" stroke="#1a100a" stroke-width="2"/>`;
  for (let x = LEFT - 14; x < RIGHT + 4; x += 40)
    drawn += `<g transform="translate(${x} 175)" fill="none" stroke="#d9a441" stroke-width="1.9"><path d="M0 2C10 2 10 8 20 8S30 2 40 2"/><path d="M0 8c4 0 6.5-1 8.2-2.2M11.8 4.2C13.5 3 16 2 20 2s6.5 1 8.2 2.2M31.8 5.8C33.5 7 36 8 40 8"/></g>`;
  for (const x of [LEFT + 8, RIGHT - 8])
    drawn += `<rect x="${x - 14}" y="192" width="28" height="368" fill="var(--beam-1)" stroke="#1a100a" stroke-width="2"/>`;
  for (const x of [631.5, 960, 1288.5]) drawn += lantern(x);
  return drawn;
}

function lantern(x: number): string {
  return `<circle cx="${x}" cy="262" r="80" fill="url(#lamp)"/><path d="M${x} 190v34" stroke="#1a100a" stroke-width="3"/><path d="M${x - 13} 226h26l-5 10h-16z" fill="var(--beam-2)"/><path d="M${x - 9} 236h18l4 30h-26z" fill="#ffd489" stroke="#1a100a" stroke-width="2.5"/><path d="M${x} 241c6 8 6 14 0 20-6-6-6-12 0-20z" fill="#e07a2f"/>`;
}

function pine(x: number, y: number, h: number, fill: string): string {
  const steps = [0.2, 0.36, -0.08, 0.17, 0.3, -0.08, 0.16, 0.28, -0.74, 0.16, -0.28, -0.08, 0.17, -0.3, -0.08].map(
    (n) => short(n * h),
  );
  const [a, b, c, d, e, f, g, i, j, k, l, m, n, o, p] = steps;
  return `<path d="M${short(x)} ${short(y - h)}l${a} ${b}h${c}l${d} ${e}h${f}l${g} ${i}h${j}l${k} ${l}h${m}l${n} ${o}h${p}z" fill="${fill}"/>`;
}

function outside(): string {
  const next = luck(8);
  const trees: [number, number, number][] = [];
  for (let i = 0; i < 70; i += 1) {
    const x = next() > 0.5 ? next() * (LEFT - 40) : RIGHT + 40 + next() * (WIDTH - RIGHT - 40);
    trees.push([x, 330 + next() * 190, 50 + next() * 70]);
  }
  trees.sort((one, other) => one[1] - other[1]);
  const snow = `M0 560V512Q140 486 ${LEFT} 508L${LEFT} 560z M${WIDTH} 560V512Q${WIDTH - 140} 486 ${RIGHT} 508L${RIGHT} 560z`;
  const forest = trees.map(([x, y, h], i) => pine(x, y, h, i % 3 ? 'var(--pine-n)' : 'var(--pine-n2)')).join('');
  return `<path d="${snow}" fill="var(--snow-2)" opacity=".4"/>${forest}<rect y="470" width="${WIDTH}" height="92" fill="url(#fade)"/>`;
}

export function drawScene(): string {
  const mountains = range(180, 100, 190, 'var(--crag-3)', 9) + range(204, 64, 150, 'var(--crag-2)', 4);
  return `<svg width="${WIDTH}" height="${SCENE_HEIGHT}" viewBox="0 0 ${WIDTH} ${SCENE_HEIGHT}" aria-hidden="true">${DEFS}${sky()}${mountains}${hall()}${outside()}</svg>`;
}
