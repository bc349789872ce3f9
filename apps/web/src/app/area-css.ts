import { type BoardNumber, isBlack } from '../components/board/board-geometry.ts';

/**
 * The bed of each area, which is the first part of its address. The landing page has numbered the
 * first six; the others follow around the board.
 */
const AREAS: readonly (readonly [BoardNumber, ...string[]])[] = [
  [20, 'tournaments'],
  [1, 'venues', 'lounges', 'bookings'],
  [18, 'rankings', 'players', 'dashboard'],
  [4, 'clubs'],
  [13, 'marketplace'],
  [6, 'friends', 'challenges', 'profile'],
  [10, 'games'],
  [15, 'forum'],
  [2, 'media-channels'],
  [17, 'search'],
  [3, 'account'],
  [19, 'notifications'],
  [7, 'moderation', 'admin', 'report'],
  [8, 'help', 'contact'],
];

/** The rules that give the head of a page the number and the wedge of its area. */
export function areaCss(): string {
  const all = AREAS.flatMap(([, ...areas]) => areas.map(selectorOf));
  const beds = AREAS.map(([number, ...areas]) => {
    const bed = isBlack(number) ? 'black' : 'sisal';
    return `${areas.map(selectorOf)}{--bed-number:"${number}";--bed:var(--bed-${bed})}`;
  });
  const room = `${all}{--bed-room:3.25rem}@media(min-width:48em){${all}{--bed-room:5rem}}`;
  return beds.join('') + room;
}

const selectorOf = (area: string) => `[data-area=${area}]`;
