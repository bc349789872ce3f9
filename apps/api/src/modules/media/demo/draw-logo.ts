interface Logo {
  letters: string;
  ground: string;
  bed: string;
}

const SIZE = 640;
const CENTRE = SIZE / 2;
const BEDS = 20;

/** One bed of the board, as a path around the middle. */
function bed(index: number): string {
  const half = Math.PI / BEDS;
  const turn = (index * 2 * Math.PI) / BEDS;
  const at = (angle: number, radius: number) =>
    `${(CENTRE + radius * Math.sin(angle)).toFixed(1)} ${(CENTRE - radius * Math.cos(angle)).toFixed(1)}`;
  return `M${at(turn - half, 500)} L${at(turn + half, 500)} L${at(turn + half, 190)} L${at(turn - half, 190)}Z`;
}

/** Letters in the middle of a board, in two colours, as an SVG. */
export function drawLogo({ letters, ground, bed: colour }: Logo): string {
  const beds = Array.from({ length: BEDS / 2 }, (_, index) => bed(index * 2)).join('');
  const fontSize = letters.length > 2 ? 150 : letters.length > 1 ? 200 : 260;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">
    <rect width="${SIZE}" height="${SIZE}" fill="${ground}"/>
    <path d="${beds}" fill="${colour}" opacity=".85"/>
    <circle cx="${CENTRE}" cy="${CENTRE}" r="200" fill="${ground}" stroke="#b8b4ac" stroke-width="6"/>
    <circle cx="${CENTRE}" cy="${CENTRE}" r="214" fill="none" stroke="#b8b4ac" stroke-width="2"/>
    <text x="${CENTRE}" y="${CENTRE}" dy=".36em" text-anchor="middle" font-family="Barlow Condensed, DejaVu Sans, sans-serif"
      font-weight="800" font-size="${fontSize}" fill="${colour}">${letters}</text>
  </svg>`;
}
