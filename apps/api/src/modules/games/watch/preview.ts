import type { GameCard } from '@oche/validators/games/lists';
import { BEDS, framed, HEAVY, INK, sizeFor, text } from '../../../lib/picture/parts.ts';

/** The score of a game as a picture for shared links, in German: names, legs or sets, what is left. */
export const previewSvg = (card: GameCard): string =>
  framed(
    {
      what: gameText(card),
      state: stateText(card),
      place: card.lounge ? `${card.lounge.name}, ${card.lounge.city}` : '',
    },
    card.score.map((_, side) => half(card, side)).join(''),
  );

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
  if (kind === 'all') return `${game} · ${count} ${unit}`;
  return `${game} · ${kind === 'bestOf' ? 'Best of' : 'First to'} ${count} ${unit}`;
}

const stateText = ({ status }: GameCard): string => (status === 'playing' ? 'Live' : 'Endstand');
