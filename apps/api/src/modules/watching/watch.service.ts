import type {
  seePlaceInput,
  setWatchInput,
  Watch,
  watchListInput,
  watchListOutput,
} from '@oche/validators/watching/schemas';
import { z } from 'zod';
import type { Place, Watchable } from '../../lib/declared/watchable.ts';
import type { MemberContext } from '../../lib/deps.ts';
import { AppError } from '../../lib/errors.ts';
import { decodeCursor, encodeCursor, readPage } from '../../lib/pagination.ts';
import * as queries from './watch.queries.ts';

/**
 * How much the member wants to hear of a place: its own level, else that of the place around it.
 * @throws AppError PLACE_NOT_FOUND
 */
export async function getWatch(ctx: MemberContext, place: Place): Promise<Watch> {
  const places = await requirePlaces(ctx, place);
  const found = await queries.getLevel.first(ctx.db, {
    userId: ctx.actor.id,
    places: JSON.stringify(places),
  });
  if (!found) return { level: 'normal', from: null };
  const { level, kind, id } = found;
  return { level, from: { kind, id } };
}

/**
 * Chooses a level for a place; `null` takes the choice back, also for a place that is gone.
 * @throws AppError PLACE_NOT_FOUND, LEVEL_NOT_OFFERED
 */
export async function setWatch(
  ctx: MemberContext,
  { level, ...place }: z.output<typeof setWatchInput>,
): Promise<void> {
  const { kind, id } = place;
  const own = { userId: ctx.actor.id, kind, id };
  if (level === null) {
    await queries.deleteWatch(ctx.db, own);
    return;
  }
  await requirePlaces(ctx, place);
  if (!watchableOf(ctx, kind).levels.includes(level)) throw new AppError('LEVEL_NOT_OFFERED');
  await queries.saveWatch(ctx.db, { ...own, level, now: ctx.clock.now().toISOString() });
}

/** Notes what the member has seen in a place that they watch or track; others are not counted. */
export async function seePlace(
  ctx: MemberContext,
  { kind, id, number }: z.output<typeof seePlaceInput>,
): Promise<void> {
  await queries.raiseSeen(ctx.db, { userId: ctx.actor.id, kind, id, number });
}

/** How much is new in places of a kind that the member watches or tracks. */
async function countNewer(
  { db, actor }: MemberContext,
  watchable: Watchable,
  { kind, ids }: { kind: string; ids: readonly number[] },
) {
  const seen = await queries.listSeen(db, { userId: actor.id, kind, ids });
  return seen.length > 0 ? ((await watchable.countNewer?.(db, seen)) ?? []) : [];
}

/** @throws AppError PLACE_NOT_FOUND for a kind that nobody declares */
function watchableOf({ watchables }: MemberContext, kind: string): Watchable {
  const watchable = watchables.get(kind);
  if (!watchable) throw new AppError('PLACE_NOT_FOUND');
  return watchable;
}

async function requirePlaces(ctx: MemberContext, { kind, id }: Place): Promise<readonly Place[]> {
  const places = await watchableOf(ctx, kind).placesAround(ctx.db, id);
  if (places.length === 0) throw new AppError('PLACE_NOT_FOUND');
  return places;
}

const LATEST_MS = Date.UTC(9999, 11, 31);
const cursorKey = z.tuple([z.int().min(0).max(LATEST_MS), z.string().max(30), z.int()]);

/**
 * The places for which the member has a level of their own, the latest first. What is gone is left
 * out, so a page can have fewer.
 * @throws AppError BAD_INPUT for a cursor that isn't ours
 */
export async function listWatches(
  ctx: MemberContext,
  { limit, cursor }: z.output<typeof watchListInput>,
): Promise<z.input<typeof watchListOutput>> {
  const [since, afterKind, afterId] =
    cursor === undefined ? [LATEST_MS, '', 0] : decodeCursor(cursorKey, cursor);
  const page = { userId: ctx.actor.id, since: new Date(since).toISOString(), afterKind, afterId };
  const { items, nextCursor } = await readPage(
    limit,
    (count) => queries.listWatches(ctx.db, { ...page, limit: count }),
    (row) => encodeCursor([Date.parse(row.since), row.kind, row.id]),
  );
  const shown = await readPlaces(ctx, items);
  return {
    items: items.flatMap(({ kind, id, level }) => {
      const place = shown(kind, id);
      const levels = ctx.watchables.get(kind)?.levels ?? [];
      return place ? { ...place, kind, level, levels: [...levels] } : [];
    }),
    nextCursor,
  };
}

/** Reads all the places with one call for each kind, with what is new in them. */
async function readPlaces(ctx: MemberContext, places: readonly Place[]) {
  const byKind = Map.groupBy(places, ({ kind }) => kind);
  const read = await Promise.all(
    [...byKind].map(async ([kind, some]) => {
      const ids = some.map(({ id }) => id);
      const watchable = ctx.watchables.get(kind);
      if (!watchable) return [kind, new Map<number, never>()] as const;
      const [found, newer] = await Promise.all([
        watchable.read(ctx.db, ids),
        countNewer(ctx, watchable, { kind, ids }),
      ]);
      const countOf = new Map(newer.map(({ id, count }) => [id, count]));
      const shown = found.map((place) => ({ ...place, newer: countOf.get(place.id) ?? 0 }));
      return [kind, new Map(shown.map((place) => [place.id, place]))] as const;
    }),
  );
  const found = new Map(read);
  return (kind: string, id: number) => found.get(kind)?.get(id);
}
