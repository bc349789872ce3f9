import type { Executor } from '@oche/db';
import type { SearchSort } from '@oche/validators/search';
import { SEARCH_COUNT_MAX } from '@oche/validators/search-limits';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Named, SearchKind, SearchOrigin } from '../../lib/searchable.ts';
import type { TypedQuery } from './typed-query.ts';

/** A query as PostgreSQL takes it. */
export interface Parsed {
  /** as text of the type tsquery; null if there is nothing to look for */
  query: string | null;
  /** folded, as titles are stored */
  needle: string;
  stems: string[];
}

/**
 * @param beginning the word that is still being typed; empty if all words are complete
 * @param wanted everything that is looked for, as one text
 */
export async function parseQuery(
  db: Executor,
  { words, phrases, excluded }: TypedQuery,
  wanted: string,
  beginning: string,
): Promise<Parsed> {
  const { rows } = await sql<Parsed>`
    select search_query(
      ${words}::text[], ${phrases}::text[], ${excluded}::text[], ${beginning}
    )::text as query, search_fold(${wanted}) as needle,
    tsvector_to_array(search_stems(${wanted})) as stems`.execute(db);
  const [parsed] = rows;
  if (!parsed) throw new Error('the query was not parsed');
  return { ...parsed, query: parsed.query || null };
}

interface Filters {
  author: string | undefined;
  group: number | undefined;
  /** ISO time */
  since: string | undefined;
  /** kilometres around the origin */
  radius: number | undefined;
}

export interface Search {
  query: string;
  needle: string;
  /** whether the reader may find the thing of the row `document` */
  isVisible: (kind: SearchKind) => RawBuilder<SqlBool>;
  origin: SearchOrigin | null;
  filters: Filters;
  sort: SearchSort;
  /** ISO time from which ages are counted: the same on all pages of a search */
  asOf: string;
}

const EARTH_DIAMETER_KM = 12_742;

/** Kilometres along the great circle; null without origin or place. */
const distanceFrom = (origin: SearchOrigin | null): RawBuilder<number | null> =>
  origin
    ? sql`${EARTH_DIAMETER_KM}::float8 * asin(least(1, (
        document.place <-> place_of(${origin.latitude}::float8, ${origin.longitude}::float8)
      ) / ${EARTH_DIAMETER_KM}::float8))`
    : sql`null::float8`;

const conditions = (list: readonly (RawBuilder<unknown> | false | undefined)[]) =>
  sql.join(
    list.filter((condition) => condition !== false && condition !== undefined),
    sql` and `,
  );

const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
/** The index of titles needs three consecutive letters. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u;

/** Titles that contain the text are found, too, as by "Spitze" the Domspitze. */
function isMatch({ query, needle }: Search, { isNamed }: SearchKind): RawBuilder<SqlBool> {
  const byStem = sql<SqlBool>`document.stems @@ ${query}::tsquery`;
  // what must not be there is only in the query of stems
  if (!isNamed || !TRIGRAM.test(needle) || query.includes('!')) return byStem;
  return sql`(${byStem} or document.name like ${`%${literally(needle)}%`})`;
}

/** Of many matches only so many are looked at: these. */
function preference({ sort, origin }: Search, { prefers }: SearchKind): RawBuilder<unknown> {
  if (sort === 'distance' && origin) {
    return sql`document.place <-> place_of(${origin.latitude}::float8, ${origin.longitude}::float8)`;
  }
  return prefers === 'heaviest' && sort !== 'date'
    ? sql`document.weight desc`
    : sql`document.happened_at desc`;
}

/**
 * The matches of one kind that this reader may find. What may not be seen is left out behind the
 * limit, so that PostgreSQL looks at few rows of other tables, however common a word is.
 */
function matchesOf(search: Search, kind: SearchKind): RawBuilder<unknown> {
  return 'named' in kind.source
    ? namedMatches(search, kind, kind.source)
    : indexedMatches(search, kind);
}

/** What is not in a name finds nothing among what has only a name; nor do filters of other kinds. */
function namedMatches(search: Search, kind: SearchKind, source: Named): RawBuilder<unknown> {
  const { author, group, since, radius } = search.filters;
  const isFiltered = author !== undefined || group !== undefined || radius !== undefined;
  const where = conditions([
    search.isVisible(kind),
    since !== undefined && sql`document.happened_at >= ${since}::timestamptz`,
    (isFiltered || search.query.includes('!')) && sql`false`,
  ]);
  return sql`(
    select ${kind.kind}::text, document.id, document.name, document.happened_at, 0::real as weight,
      null::float8 as distance, 0.3::real as rank
    from (${source.named(search.needle, SEARCH_COUNT_MAX)}) document
    where ${where}
  )`;
}

function indexedMatches(search: Search, kind: SearchKind): RawBuilder<unknown> {
  const { author, group, since, radius } = search.filters;
  const distance = distanceFrom(search.origin);
  const where = conditions([
    sql`document.kind = ${kind.kind}`,
    isMatch(search, kind),
    author !== undefined && sql`document.author_id = ${author}`,
    group !== undefined && sql`document.group_id = ${group}`,
    since !== undefined && sql`document.happened_at >= ${since}::timestamptz`,
    search.origin && radius !== undefined ? sql`${distance} <= ${radius}::float8` : undefined,
  ]);
  return sql`(
    select document.kind, document.id, document.name, document.happened_at, document.weight,
      document.distance,
      ts_rank('{0.1, 0.2, 0.4, 1}', document.stems, ${search.query}::tsquery) as rank
    from (
      select document.*, ${distance} as distance from search_documents document
      where ${where} order by ${preference(search, kind)} limit ${sql.lit(SEARCH_COUNT_MAX)}
    ) document
    where ${search.isVisible(kind)}
  )`;
}

/** Exact titles first, then those that begin so; newer and busier things before others. */
const score = ({ needle, asOf }: Search) => sql<number>`(
  rank
  + case
      when name = ${needle} then 3
      when name like ${`${literally(needle)} %`} then 1.2
      when name like ${`${literally(needle)}%`} then 0.9
      when ' ' || name like ${`% ${literally(needle)}%`} then 0.5
      else 0
    end
  + 0.25 * exp(-greatest(0, extract(epoch from ${asOf}::timestamptz - happened_at)) / 7776000)
  + 0.25 * weight
)::float8`;

/** The key by which a search is sorted; the smallest comes first. */
const keyOf = (search: Search): RawBuilder<number> => {
  if (search.sort === 'date') return sql`-extract(epoch from happened_at)::float8`;
  if (search.sort === 'distance' && search.origin)
    return sql`coalesce(distance, ${EARTH_DIAMETER_KM * 2})::float8`;
  return sql`-${score(search)}`;
};

/** The match after which a page begins. */
export interface Position {
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

/**
 * How many matches there are of each kind, and the first of those kinds that are wanted. It is
 * planned anew at each run: how often a word occurs decides which index is used.
 */
export async function findMatches(
  db: Executor,
  search: Search,
  kinds: readonly SearchKind[],
  page: { wanted: readonly string[]; after: Position | null; limit: number },
): Promise<Found> {
  const { after } = page;
  const behind = after
    ? sql`(key, kind, id) > (${after.key}::float8, ${after.kind}, ${after.id})`
    : sql`true`;
  const { rows } = await sql<Found>`
    with match as materialized (
      select kind, id, distance, ${keyOf(search)} as key
      from (${sql.join(
        kinds.map((kind) => matchesOf(search, kind)),
        sql` union all `,
      )}) found
    )
    select
      (select json_object_agg(kind, count)
        from (select kind, count(*) from match group by kind) counted) as counts,
      coalesce((select json_agg(page order by key, kind, id) from (
        select kind, id, distance, key from match
        where kind = any(${page.wanted}::text[]) and ${behind}
        order by key, kind, id limit ${sql.lit(page.limit)}
      ) page), '[]') as matches`.execute(db);
  return rows[0] ?? { matches: [], counts: null };
}

const namesLike = ({ kind, source }: SearchKind, word: string): RawBuilder<unknown> =>
  'named' in source
    ? sql`(${source.spelledLike(word)})`
    : sql`search_names_like(${kind}, search_fold(${word}))`;

/** In titles that this reader may find, the word that is spelled most like this one. */
export async function findSimilarWord(
  db: Executor,
  word: string,
  isVisible: Search['isVisible'],
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
