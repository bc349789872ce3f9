import type { Executor, Placeholders } from '@oche/db';
import type { SearchSort } from '@oche/validators/search/schemas';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { forKinds } from '../../lib/declared/kind-statements.ts';
import type { Reader, SearchKind } from '../../lib/declared/searchable.ts';
import {
  filteredMatches,
  preferredMatches,
  sortKey,
  type Wanted,
  type WantedOfKind,
} from './matches.select.ts';

/** The match after which a page begins. */
interface Position {
  key: number;
  kind: string;
  id: string;
}

export interface Match extends Position {
  distance: number | null;
}

interface Found {
  matches: Match[];
  counts: Record<string, number> | null;
}

/** A page of a search. */
export interface Page {
  /** ISO time from which ages are counted: the same on all pages of a search */
  asOf: string;
  /** the kinds that are listed; the others are only counted */
  listed: readonly string[];
  afterKey: number | null;
  afterKind: string | null;
  afterId: string | null;
  limit: number;
}

/** A search, and the page of it that is wanted. */
export type Search = Wanted & Page;

/** How many matches there are of each kind, and a page of those kinds that are listed. */
const pageOfMatches = (
  parts: readonly RawBuilder<unknown>[],
  sort: SearchSort,
  p: Placeholders<Page>,
): RawBuilder<Found> => sql`
  with match as materialized (
    select kind, id, distance, ${sortKey(sort, p)} as key
    from (${sql.join(parts, sql` union all `)}) found
  )
  select
    (select json_object_agg(kind, count)
      from (select kind, count(*) from match group by kind) counted) as counts,
    coalesce((select json_agg(page order by key, kind, id) from (
      select kind, id, distance, key from match
      where kind = any(${p('listed')}::text[]) and (
        ${p('afterKey')}::float8 is null
        or (key, kind, id) > (${p('afterKey')}::float8, ${p('afterKind')}::text, ${p('afterId')}::text)
      )
      order by key, kind, id limit ${p('limit')}::int
    ) page), '[]') as matches`;

const preferred = (sort: SearchSort) =>
  forKinds<SearchKind, Search, Found>(`search.findBy${sort}`, (db, p, kinds) => {
    const page = pageOfMatches(
      kinds.map((kind) => preferredMatches(kind, p)),
      sort,
      p,
    );
    return db.selectFrom(sql<Found>`(${page})`.as('found')).select(['counts', 'matches']);
  });
/** The statements for searches without filters. */
export const preferredBy = { relevance: preferred('relevance'), date: preferred('date') };

/**
 * Without filters all searches have one prepared statement. Under filters, and by distance, it is planned again at each
 * run: how often a word occurs there decides which index is used.
 */
export async function findMatches(
  db: Executor,
  kinds: readonly SearchKind[],
  wish: SearchSort,
  search: Search,
): Promise<Found> {
  const { author, group, since, radius, latitude, tag } = search;
  const sort = wish === 'distance' && latitude === null ? 'relevance' : wish;
  const isFiltered = [author, group, since, radius, tag].some((filter) => filter !== null);
  const statement = isFiltered || sort === 'distance' ? undefined : preferredBy[sort](kinds);
  if (!statement) return findEach(db, kinds, sort, search, () => ({ ...search, ...NOTHING_MEANT }));
  const [found] = await statement(db, search);
  return found ?? { matches: [], counts: null };
}

const NOTHING_MEANT = { place: null, around: null, from: null, until: null, condition: null };

/** The same where each kind is asked for something else. */
export async function findEach(
  db: Executor,
  kinds: readonly SearchKind[],
  wish: SearchSort,
  page: Page,
  wantedOf: (kind: SearchKind) => WantedOfKind,
): Promise<Found> {
  const parts = kinds.map((kind) => {
    const wanted = wantedOf(kind);
    const sort = wish === 'distance' && wanted.latitude === null ? 'relevance' : wish;
    return filteredMatches(kind, sort, wanted);
  });
  const { rows } = await pageOfMatches(parts, wish, (key) => page[key]).execute(db);
  return rows[0] ?? { matches: [], counts: null };
}

/** How many titles with a word are asked whether the reader may see them. */
const ASKED = 20;

interface Asked extends Reader {
  words: readonly string[];
}

/** Those of the words that are in titles which this reader may find. */
export const standingWords = forKinds<SearchKind, Asked, { word: string }>(
  'search.standingWords',
  (db, p, kinds) => {
    const folded = sql<string>`search_fold(given.word)`;
    const titled = kinds.map(
      ({ kind, source, isVisible }) => sql`exists (
        select from (${
          'named' in source
            ? source.begun(sql`${folded} || ' '`, ASKED)
            : sql`select id from ${sql.id(`search_documents_${kind}`)} titled
                where titled.stems @@ quote_literal('=' || ${folded})::tsquery limit ${sql.lit(ASKED)}`
        }) document
        where ${isVisible(p)}
      )`,
    );
    return db
      .selectFrom(
        sql<{ word: string }>`unnest(${p('words')}::text[])`.as<'given'>(sql`given(word)`),
      )
      .select('given.word')
      .where(sql<boolean>`strpos(${folded}, ' ') = 0 and (${sql.join(titled, sql` or `)})`);
  },
);

const namesLike = ({ kind, source }: SearchKind, word: string): RawBuilder<unknown> =>
  'named' in source
    ? sql`(${source.spelledLike(word)})`
    : sql`search_names_like(${kind}, search_fold(${word}))`;

/** In titles that this reader may find, the word that is spelled most like this one. */
export async function findSimilarWord(
  db: Executor,
  word: string,
  isVisible: (kind: SearchKind) => RawBuilder<SqlBool>,
  kinds: readonly SearchKind[],
): Promise<string | undefined> {
  const names = kinds
    .filter(({ isNamed }) => isNamed)
    .map(
      (kind) => sql`(
        select document.name from ${namesLike(kind, word)} document
        where ${isVisible(kind)}
      )`,
    );
  const { rows } = await sql<{ word: string }>`
    select word from (
      select distinct regexp_split_to_table(name, ' ') as word
      from (${sql.join(names, sql` union all `)}) similar_names
    ) words
    where length(word) between 3 and 60
      and levenshtein_less_equal(word, left(search_fold(${word}), 60), 2)
        <= case when length(search_fold(${word})) < 5 then 1 else 2 end
    order by levenshtein(word, left(search_fold(${word}), 60)),
      similarity(word, search_fold(${word})) desc, word
    limit 1`.execute(db);
  return rows[0]?.word;
}
