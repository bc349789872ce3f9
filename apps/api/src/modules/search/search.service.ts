import { foldWord } from '@oche/validators/search/folded-word';
import type { FindInput, FindOutput, Found } from '@oche/validators/search/schemas';
import { z } from 'zod';
import { readerOf, type SearchTag } from '../../lib/declared/searchable.ts';
import type { ServiceContext } from '../../lib/deps.ts';
import { decodeCursor, encodeCursor, pageOf } from '../../lib/pagination.ts';
import { DAY_MS } from '../../lib/time/wall-clock.ts';
import { correctedQuery } from './correction.service.ts';
import { understand } from './intent/understand.service.ts';
import { countsOf, show } from './shown.service.ts';
import { type Attempt, type Frame, type Stage, stages, tryStage } from './stages.service.ts';
import { readQuery, type TypedQuery, wantedText } from './typed-query.ts';

const PERIOD_DAYS = { any: undefined, day: 1, week: 7, month: 31, year: 366 };
/** Where so little was found, another spelling may have been meant. */
const LITTLE = 3;

/** Only values that PostgreSQL can compare: a cursor comes from outside like any input. */
const cursorKey = z.tuple([
  z.string().max(20),
  z.iso.datetime(),
  z.number(),
  z.string(),
  z.string(),
  z.enum(stages),
]);

/**
 * Searches everything that this reader may find: first for what the question means, then for its words; if nothing
 * has them, for those of titles that are spelled so, and last for what has some of them.
 *
 * @throws AppError BAD_INPUT for a cursor that isn't ours or belongs to another order
 */
export async function find(ctx: ServiceContext, input: FindInput): Promise<FindOutput> {
  const tag = await tagOf(ctx, input.tag);
  const all = ctx.searchables.flatMap((searchable) => searchable.kinds);
  const kinds = tag ? all.filter(({ bearsTag }) => bearsTag) : all;
  const findOrigin = ctx.searchables.find((searchable) => searchable.findOrigin)?.findOrigin;
  const [given, understanding] = await Promise.all([
    findOrigin?.(ctx, input),
    input.asTyped ? null : understand(ctx, input.q),
  ]);
  const { place = null, isNear = false } = understanding ?? {};
  const origin = place
    ? { source: 'zipCode' as const, zipCode: null, place: place.name, ...coordinatesOf(place) }
    : (given?.origin ?? null);

  const position = input.cursor === undefined ? null : readCursor(input.cursor, input.sort);
  const asOf = position?.asOf ?? ctx.clock.now().toISOString();
  const days = PERIOD_DAYS[input.period];
  const frame: Frame = {
    kinds,
    sort: input.sort,
    category: input.category === 'all' ? null : input.category,
    base: {
      ...readerOf(ctx.actor),
      latitude: origin?.latitude ?? null,
      longitude: origin?.longitude ?? null,
      author: input.author ?? null,
      group: input.subforum ?? null,
      radius: (origin && input.radius) ?? null,
      since: days ? new Date(Date.parse(asOf) - days * DAY_MS).toISOString() : null,
      tag,
    },
    page: {
      asOf,
      afterKey: position?.key ?? null,
      afterKind: position?.kind ?? null,
      afterId: position?.id ?? null,
      limit: input.limit + 1,
    },
    understanding,
  };
  const typed = readQuery(input.q);
  const corrects = once(() => correctedQuery(ctx, kinds, typed));
  const wish = { isAsTyped: input.asTyped, only: position?.stage ?? null };
  // a list of what is far away is no answer
  const { category } = frame;
  const isWanted = category === null || understanding?.listed?.has(category);
  const isNowhere = understanding?.asksWhere && isWanted && origin === null;
  const found = isNowhere
    ? { ...NOTHING, stage: 'understood' as const }
    : await firstThatFinds(ctx, frame, typed, corrects, wish);

  const { items, hasMore } = pageOf(found.matches, input.limit);
  const last = items.at(-1);
  const results = await show(ctx, kinds, items, found.wanted);
  const counts = countsOf(kinds, found.counts ?? {});
  const isLittle = !position && !input.asTyped && counts.all.count <= LITTLE;
  const other = isLittle && counts.all.count > 0 && !found.corrected ? await corrects() : null;
  const isMeant = found.stage === 'understood';
  return {
    items: results,
    nextCursor:
      hasMore && last
        ? encodeCursor([input.sort, asOf, last.key, last.kind, last.id, found.stage])
        : null,
    counts,
    corrected: found.corrected && found.counts ? asInTitles(found.corrected, results) : null,
    meant: other ? wantedText(other) : null,
    isLoose: found.stage === 'loose' && results.length > 0,
    understood: isMeant ? (understanding?.understood ?? []) : [],
    asksPlace: isNear && origin === null,
    origin: isMeant || !place ? origin : (given?.origin ?? null),
    unknownZipCode: given?.unknownZipCode ?? null,
  };
}

/** Who asks for a tag that there isn't finds nothing: nothing bears it. */
async function tagOf(ctx: ServiceContext, slug: string | undefined): Promise<SearchTag | null> {
  if (slug === undefined) return null;
  const { findTag } = ctx.searchables.find((searchable) => searchable.findTag) ?? {};
  return (await findTag?.(ctx.db, slug)) ?? { id: 0, written: [slug] };
}

const coordinatesOf = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  latitude,
  longitude,
});

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

type Outcome = Attempt & { stage: Stage; corrected: TypedQuery | null };

const NOTHING: Outcome = {
  matches: [],
  counts: null,
  wanted: { stems: [], words: [] },
  stage: 'words',
  corrected: null,
};

/** Goes from what the question means to what has some of its words, until something is found. */
async function firstThatFinds(
  ctx: ServiceContext,
  frame: Frame,
  typed: TypedQuery,
  corrects: () => Promise<TypedQuery | null>,
  { isAsTyped, only }: { isAsTyped: boolean; only: Stage | null },
): Promise<Outcome> {
  let last: Outcome | null = null;
  for (const stage of only ? [only] : stages) {
    if (isAsTyped && stage !== 'words') continue;
    const isOther = stage === 'corrected' || stage === 'loose';
    const corrected = isOther ? await corrects() : null;
    if (stage === 'corrected' && !corrected) continue;
    const attempt = await tryStage(ctx, frame, stage, corrected ?? typed);
    if (!attempt) continue;
    const isFound = attempt.counts !== null;
    if (last && !isFound) continue;
    last = { ...attempt, stage, corrected };
    if (isFound) break;
  }
  return last ?? NOTHING;
}

function readCursor(cursor: string, sort: string) {
  const schema = cursorKey.refine(([order]) => order === sort);
  const [, asOf, key, kind, id, stage] = decodeCursor(schema, cursor);
  return { asOf, key, kind, id, stage };
}

/** The corrected words are folded; titles have them as they are written. */
function asInTitles(query: TypedQuery, results: readonly Found[]): string {
  const words = results.flatMap(({ title }) => title.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []);
  const written = (word: string) => words.find((one) => foldWord(one) === foldWord(word)) ?? word;
  return wantedText(query).split(' ').map(written).join(' ');
}
