import { euroOf } from '@oche/validators/money';
import { BEDS, framed, HEAVY, INK, linesOf, sizeFor, text } from '../../../lib/picture/parts.ts';

/** What of a lounge is drawn. */
interface PreviewLounge {
  name: string;
  city: string;
  zipCode: string | null;
  type: string;
  boards: number;
  /** the lowest price of an hour */
  cents: number;
  priceUnit: string;
  rating: number | null;
  ratings: number;
  photo: object | null;
}

/** Where the photo is, in pixels. */
export const PHOTO = { left: 0, top: 88, width: 640, height: 482 };
const X = PHOTO.width + 48;
const ROOM = 1200 - X - 48;
const NAME = 76;

const TYPES: Record<string, string> = {
  bar: 'Bar',
  club: 'Club',
  public_space: 'Öffentlicher Ort',
};

/** A lounge as a picture for shared links, in German: name, place, boards, price, and room for its photo. */
export function previewSvg(lounge: PreviewLounge): string {
  const { name, city, zipCode, type, boards, photo } = lounge;
  const price = priceText(lounge);
  const hung = boards === 1 ? 'Board' : 'Boards';
  return framed(
    {
      what: TYPES[type] ?? 'Lounge',
      state: ratingText(lounge),
      place: [zipCode, city].filter(Boolean).join(' '),
    },
    `${photo ? '' : without(String(boards), hung)}
    <rect x="${PHOTO.width}" y="88" width="8" height="482" fill="${BEDS[1]}"/>
    ${linesOf(name, { room: ROOM, size: NAME, most: 3 })
      .map((line, index) => text(line, { x: X, y: 175 + index * 80, size: NAME, family: HEAVY }))
      .join('')}
    ${text(photo ? `${boards} ${hung}` : city, { x: X, y: 440, size: 48, fill: INK.muted })}
    ${text(price, { x: X, y: 540, size: sizeFor(price, ROOM, 96), family: HEAVY, fill: INK.tape })}`,
  );
}

const euro = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});
const tenths = new Intl.NumberFormat('de-DE', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

const priceText = ({ cents, priceUnit }: PreviewLounge): string =>
  cents === 0
    ? 'Kostenlos'
    : `ab ${euro.format(euroOf(cents))}/Std.${priceUnit === 'person' ? ' p. P.' : ''}`;

const ratingText = ({ rating, ratings }: PreviewLounge): string =>
  rating === null
    ? 'Board frei?'
    : `${tenths.format(rating)} von 5 · ${ratings} ${ratings === 1 ? 'Bewertung' : 'Bewertungen'}`;

/** In place of a photo: how many boards hang there, as large as a score. */
function without(boards: string, hung: string): string {
  const middle = { x: PHOTO.width / 2, anchor: 'middle' } as const;
  return `${text(boards, { ...middle, y: 430, size: 360, family: HEAVY })}
    ${text(hung, { ...middle, y: 520, size: 64, fill: INK.muted })}`;
}
