import type {
  ChallengeSummary,
  challengeListInput,
  challengeListOutput,
  ownChallengesInput,
  ownChallengesOutput,
} from '@oche/validators/challenges/schemas';
import { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { DAY_MS, instantOfDay, localDateAt } from '../../../lib/time/wall-clock.ts';
import {
  boxAround,
  type Coordinates,
  chordOf,
  cubeOf,
  cubeOfBox,
  findOrigin,
  findPlaceOfMember,
} from '../../lounges/index.ts';
import { viewerOf } from '../../people/index.ts';
import { getPlayer, listDescribed } from '../challenge/challenge.queries.ts';
import { readSeen, toSummary } from '../challenge/challenge.service.ts';
import { COARSE_KM } from '../place.ts';
import * as queries from './challenge-list.queries.ts';

type Input = z.output<typeof challengeListInput>;

const LATEST_MS = Date.UTC(9999, 11, 31);
const position = z.tuple([z.int().min(0).max(LATEST_MS), z.int().min(0)]);

/** The countries whose postal codes are known are in one time zone. */
const TIME_ZONE = 'Europe/Berlin';
/** Until then somebody who plays is still in the evening before. */
const EVENING_ENDS_AT_MS = 5 * 3_600_000;

/** The moment before which a challenge has to begin. */
function endOf(when: Input['when'], now: Date): Date {
  if (when === 'any') return new Date(LATEST_MS);
  if (when === 'week') return new Date(now.getTime() + 7 * DAY_MS);
  const day = localDateAt(TIME_ZONE, now.getTime() - EVENING_ENDS_AT_MS);
  return new Date(instantOfDay(TIME_ZONE, day) + DAY_MS + EVENING_ENDS_AT_MS);
}

/**
 * Open challenges around the reader that suit them, the soonest first. Without a known postal code
 * there are none, and the answer says so.
 * @throws AppError BAD_INPUT for a cursor that isn't ours
 */
export async function listChallenges(
  ctx: MemberContext,
  input: Input,
): Promise<z.infer<typeof challengeListOutput>> {
  const player = await getPlayer.first(ctx.db, { userId: ctx.actor.id });
  const { origin, unknownZipCode } = await findOrigin(ctx, {
    zipCode: input.zipCode,
    country: player?.country ?? 'DE',
  });
  if (!origin) return { items: [], nextCursor: null, origin: null, unknownZipCode };
  const [fromMs, id] = input.cursor ? decodeCursor(position, input.cursor) : [0, 0];
  const now = ctx.clock.now();
  const chord = chordOf(input.radius);
  const near = {
    ...viewerOf(ctx.actor),
    now: now.toISOString(),
    before: endOf(input.when, now).toISOString(),
    origin: cubeOf(origin),
    box: cubeOfBox(boxAround(origin, chord + COARSE_KM)),
    chord,
    average: player?.average ?? null,
    isEveryLevel: input.isEveryLevel,
    from: new Date(fromMs).toISOString(),
    id,
  };
  const { items, nextCursor } = await readPage(
    input.limit,
    async (limit) => {
      const ahead = await queries.listAhead(ctx.db, { ...near, limit });
      return ahead.length === limit ? ahead : queries.listWithin(ctx.db, { ...near, limit });
    },
    (last) => encodeCursor([Date.parse(last.from), last.id]),
  );
  return {
    items: await describe(ctx, items, origin),
    nextCursor,
    origin: { zipCode: origin.zipCode ?? '', place: origin.place },
    unknownZipCode,
  };
}

/** A member's own, those meant for them and those that they have answered, the latest first. */
export async function listOwnChallenges(
  ctx: MemberContext,
  { period, limit, cursor }: z.output<typeof ownChallengesInput>,
): Promise<z.infer<typeof ownChallengesOutput>> {
  const [id] = cursor ? decodeCursor(z.tuple([z.int().min(0)]), cursor) : [Number.MAX_SAFE_INTEGER];
  const own = {
    viewerId: ctx.actor.id,
    now: ctx.clock.now().toISOString(),
    isCurrent: period === 'current',
    id,
  };
  const { items, nextCursor } = await readPage(
    limit,
    (count) => queries.listOwn(ctx.db, { ...own, limit: count }),
    (last) => encodeCursor([last.id]),
  );
  const origin = await findPlaceOfMember(ctx.db, ctx.actor.id);
  return { items: await describe(ctx, items, origin), nextCursor };
}

/** The same challenges, in the same order, with all that is told of them. */
async function describe(
  ctx: MemberContext,
  page: readonly { id: number }[],
  origin: Coordinates | null,
): Promise<ChallengeSummary[]> {
  if (page.length === 0) return [];
  const rows = await listDescribed(ctx.db, { ids: page.map(({ id }) => id) });
  const seen = await readSeen(
    ctx,
    rows.map(({ memberId }) => memberId),
  );
  const now = ctx.clock.now().toISOString();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return page.flatMap(({ id }) => {
    const row = byId.get(id);
    return row ? [toSummary(row, { actor: ctx.actor, seen, origin, now })] : [];
  });
}
