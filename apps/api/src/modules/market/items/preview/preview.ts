import { euroOf } from '@oche/validators/money';
import { BEDS, framed, HEAVY, INK, linesOf, sizeFor, text } from '../../../../lib/picture/parts.ts';

/** What of an ad is drawn. */
interface PreviewItem {
  intent: string;
  status: string;
  title: string;
  category: string | null;
  condition: string | null;
  cents: number | null;
  city: string | null;
  weightTenths: number | null;
  tungsten: number | null;
  tip: string | null;
  photo: object | null;
}

/** Where the photo is, in pixels. */
export const PHOTO = { left: 0, top: 88, width: 640, height: 482 };
const X = PHOTO.width + 48;
const ROOM = 1200 - X - 48;
const TITLE = 56;

const CATEGORIES: Record<string, string> = {
  darts: 'Darts',
  boards: 'Boards',
  accessories: 'Zubehör',
  case: 'Taschen & Cases',
  flights: 'Flights',
  shafts: 'Shafts',
  furniture: 'Möbel',
  other: 'Sonstiges',
};
const CONDITIONS: Record<string, string> = {
  new: 'Neu',
  like_new: 'Wie neu',
  good: 'Gut',
  fair: 'Akzeptabel',
  poor: 'Stark gebraucht',
};

/** An ad as a picture for shared links, in German: what it is, what it costs, and room for its photo. */
export function previewSvg(item: PreviewItem): string {
  const { intent, status, title, category, condition, city } = item;
  const isWanted = intent === 'wanted';
  const price = euro.format(euroOf(item.cents ?? 0));
  const kind = CATEGORIES[category ?? 'other'] ?? '';
  return framed(
    {
      what: [kind, CONDITIONS[condition ?? '']].filter(Boolean).join(' · '),
      state: isWanted ? 'Gesucht' : status === 'reserved' ? 'Reserviert' : 'Zu haben',
      place: city ?? '',
    },
    `${item.photo ? '' : without(item, kind)}
    <rect x="${PHOTO.width}" y="88" width="8" height="482" fill="${BEDS[isWanted ? 1 : 0]}"/>
    ${linesOf(title, { room: ROOM, size: TITLE, most: 3 })
      .map((line, index) => text(line, { x: X, y: 160 + index * 62, size: TITLE, family: HEAVY }))
      .join('')}
    ${text(factsOf(item), { x: X, y: 386, size: 44, fill: INK.muted })}
    ${isWanted ? text('höchstens', { x: X, y: 430, size: 36, fill: INK.tape }) : ''}
    ${text(price, { x: X, y: 540, size: sizeFor(price, ROOM, 130), family: HEAVY, fill: INK.tape })}`,
  );
}

const euro = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});
const number = new Intl.NumberFormat('de-DE');

/** "23 g · 90 % · Steel" */
const factsOf = ({ weightTenths, tungsten, tip }: PreviewItem): string =>
  [
    weightTenths === null ? null : `${number.format(weightTenths / 10)} g`,
    tungsten ? `${tungsten} %` : null,
    tip === null ? null : tip === 'steel' ? 'Steel' : 'Soft',
  ]
    .filter(Boolean)
    .join(' · ');

/** In place of a photo: the weight, as on a scoreboard, or else what kind of thing it is. */
function without({ weightTenths }: PreviewItem, kind: string): string {
  const words = weightTenths === null ? kind : `${number.format(weightTenths / 10)} g`;
  const size = sizeFor(words, PHOTO.width - 96, 260);
  return text(words, {
    x: PHOTO.width / 2,
    y: 330 + size * 0.35,
    size,
    family: HEAVY,
    anchor: 'middle',
  });
}
