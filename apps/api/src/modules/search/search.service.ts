import { searchCategories } from '@oche/validators/search/categories';
import { foldWord } from '@oche/validators/search/folded-word';
import { SEARCH_COUNT_MAX, SEARCH_NAMED_MAX } from '@oche/validators/search/limits';
import type { FindInput, FindOutput, Found, SearchCount } from '@oche/validators/search/schemas';
import { z } from 'zod';
import {
  type HitFigures,
  readerOf,
  type SearchHit,
  type SearchKind,
} from '../../lib/declared/searchable.ts';
import type { ServiceContext } from '../../lib/deps.ts';
import { decodeCursor, encodeCursor, pageOf } from '../../lib/pagination.ts';
import { DAY_MS } from '../../lib/time/wall-clock.ts';
import { correctedQuery } from './correction.service.ts';
import { excerptAround, marksIn, type Wanted } from './matches.ts';
import * as queries from './search.queries.ts';
import { readQuery, type TypedQuery, wantedText } from './typed-query.ts';

const PERIOD_DAYS = { any: undefined, day: 1, week: 7, month: 31, year: 366 };

/** Only values that PostgreSQL can compare: a cursor comes from outside like any input. */
const cursorKey = z.tuple([
  z.string().max(20),
  z.iso.datetime(),
  z.number(),
  z.string(),
  z.string(),
]);

/**
 * Searches everything that this reader may find. If nothing matches, the words are corrected to
 * those of titles, and searched again.
 *
 * @throws AppError BAD_INPUT for a cursor that isn't ours or belongs to another order
 */
export async function find(ctx: ServiceContext, input: FindInput): Promise<FindOutput> {
  const kinds = ctx.searchables.flatMap((searchable) => searchable.kinds);
  const findOrigin = ctx.searchables.find((searchable) => searchable.findOrigin)?.findOrigin;
  const place = await findOrigin?.(ctx, input);
  const origin = place?.origin ?? null;
  const unknownZipCode = place?.unknownZipCode ?? null;

  const position = input.cursor === undefined ? null : readCursor(input.cursor, input.sort);
  const asOf = position?.asOf ?? ctx.clock.now().toISOString();
  const days = PERIOD_DAYS[input.period];
  const search: Search = {
    ...readerOf(ctx.actor),
    latitude: origin?.latitude ?? null,
    longitude: origin?.longitude ?? null,
    author: input.author ?? null,
    group: input.subforum ?? null,
    radius: (origin && input.radius) ?? null,
    since: days ? new Date(Date.parse(asOf) - days * DAY_MS).toISOString() : null,
    asOf,
    listed: kinds
      .filter(({ category }) => input.category === 'all' || category === input.category)
      .map(({ kind }) => kind),
    afterKey: position?.key ?? null,
    afterKind: position?.kind ?? null,
    afterId: position?.id ?? null,
    limit: input.limit + 1,
  };
  const typed = readQuery(input.q);
  const first = await run(ctx, kinds, input.sort, search, typed);
  const isCorrectable = first.counts === null && !position && !input.asTyped;
  const corrected = isCorrectable ? await correctedQuery(ctx, kinds, typed) : null;
  const found = corrected ? await run(ctx, kinds, input.sort, search, corrected) : first;

  const { items, hasMore } = pageOf(found.matches, input.limit);
  const last = items.at(-1);
  const results = await show(ctx, kinds, items, found.wanted);
  return {
    items: results,
    nextCursor:
      hasMore && last ? encodeCursor([input.sort, asOf, last.key, last.kind, last.id]) : null,
    counts: countsOf(kinds, found.counts ?? {}),
    corrected: corrected && found.counts ? asInTitles(corrected, results) : null,
    origin,
    unknownZipCode,
  };
}

function readCursor(cursor: string, sort: string) {
  const schema = cursorKey.refine(([order]) => order === sort);
  const [, asOf, key, kind, id] = decodeCursor(schema, cursor);
  return { asOf, key, kind, id };
}

type Search = Omit<queries.Search, 'query' | 'needle' | 'byName'>;

async function run(
  ctx: ServiceContext,
  kinds: readonly SearchKind[],
  sort: FindInput['sort'],
  search: Search,
  typed: TypedQuery,
) {
  const text = wantedText(typed);
  const parsed = await queries.parseQuery.first(ctx.db, { ...typed, wanted: text });
  const { query = null, needle = '', stems = [] } = parsed ?? {};
  const wanted: Wanted = { stems, words: needle.split(' ') };
  if (query === null) return { matches: [], counts: null, wanted };
  const byName = !query.includes('!');
  const found = await queries.findMatches(ctx.db, kinds, sort, {
    ...search,
    query,
    needle,
    byName,
  });
  return { ...found, wanted };
}

/** The matches as they are now, in their order. Those that have gone at this moment are left out. */
async function show(
  ctx: ServiceContext,
  kinds: readonly SearchKind[],
  matches: readonly queries.Match[],
  wanted: Wanted,
): Promise<Found[]> {
  const ofKind = Map.groupBy(matches, ({ kind }) => kind);
  const shown = await Promise.all(
    kinds
      .filter(({ kind }) => ofKind.has(kind))
      .map(async ({ kind, type, hits }) => {
        const ids = (ofKind.get(kind) ?? []).map(({ id }) => id);
        const [rows, figures] = await Promise.all([
          hits(ctx.db, ids, ctx.actor),
          figuresOf(ctx, kind, ids),
        ]);
        return rows.map((hit) => {
          const shown = { type, hit, figures: figures?.get(hit.id) ?? null };
          return [`${kind}-${hit.id}`, shown] as const;
        });
      }),
  );
  const byId = new Map<string, Shown>(shown.flat());
  return matches.flatMap(({ kind, id, distance }) => {
    const key = `${kind}-${id}`;
    const found = byId.get(key);
    return found ? [toFound(key, found, distance, wanted)] : [];
  });
}

interface Shown {
  type: Found['type'];
  hit: SearchHit;
  figures: HitFigures | null;
}

/** What other domains know of these things. */
const figuresOf = async ({ db, actor, searchables }: ServiceContext, kind: string, ids: string[]) =>
  searchables.find(({ figures }) => figures?.kind === kind)?.figures?.read(db, ids, actor);

function toFound(
  id: string,
  { type, hit, figures }: Shown,
  distance: number | null,
  wanted: Wanted,
): Found {
  const part = hit.text ? excerptAround(hit.text, wanted) : null;
  return {
    id,
    type,
    title: hit.title,
    titleMarks: marksIn(hit.title, wanted),
    url: hit.path,
    content: part?.content ?? null,
    contentMarks: part?.marks ?? [],
    category: hit.category,
    subforumId: hit.groupId,
    author: hit.author,
    location: hit.location,
    date: hit.date,
    participants: hit.participants ?? null,
    ad: hit.ad ?? null,
    imageUrl: hit.imageUrl,
    figures,
    distance: distance === null ? null : Math.round(distance * 10) / 10,
  };
}

function countsOf(
  kinds: readonly SearchKind[],
  counts: Record<string, number>,
): FindOutput['counts'] {
  const count = (isCounted: (kind: SearchKind) => boolean): SearchCount => {
    const counted = kinds.filter(isCounted).map(({ kind, source }) => {
      const most = 'named' in source ? SEARCH_NAMED_MAX : SEARCH_COUNT_MAX;
      const number = counts[kind] ?? 0;
      return { count: Math.min(number, most), isMore: number >= most };
    });
    return {
      count: counted.reduce((sum, each) => sum + each.count, 0),
      isMore: counted.some(({ isMore }) => isMore),
    };
  };
  const of = Object.fromEntries(
    searchCategories.map((category) => [category, count((kind) => kind.category === category)]),
  ) as Omit<FindOutput['counts'], 'all'>;
  return { ...of, all: count(() => true) };
}

/** The corrected words are folded; titles have them as they are written. */
function asInTitles(query: TypedQuery, results: readonly Found[]): string {
  const words = results.flatMap(({ title }) => title.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []);
  const written = (word: string) => words.find((one) => foldWord(one) === foldWord(word)) ?? word;
  return wantedText(query).split(' ').map(written).join(' ');
}
