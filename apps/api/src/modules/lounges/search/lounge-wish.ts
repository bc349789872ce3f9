import type { Amenity, BoardKind } from '@oche/validators/lounges/schemas';
import { type Entry, meaningsOf, takeApart } from '@oche/validators/search/taken-apart';
import { sql } from 'kysely';
import type { Wished } from '../../../lib/declared/searchable.ts';

type Means = { amenity: Amenity } | { boards: BoardKind };

const offers = (words: string, amenity: Amenity): Entry<Means> => ({ words, means: { amenity } });

const entries: Entry<Means>[] = [
  offers('mit essen/with food/mit küche', 'food'),
  offers('parkplatz/parkplätze/parken/parking', 'parking'),
  offers('rollstuhl/rollstuhlgerecht/barrierefrei/wheelchair/accessible', 'wheelchair'),
  offers('anfängerabend/einsteigerabend', 'beginners_evening'),
  offers('leihdarts/leihpfeile/mietdarts', 'rental_darts'),
  offers('wlan/wifi', 'wifi'),
  offers('raucher/raucherbereich/raucherkneipe/smoking', 'smoking_area'),
  offers('draußen/outdoor/biergarten/outside', 'outdoor'),
  offers('kartenzahlung', 'card_payment'),
  { words: 'steel/steeldart/steeldarts/steelboard/steelboards', means: { boards: 'steel' } },
  { words: 'soft/softdart/softdarts/edart/edarts/automat/automaten', means: { boards: 'soft' } },
];
const meaningOf = meaningsOf(entries);

/** What a question asks of a lounge: what it offers, and what one throws at. */
export function readLoungeWish(question: string): Wished | null {
  const { understood, left } = takeApart(question, { patterns: [], meaningOf });
  if (understood.length === 0) return null;
  const conditions = understood.map(({ means }) =>
    'amenity' in means
      ? sql<boolean>`lounge.amenities @> ${[means.amenity]}::text[]`
      : sql<boolean>`exists (
          select from lounge_boards board
          where board.lounge_id = lounge.id and board.removed_at is null
            and board.kind = ${means.boards}
        )`,
  );
  return {
    understood,
    left,
    // what one throws at is said of darts, too
    isTelling: understood.some(({ means }) => 'amenity' in means),
    condition: sql<boolean>`exists (
      select from lounges lounge
      where lounge.id = document.id::bigint and ${sql.join(conditions, sql` and `)}
    )`,
  };
}
