import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

interface Texts {
  words: readonly string[];
  phrases: readonly string[];
  excluded: readonly string[];
  brand: string;
  location: string;
}

/** Words as a query that PostgreSQL takes, and names folded as those of ads are. */
export const foldTexts = prepared('market.foldTexts', (db, p: Placeholders<Texts>) =>
  db.selectNoFrom([
    sql<string | null>`search_query(
      ${p('words')}::text[], ${p('phrases')}::text[], ${p('excluded')}::text[], ''
    )::text`.as('query'),
    sql<string>`search_fold(${p('brand')}::text)`.as('brand'),
    sql<string>`search_fold(${p('location')}::text)`.as('location'),
  ]),
);
