import type { Placeholders } from '@oche/db';
import { SEARCH_COUNT_MAX, SEARCH_NAMED_MAX } from '@oche/validators/search/limits';
import type { SearchSort } from '@oche/validators/search/schemas';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Named, Reader, SearchKind, SearchTag } from '../../lib/declared/searchable.ts';

/** What is looked for; all of it are parameters. */
export interface Wanted extends Reader {
  /** as text of the type tsquery */
  query: string;
  /** folded, as titles are stored */
  needle: string;
  /** whether names are looked at: what must not be there is only in the query of stems */
  byName: boolean;
  /** where distances are measured from */
  latitude: number | null;
  longitude: number | null;
  author: string | null;
  group: number | null;
  /** ISO time */
  since: string | null;
  /** kilometres around the origin */
  radius: number | null;
  /** only for kinds that bear tags */
  tag: SearchTag | null;
}

/** What one kind is asked for, if its question was understood. */
export interface WantedOfKind extends Omit<Wanted, 'query'> {
  /** null: any of its things */
  query: string | null;
  /** as text of the type tsquery: the place as a word, for what has an address and no coordinates */
  place: string | null;
  /** kilometres around the place */
  around: number | null;
  /** ISO times between which it takes place */
  from: string | null;
  until: string | null;
  condition: RawBuilder<SqlBool> | null;
}

type Parameters = Placeholders<Wanted>;

const EARTH_DIAMETER_KM = 12_742;

const originOf = (p: Parameters) =>
  sql`place_of(${p('latitude')}::float8, ${p('longitude')}::float8)`;

/**
 * Kilometres along the great circle; null without origin or place, which `least` alone would take for the
 * other side of the earth.
 */
const distanceFrom = (p: Parameters): RawBuilder<number | null> => {
  const chord = sql`document.place <-> ${originOf(p)}`;
  const diameter = sql`${sql.lit(EARTH_DIAMETER_KM)}::float8`;
  return sql`case when ${chord} is not null
    then ${diameter} * asin(least(1, (${chord}) / ${diameter})) end`;
};

const limit = sql`limit ${sql.lit(SEARCH_COUNT_MAX)}`;

/**
 * Without filters: the matches that are looked at, as far as the reader may find them. Each word costs
 * about the same.
 */
export const preferredMatches = (kind: SearchKind, p: Parameters): RawBuilder<unknown> =>
  'named' in kind.source
    ? namedMatches(kind, kind.source, p)
    : sql`(
        select distinct on (document.id) ${kind.kind}::text as kind, document.id, document.name,
          document.happened_at, document.weight, ${distanceFrom(p)} as distance, document.rank,
          ${p('needle')}::text as needle
        from ${sql.id(`search_matches_${kind.kind}`)}(
          ${p('query')}::tsquery, ${p('needle')}::text,
          ${sql.lit(kind.isNamed)} and ${p('byName')}::boolean,
          ${sql.lit(kind.prefers === 'latest')}, ${sql.lit(SEARCH_COUNT_MAX)}
        ) document
        where ${kind.isVisible(p)}
      )`;

/**
 * Under filters, or by distance. What may not be seen is left out behind the limit, so that few rows of
 * other tables are looked at, however common a word is.
 */
export const filteredMatches = (
  kind: SearchKind,
  sort: SearchSort,
  wanted: WantedOfKind,
): RawBuilder<unknown> => {
  const p: Parameters = (key) => ({ ...wanted, query: wanted.query ?? '' })[key];
  if ('named' in kind.source) return namedMatches(kind, kind.source, p);
  const { author, group, since, radius, latitude, tag } = wanted;
  const conditions = [
    sql`document.kind = ${kind.kind}`,
    isMatch(kind, wanted),
    isThere(wanted, p),
    wanted.condition ?? false,
    wanted.from !== null && sql`document.happened_at >= ${wanted.from}::timestamptz`,
    wanted.until !== null && sql`document.happened_at < ${wanted.until}::timestamptz`,
    author !== null && sql`document.author_id = ${author}`,
    group !== null && sql`document.group_id = ${group}`,
    since !== null && sql`document.happened_at >= ${since}::timestamptz`,
    tag !== null && sql`document.stems @@ ${anyTag(tag)}::tsquery`,
    latitude !== null && radius !== null && sql`${distanceFrom(p)} <= ${radius}::float8`,
  ].filter((condition) => condition !== false);
  return sql`(
    select document.kind, document.id, document.name, document.happened_at, document.weight,
      document.distance,
      ${rankOf(wanted)} as rank, ${wanted.needle}::text as needle
    from (
      select document.*, ${distanceFrom(p)} as distance from search_documents document
      where ${sql.join(conditions, sql` and `)}
      order by ${preference(kind, sort, p, wanted)} ${limit}
    ) document
    where ${kind.isVisible(p)}${tag && kind.bearsTag ? sql` and ${kind.bearsTag(tag.id)}` : sql``}
  )`;
};

/** As text of the type tsquery: addresses of tags have nothing that would have to be escaped. */
const anyTag = ({ written }: SearchTag): string => written.map((slug) => `'#${slug}'`).join(' | ');

/** The index of titles needs three consecutive letters. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u;

/** Titles that contain the text are found, too, as by "Spitze" the Domspitze. */
function isMatch(
  { isNamed }: SearchKind,
  { query, needle, byName }: WantedOfKind,
): RawBuilder<SqlBool> | false {
  if (query === null) return false;
  const byStem = sql<SqlBool>`document.stems @@ ${query}::tsquery`;
  if (!isNamed || !byName || !TRIGRAM.test(needle)) return byStem;
  return sql`(${byStem} or document.name like ${`%${needle}%`})`;
}

/** Whether it is around the place that was asked for, or says that it is there. */
function isThere({ place, around }: WantedOfKind, p: Parameters): RawBuilder<SqlBool> | false {
  if (around === null) return false;
  const isAround = sql<SqlBool>`${distanceFrom(p)} <= ${around}::float8`;
  return place === null
    ? isAround
    : sql<SqlBool>`(${isAround} or document.stems @@ ${place}::tsquery)`;
}

/** How far away something of a place is worth half as much. */
const NEAR_KM = 15;

/** How well the words fit, and how near it is to the place that was asked for. */
function rankOf({ query, place, around }: WantedOfKind): RawBuilder<number> {
  const words =
    query === null
      ? sql`0::real`
      : sql`ts_rank('{0.1, 0.2, 0.4, 1}', document.stems, ${query}::tsquery)`;
  if (around === null) return sql`${words}`;
  const near = sql`0.6 * exp(-coalesce(document.distance, 1000) / ${sql.lit(NEAR_KM)}::float8)`;
  return place === null
    ? sql`(${words} + ${near})::real`
    : sql`(${words} + case when document.stems @@ ${place}::tsquery then 0.8 else ${near} end)::real`;
}

/** If there are many matches, only some of them are looked at: these. */
function preference(
  { prefers }: SearchKind,
  sort: SearchSort,
  p: Parameters,
  { latitude }: WantedOfKind,
): RawBuilder<unknown> {
  if (sort === 'distance' && latitude !== null) return sql`document.place <-> ${originOf(p)}`;
  return prefers === 'heaviest' && sort === 'date'
    ? sql`document.happened_at desc`
    : sql`document.preference desc`;
}

/** Things that have only a name are not found by anything else, nor by filters of other kinds. */
function namedMatches(kind: SearchKind, source: Named, p: Parameters): RawBuilder<unknown> {
  return sql`(
    select ${kind.kind}::text as kind, document.id, document.name, document.happened_at,
      0::real as weight, null::float8 as distance, 0.3::real as rank, ${p('needle')}::text as needle
    from (${source.named(p('needle'), SEARCH_NAMED_MAX)}) document
    where ${p('byName')}::boolean and ${p('author')}::text is null and ${p('group')}::bigint is null
      and ${p('radius')}::float8 is null
      and (${p('since')}::timestamptz is null or document.happened_at >= ${p('since')}::timestamptz)
      and ${kind.isVisible(p)}
  )`;
}

/** Exact titles first, then those that begin so; newer and busier things before others. */
const score = (p: Placeholders<{ asOf: string }>) => sql<number>`(
  rank
  + case
      when needle = '' then 0
      when name = needle then 3
      when name like needle || ' %' then 1.2
      when name like needle || '%' then 0.9
      when ' ' || name like '% ' || needle || '%' then 0.5
      else 0
    end
  + 0.25 * exp(-greatest(0, extract(epoch from ${p('asOf')}::timestamptz - happened_at)) / 7776000)
  + 0.25 * weight
)::float8`;

/** The key by which a search is sorted; the smallest comes first. */
export const sortKey = (
  sort: SearchSort,
  p: Placeholders<{ asOf: string }>,
): RawBuilder<number> => {
  if (sort === 'date') return sql`-extract(epoch from happened_at)::float8`;
  // what has no place comes last
  if (sort === 'distance')
    return sql`coalesce(distance, ${sql.lit(EARTH_DIAMETER_KM * 2)})::float8`;
  return sql`-${score(p)}`;
};
