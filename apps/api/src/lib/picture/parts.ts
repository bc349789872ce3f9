import { escaped } from '../formatting/markup.ts';

/** Pixels, as sites show links. */
const PREVIEW = { width: 1200, height: 630 };

export const HEAVY = 'Barlow Condensed ExtraBold';
const SEMIBOLD = 'Barlow Condensed SemiBold';
export const INK = {
  ground: '#17110C',
  rim: '#120E0B',
  chalk: '#F4EFE3',
  muted: '#B9AE9B',
  tape: '#F0B73F',
};
export const BEDS = ['#C4161F', '#0B7048'];

interface TextOptions {
  x: number;
  y: number;
  size: number;
  family?: string;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
}

export const text = (
  value: string,
  { x, y, size, family = SEMIBOLD, fill = INK.chalk, anchor = 'start' }: TextOptions,
): string =>
  `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${escaped(value)}</text>`;

/** A letter is about as wide as two fifths of its size. */
const LETTER = 0.42;

/** As large as there is room for. */
export const sizeFor = (value: string, room: number, most: number): number =>
  Math.max(24, Math.min(most, Math.floor(room / (value.length * LETTER))));

interface Lines {
  /** pixels from left to right */
  room: number;
  size: number;
  most: number;
}

/** A text on at most this many lines, cut between words where that is possible. */
export function linesOf(value: string, { room, size, most }: Lines): string[] {
  const length = Math.floor(room / (size * LETTER));
  const lines = [''];
  // a number and its unit stay together: "24 g"
  const kept = value.replace(/(\d)\s+(?=(?:\p{L}{1,2}|%|€)(?:\s|$))/gu, '$1\u00A0');
  for (const word of kept.split(/[^\S\u00A0]+/)) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (longer.length <= length) lines[lines.length - 1] = longer;
    else lines.push(word.length <= length ? word : `${word.slice(0, length - 1)}…`);
  }
  const shown = lines.filter(Boolean);
  if (shown.length <= most) return shown;
  return [...shown.slice(0, most - 1), `${shown[most - 1]?.slice(0, length - 1)}…`];
}

interface FrameTexts {
  /** in the upper corners: what it is, and how it stands */
  what: string;
  state: string;
  /** in the lower corner */
  place: string;
}

/** A picture for shared links: a dark board, the ring of doubles, what, where, and what is drawn into it. */
export function framed({ what, state, place }: FrameTexts, inside: string): string {
  const { width, height } = PREVIEW;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${INK.ground}"/>
    ${wedges()}
    ${strip()}
    <rect y="12" width="${width}" height="76" fill="${INK.rim}"/>
    ${text(what.toUpperCase(), { x: 48, y: 64, size: 40, fill: INK.muted })}
    ${text(state.toUpperCase(), { x: width - 48, y: 64, size: 40, fill: INK.tape, anchor: 'end' })}
    ${inside}
    <rect y="${height - 60}" width="${width}" height="60" fill="${INK.rim}"/>
    ${text('OCHE', { x: 48, y: height - 16, size: 44, family: HEAVY })}
    ${text(place, { x: width - 48, y: height - 18, size: 34, fill: INK.muted, anchor: 'end' })}
  </svg>`;
}

/** The board behind the numbers: its beds meet below the picture. */
function wedges(): string {
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${600 + 1400 * Math.cos(angle)},${740 + 1400 * Math.sin(angle)}`;
  };
  return Array.from({ length: 10 }, (_, index) => 171 + index * 36)
    .map((from) => `<path d="M600,740L${at(from)}L${at(from + 18)}Z" fill="#fff" opacity="0.04"/>`)
    .join('');
}

/** The ring of doubles, unrolled. */
const strip = (): string =>
  Array.from(
    { length: 20 },
    (_, index) => `<rect x="${index * 60}" width="58" height="12" fill="${BEDS[index % 2]}"/>`,
  ).join('');
