import type { Placeholders } from '@oche/db';
import { SEARCH_COUNT_MAX } from '@oche/validators/search/limits';
import { type RawBuilder, sql } from 'kysely';
import { forKinds } from '../../../lib/declared/kind-statements.ts';
import type { Reader, SearchKind } from '../../../lib/declared/searchable.ts';

/** The longest words of a title say most of what it is about. */
const WORDS_MAX = 4;
/** Shorter ones are parts of too much. */
const LETTERS_MIN = 3;

interface Asked extends Reader {
  title: string;
  /** ISO time: what took place before is over */
  since: string;
  /** how many of each kind */
  limit: number;
}

export interface Similar {
  kind: string;
  id: string;
}

type Parameters = Placeholders<Asked>;

/**
 * The statement that finds things whose titles have words of another title, those with most of them first. Only words
 * of titles are looked at, which the documents have as they stand, marked with `=`: by how their stems begin, so that
 * other endings and compounds are found, too. One asks for any three of the words, another for two, and of no more than
 * two for one. How many things are looked at doesn't grow with how many there are (`search_matches_…`).
 */
export const similarTo = forKinds<SearchKind, Asked, Similar>('search.similar', (db, p, kinds) =>
  db
    .selectFrom(
      sql<Similar & { place: number }>`(
        with term as materialized (${termsOf(p)}),
        asked as materialized (
          select search_all(query) as query from term where place <= 3
          union
          select search_any(query) from (
            select search_any(query) filter (where place <= 2)
              && search_any(query) filter (where place > 2) as query from term
            union all
            select search_all(query) from term group by place > 2 having count(*) = 2
          ) two
          union
          select search_any(query) from term having count(*) <= 2
        )
        ${sql.join(
          kinds.map((kind) => similarOf(kind, p)),
          sql` union all `,
        )}
      )`.as('found'),
    )
    .select(['kind', 'id'])
    .orderBy('kind')
    .orderBy('place'),
);

/** What German and English words end with, and end with in the plural. */
const ENDINGS = sql`array['', 'e', 'en', 'er', 'n', 's']`;

/**
 * A word that one of the languages leaves out says too little. Of the others each form is asked for by itself: to look for
 * all words that begin so takes ten times as long.
 */
const termsOf = (p: Parameters) => sql`
  select row_number() over () as place, '% ' || stem || '%' as pattern, (
    select search_any(quote_literal('=' || form)::tsquery) from (
      select folded as form union select stem || ending from unnest(${ENDINGS}) ending
    ) forms
  ) as query
  from (
    select folded, coalesce((ts_lexize('pg_catalog.german_stem', folded))[1], folded) as stem
    from (
      select distinct search_fold(word) as folded
      from regexp_split_to_table(lower(${p('title')}::text), '[^[:alnum:]]+') word
      where length(word) >= ${sql.lit(LETTERS_MIN)}
        and ts_lexize('pg_catalog.german_stem', word) <> '{}'
        and ts_lexize('pg_catalog.english_stem', word) <> '{}'
    ) word
    where folded ~ '^[[:alnum:]]+$'
    order by length(folded) desc, folded limit ${sql.lit(WORDS_MAX)}
  ) longest`;

const similarOf = (kind: SearchKind, p: Parameters): RawBuilder<unknown> => sql`(
  select ${kind.kind}::text as kind, id,
    row_number() over (order by matched desc, weight desc, happened_at desc, id) as place
  from (
    select distinct on (document.id) document.id, document.weight, document.happened_at, (
      select count(*) from term where ' ' || document.name || ' ' like term.pattern
    ) as matched
    from asked cross join lateral ${sql.id(`search_matches_${kind.kind}`)}(
      asked.query, '', false, ${sql.lit(kind.prefers === 'latest')}, ${sql.lit(SEARCH_COUNT_MAX)}
    ) document
    where asked.query is not null and ${kind.isVisible(p)}
      ${kind.isDated ? sql`and document.happened_at >= ${p('since')}::timestamptz` : sql``}
  ) match
  order by place limit ${p('limit')}::int
)`;
