import type { GameCard } from '@oche/validators/game-lists';

/** Pixels, as sites show links. */
const PREVIEW = { width: 1200, height: 630 };

const HEAVY = 'Barlow Condensed ExtraBold';
const SEMIBOLD = 'Barlow Condensed SemiBold';
const INK = {
  ground: '#17110C',
  rim: '#120E0B',
  chalk: '#F4EFE3',
  muted: '#B9AE9B',
  tape: '#F0B73F',
};
const BEDS = ['#C4161F', '#0B7048'];

/** The score of a game as a picture for shared links, in German: names, legs or sets, what is left. */
export function previewSvg(card: GameCard): string {
  const { width, height } = PREVIEW;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${INK.ground}"/>
    ${wedges()}
    ${strip()}
    <rect y="12" width="${width}" height="76" fill="${INK.rim}"/>
    ${text(gameText(card).toUpperCase(), { x: 48, y: 64, size: 40, fill: INK.muted })}
    ${text(stateText(card).toUpperCase(), { x: width - 48, y: 64, size: 40, fill: INK.tape, anchor: 'end' })}
    ${card.score.map((_, side) => half(card, side)).join('')}
    <rect y="${height - 60}" width="${width}" height="60" fill="${INK.rim}"/>
    ${text('OCHE', { x: 48, y: height - 16, size: 44, family: HEAVY })}
    ${text(card.lounge ? `${card.lounge.name}, ${card.lounge.city}` : '', { x: width - 48, y: height - 18, size: 34, fill: INK.muted, anchor: 'end' })}
  </svg>`;
}

function half(card: GameCard, side: number): string {
  const isLeft = side === 0;
  const isAlone = card.score.length === 1;
  const [from, to] = isAlone ? [0, 1200] : isLeft ? [0, 600] : [600, 1200];
  const score = card.score[side];
  const name = namesOf(card, side);
  const isLit = card.next === side || card.winnerSide === side;
  const x = isLeft ? from + 48 : to - 48;
  const anchor = isLeft ? 'start' : 'end';
  const plate = isLeft ? to - 110 : from;
  const won = card.format.sets ? score?.sets : score?.legs;
  return `
    <rect x="${from}" y="88" width="${to - from}" height="8" fill="${BEDS[side]}"/>
    <rect x="${plate}" y="96" width="110" height="110" fill="${BEDS[side]}"/>
    ${text(String(won ?? 0), { x: plate + 55, y: 184, size: 96, family: HEAVY, anchor: 'middle' })}
    ${text(name, { x, y: 168, size: sizeFor(name, 400, 60), anchor, fill: isLit ? INK.chalk : INK.muted })}
    ${text(String(score?.value ?? 0), { x, y: 490, size: 330, family: HEAVY, anchor, fill: isLit ? INK.chalk : INK.muted })}
    ${isLit ? `<rect x="${from}" y="556" width="${to - from}" height="14" fill="${INK.tape}"/>` : ''}`;
}

interface TextOptions {
  x: number;
  y: number;
  size: number;
  family?: string;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
}

const text = (
  value: string,
  { x, y, size, family = SEMIBOLD, fill = INK.chalk, anchor = 'start' }: TextOptions,
): string =>
  `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${escaped(value)}</text>`;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Names are members' words. XML knows no control characters, not even written as entities. */
const escaped = (value: string): string =>
  value.replace(/\p{Cc}/gu, ' ').replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

/** A letter is about two fifths of its size wide. */
const sizeFor = (value: string, room: number, most: number): number =>
  Math.max(24, Math.min(most, Math.floor(room / (value.length * 0.42))));

const namesOf = ({ players }: GameCard, side: number): string =>
  players
    .filter((player) => player.side === side)
    .map(
      ({ person, guestName }) =>
        guestName ?? (person ? `${person.firstName} ${person.lastName}`.trim() : 'Eingeladen'),
    )
    .join(' & ');

function gameText({ rules, format: { legs, sets } }: GameCard): string {
  const game = rules.game === 'x01' ? String(rules.start) : 'Cricket';
  const { kind, count } = sets ?? legs;
  const unit = sets ? (count === 1 ? 'Satz' : 'Sätze') : count === 1 ? 'Leg' : 'Legs';
  return `${game} · ${kind === 'bestOf' ? 'Best of' : 'First to'} ${count} ${unit}`;
}

const stateText = ({ status }: GameCard): string => (status === 'playing' ? 'Live' : 'Endstand');

/** The board behind the score: its beds meet below the picture. */
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
