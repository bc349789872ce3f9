import { type Placeholders, prepared } from '@oche/db';
import { type RawBuilder, sql } from 'kysely';
import { forKinds } from '../../../lib/declared/kind-statements.ts';
import type { Named, Reader, SearchKind } from '../../../lib/declared/searchable.ts';

/** How many of the best are asked whether their reader may see them. */
const CANDIDATES = 60;

export const foldText = prepared('search.foldText', (db, p: Placeholders<{ text: string }>) =>
  db.selectNoFrom(sql<string>`search_fold(${p('text')}::text)`.as('folded')),
);

interface Asked extends Reader {
  /** folded, as titles are stored */
  needle: string;
  /** as text of the type tsquery: its words as beginnings of titles' words */
  words: string;
  /** for each of its words `% word%`, as titles with a space before them contain it */
  patterns: readonly string[];
  /** the kinds that are wanted */
  wanted: readonly string[];
  /** how many of each kind */
  limit: number;
}

export interface Suggested {
  kind: string;
  id: string;
}

/**
 * The statement that suggests things of these kinds: titles with words that begin like those that have
 * been typed, the best first.
 */
export const suggestionsOf = forKinds<SearchKind, Asked, Suggested>(
  'search.suggest',
  (db, p, kinds) => {
    const parts = kinds.map((kind) => suggestedOf(kind, p));
    return db
      .selectFrom(
        sql<Suggested & { position: number }>`(${sql.join(parts, sql` union all `)})`.as('found'),
      )
      .select(['kind', 'id'])
      .orderBy('kind')
      .orderBy('position');
  },
);

function suggestedOf(kind: SearchKind, p: Placeholders<Asked>): RawBuilder<unknown> {
  const candidates = 'named' in kind.source ? begunNames(kind.source, p) : titles(kind.kind, p);
  return sql`(
    select ${kind.kind}::text as kind, document.id, document.position from (
      select candidate.id, row_number() over (
        order by name = ${p('needle')} desc, name like ${p('needle')} || '%' desc, preference desc, id
      ) as position
      from (${candidates}) candidate
      where ${kind.kind} = any(${p('wanted')}::text[])
      order by position limit ${sql.lit(CANDIDATES)}
    ) document
    where ${kind.isVisible(p)}
    order by document.position limit ${p('limit')}::int
  )`;
}

const begunNames = ({ begun }: Named, p: Placeholders<Asked>): RawBuilder<unknown> => sql`
  select id, name, 0 as preference from (${begun(p('needle'), CANDIDATES)}) begun`;

/** Titles that begin like the text, and those with words that do. */
const titles = (kind: string, p: Placeholders<Asked>): RawBuilder<unknown> => sql`
  select distinct on (id) * from search_begun(
    ${kind}, ${p('needle')}::text, ${p('words')}::tsquery, ${p('patterns')}::text[]
  ) begun`;
