import { searchCategories } from '@oche/validators/search/categories';
import { SEARCH_COUNT_MAX, SEARCH_NAMED_MAX } from '@oche/validators/search/limits';
import type { FindOutput, Found, SearchCount } from '@oche/validators/search/schemas';
import type { HitFigures, SearchHit, SearchKind } from '../../lib/declared/searchable.ts';
import type { ServiceContext } from '../../lib/deps.ts';
import { excerptAround, marksIn, type Wanted } from './matches.ts';
import type { Match } from './search.queries.ts';

/** The matches as they are now, in their order. Those that have gone at this moment are left out. */
export async function show(
  ctx: ServiceContext,
  kinds: readonly SearchKind[],
  matches: readonly Match[],
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

export function countsOf(
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
