import { BEDS, framed, HEAVY, INK, linesOf, sizeFor, text } from '../../../lib/picture/parts.ts';

/** What of a thread is drawn. */
interface PreviewThread {
  title: string;
  subforum: string;
  category: string;
  posts: number;
  isLocked: boolean;
}

const TITLE = 92;
const ROOM = 800;
const LINES = 4;
/** the scoreboard on the right */
const PLATE = { x: 880, width: 320 };

/** A thread as a picture for shared links, in German: its title as on a poster, and how many have written. */
export function previewSvg({ title, subforum, category, posts, isLocked }: PreviewThread): string {
  const lines = linesOf(title, { room: ROOM, size: TITLE, most: LINES });
  const middle = PLATE.x + PLATE.width / 2 + 10;
  const count = number.format(posts);
  return framed(
    { what: category, state: isLocked ? 'Geschlossen' : 'Forum', place: subforum },
    `<path d="M${PLATE.x + 40},88H1200V570H${PLATE.x}Z" fill="${BEDS[0]}"/>
    ${lines
      .map((line, index) =>
        text(line, { x: 48, y: 190 + index * (TITLE + 6), size: TITLE, family: HEAVY }),
      )
      .join('')}
    ${text(count, { x: middle, y: 390, size: sizeFor(count, PLATE.width - 60, 220), family: HEAVY, anchor: 'middle' })}
    ${text(posts === 1 ? 'Beitrag' : 'Beiträge', { x: middle, y: 460, size: 48, fill: INK.chalk, anchor: 'middle' })}`,
  );
}

const number = new Intl.NumberFormat('de-DE', { notation: 'compact' });
