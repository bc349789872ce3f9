/** Units of the drawing. */
export const WIDTH = 960;
export const HEIGHT = 720;

/** Numbers from 0 to 1 that look random, and are the same for the same seed. */
function rolling(seed: number): () => number {
  let state = (seed * 2_654_435_761) % 2_147_483_647 || 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

type Roll = () => number;

/** What the things lie on. */
const GROUNDS = [
  { from: '#b98d5c', to: '#7a532f', line: '#5d3d20' },
  { from: '#3c3f44', to: '#1c1e21', line: '#4a4e55' },
  { from: '#d9cdb4', to: '#a8987a', line: '#8d7d60' },
  { from: '#2d5a46', to: '#153428', line: '#3d7059' },
  { from: '#7b2f2a', to: '#3f1513', line: '#96453f' },
  { from: '#c8c5bf', to: '#8f8b84', line: '#77736d' },
];

/** A table, a mat or a carpet from above, with the light of one lamp; what lies on it casts a shadow. */
export function scene(seed: number, things: (roll: Roll) => string): string {
  const roll = rolling(seed);
  const ground = GROUNDS[Math.floor(roll() * GROUNDS.length)] ?? GROUNDS[0];
  const [x, y] = [Math.round(roll() * 100), Math.round(roll() * 100)];
  const drawn = things(roll);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <defs>
      <radialGradient id="light" cx="${x}%" cy="${y}%" r="95%">
        <stop stop-color="${ground?.from}"/><stop offset="1" stop-color="${ground?.to}"/>
      </radialGradient>
      <linearGradient id="steel" x2="0" y2="1">
        <stop stop-color="#f2f3f5"/><stop offset=".45" stop-color="#9fa4aa"/>
        <stop offset="1" stop-color="#4c5157"/>
      </linearGradient>
      <style>.shade * { fill: #000 !important; stroke: #000 !important }</style>
    </defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#light)"/>
    ${grain(roll, ground?.line ?? '#000')}
    <g class="shade" transform="translate(9 16)" opacity=".3">${drawn}</g>
    ${drawn}
  </svg>`;
}

/** Joints of boards or folds, in one direction. */
function grain(roll: Roll, colour: string): string {
  const angle = Math.round(roll() * 180);
  const lines = Array.from({ length: 9 }, () => {
    const y = Math.round(roll() * 1400 - 340);
    return `<path d="M-400 ${y}q700 ${Math.round(roll() * 40 - 20)} 1800 0" stroke="${colour}" stroke-width="${1 + Math.round(roll() * 5)}" fill="none" opacity=".55"/>`;
  });
  return `<g transform="rotate(${angle} ${WIDTH / 2} ${HEIGHT / 2})">${lines.join('')}</g>`;
}

/** Something drawn around its own middle, at a place, turned and scaled. */
export const put = (inside: string, x: number, y: number, angle = 0, scale = 1): string =>
  `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(angle)}) scale(${scale.toFixed(2)})">${inside}</g>`;
