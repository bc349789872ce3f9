import { type BannerSize, bannerSizes } from '@oche/validators/banners/schemas';
import { HEAVY, sizeFor, text } from '../../../lib/picture/parts.ts';
import { type DemoBanner, demoGrounds } from './demo-banners.ts';

/** Pictures are twice as large as they are shown. */
const SCALE = 2;
const SECTORS = 20;
const RINGS = {
  wire: '#C9CCCB',
  black: '#1B1713',
  sisal: '#E9D9B4',
  red: '#C4161F',
  green: '#0B7048',
};

/** @returns null where a position has one picture for all screens */
export function drawBanner(banner: DemoBanner, as: 'wide' | 'narrow'): string | null {
  const size: BannerSize = bannerSizes[banner.position];
  const shown = as === 'wide' ? size.width : size.narrowWidth;
  if (shown === null) return null;
  const [width, height] = [shown * SCALE, size.height * SCALE];
  const { ground, letters, mark } = demoGrounds[banner.ground];
  const isWide = width > 1000;
  // on a tablet the sides of a wide one are cut off
  const left = isWide ? width * 0.15 : height * 0.24;
  const right = width - left * (isWide ? 1 : 0.6);
  // in the side column there is more height than width
  const isTall = width < height * 3;
  const lines = isTall
    ? inTwo(banner.headline)
    : [as === 'narrow' ? banner.short : banner.headline];
  const room = right - left - height * roomForMotif(isTall, isWide);
  const large = Math.min(
    ...lines.map((line) => sizeFor(line, room, height * largest(isTall, banner.line))),
  );
  const small = sizeFor(banner.line, room, height * (isTall ? 0.12 : 0.21));
  const block = large * 0.86 * lines.length + (banner.line ? small * 1.35 : 0);
  const first = (height - block) / 2 + large * 0.8;
  const last = first + large * 0.9 * (lines.length - 1);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${ground}"/>
    ${rays(width, height, letters)}
    ${motifOf(banner, { x: right - height * (isTall ? 0.34 : 0.62), y: height * (isTall ? 0.6 : 0.5), size: height * (isTall ? 0.7 : 1) })}
    <rect x="${left - height * 0.14}" y="${height * 0.2}" width="${height * 0.05}" height="${height * 0.6}" fill="${mark}"/>
    ${lines.map((line, index) => text(line.toUpperCase(), { x: left, y: first + index * large * 0.9, size: large, family: HEAVY, fill: letters })).join('')}
    ${banner.line ? text(banner.line, { x: left, y: last + small * 1.35, size: small, fill: letters }) : ''}
  </svg>`;
}

/** In heights of the banner. */
const roomForMotif = (isTall: boolean, isWide: boolean): number => {
  if (isTall) return 0.75;
  return isWide ? 1.5 : 1.66;
};

const largest = (isTall: boolean, line: string): number => {
  if (isTall) return 0.28;
  return line ? 0.46 : 0.56;
};

/** Two lines that are about as long as each other. */
function inTwo(words: string): string[] {
  const breaks = [...words.matchAll(/ /g)].map(({ index }) => index);
  const [middle] = breaks.sort(
    (one, other) => Math.abs(one - words.length / 2) - Math.abs(other - words.length / 2),
  );
  return middle === undefined ? [words] : [words.slice(0, middle), words.slice(middle + 1)];
}

/** The wedges of the board, hardly to be seen. */
function rays(width: number, height: number, colour: string): string {
  const reach = width * 1.2;
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(width * 0.8 + reach * Math.cos(angle)).toFixed(0)},${(height / 2 + reach * Math.sin(angle)).toFixed(0)}`;
  };
  const center = `${width * 0.8},${height / 2}`;
  return Array.from({ length: SECTORS }, (_, index) => index * 18)
    .map(
      (from) =>
        `<path d="M${center}L${at(from)}L${at(from + 9)}Z" fill="${colour}" opacity="0.05"/>`,
    )
    .join('');
}

interface Spot {
  x: number;
  y: number;
  size: number;
}

function motifOf({ motif, ground }: DemoBanner, { x, y, size }: Spot): string {
  const { letters, mark } = demoGrounds[ground];
  if (motif === 'board') return `<g transform="translate(${x} ${y})">${board(size * 0.8)}</g>`;
  if (motif === 'dart') {
    return `<g transform="translate(${x} ${y}) rotate(-18) scale(${size / 100})">${dart(letters, mark)}</g>`;
  }
  if (motif === 'flights') {
    return `<g transform="translate(${x} ${y}) scale(${size / 100})">${flights(letters, mark)}</g>`;
  }
  const wide = sizeFor(motif.number, size * 1.7, size * 0.95);
  return text(motif.number, {
    x,
    y: y + wide * 0.34,
    size: wide,
    family: HEAVY,
    fill: mark,
    anchor: 'middle',
  });
}

/** @param radius of the doubles' outer wire */
function board(radius: number): string {
  const bed = (index: number, inner: number, outer: number, colour: string) => {
    const at = (share: number, step: number) => {
      const angle = ((step - 0.5) * 2 * Math.PI) / SECTORS;
      const reach = share * radius;
      return `${(reach * Math.sin(angle)).toFixed(1)} ${(-reach * Math.cos(angle)).toFixed(1)}`;
    };
    const [far, near] = [outer * radius, inner * radius];
    return `<path d="M${at(inner, index)}L${at(outer, index)}A${far} ${far} 0 0 1 ${at(outer, index + 1)}L${at(inner, index + 1)}A${near} ${near} 0 0 0 ${at(inner, index)}Z" fill="${colour}"/>`;
  };
  const beds = Array.from({ length: SECTORS }, (_, index) => {
    const isDark = index % 2 === 0;
    const [plain, ring] = isDark ? [RINGS.black, RINGS.red] : [RINGS.sisal, RINGS.green];
    return [
      bed(index, 0.09, 0.58, plain),
      bed(index, 0.58, 0.63, ring),
      bed(index, 0.63, 0.95, plain),
      bed(index, 0.95, 1, ring),
    ].join('');
  });
  return `<circle r="${radius * 1.14}" fill="#120E0B"/>${beds.join('')}
    <circle r="${radius * 0.09}" fill="${RINGS.green}"/><circle r="${radius * 0.04}" fill="${RINGS.red}"/>
    <g fill="none" stroke="${RINGS.wire}" stroke-width="1.5"><circle r="${radius}"/><circle r="${radius * 0.63}"/></g>`;
}

/** In a square of 100, flying to the left. */
const dart = (letters: string, mark: string): string => `
  <path d="M-92 0h34v-1.6h-34z" fill="${RINGS.wire}"/>
  <rect x="-58" y="-6" width="58" height="12" rx="4" fill="#8b8f93"/>
  <path d="M-50-6v12M-44-6v12M-38-6v12M-32-6v12M-14-6v12M-8-6v12" stroke="#3c4043" stroke-width="2.5"/>
  <rect y="-2.6" width="34" height="5.2" fill="${letters}"/>
  <path d="M28 0L44-22H78L66 0Z" fill="${mark}"/><path d="M28 0L44 22H78L66 0Z" fill="${mark}" opacity=".7"/>`;

const flights = (letters: string, mark: string): string =>
  [
    [-52, -10, mark],
    [0, 8, letters],
    [52, -10, mark],
  ]
    .map(
      ([x, turn, colour]) =>
        `<g transform="translate(${x} 0) rotate(${turn})"><path d="M0 38L-24 6V-34L0-20L24-34V6Z" fill="${colour}"/><path d="M0 38V-20" stroke="#0006" stroke-width="3"/></g>`,
    )
    .join('');
