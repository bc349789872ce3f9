import type {
  GameCard,
  gameCardsInput,
  gameListInput,
  gameListOutput,
  gameResultsInput,
  gameResultsOutput,
  gamesAtLoungeInput,
} from '@oche/validators/games/lists';
import { z } from 'zod';
import { isModerator } from '../../../lib/actor.ts';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { type Circle, circleOf, findOrigin } from '../../lounges/index.ts';
import { mayWatch } from '../games.policy.ts';
import { type CardRow, toCard } from './card.ts';
import * as finished from './finished-games.queries.ts';
import * as live from './live-games.queries.ts';

type Input = z.output<typeof gameListInput>;

/** Where nobody has thrown for this long, nothing is being played any more. */
const LIVE_MS = 30 * 60_000;

/** Who asks for which games; one of these decides which index is walked. */
interface Wish {
  ctx: ServiceContext;
  of: Input['of'];
  /** empty for a visitor */
  memberId: string;
  /** around the place; only for what is near */
  circle: Circle | null;
}

/**
 * Games that are being played, or that are over: everybody's, near a place, of members whom the reader follows; or the
 * reader's own, in every state. Near an unknown place there are none.
 *
 * @throws AppError UNAUTHENTICATED for a visitor's own; BAD_INPUT for a cursor that isn't ours
 */
export async function listGames(
  ctx: ServiceContext,
  input: Input,
): Promise<z.input<typeof gameListOutput>> {
  const { actor } = ctx;
  const { of, radius } = input;
  if (actor === null && (of === 'followed' || of === 'own')) {
    throw new AppError('UNAUTHENTICATED');
  }
  const { origin, unknownZipCode } =
    of === 'near' ? await findOrigin(ctx, input) : { origin: null, unknownZipCode: null };
  if (of === 'near' && !origin) return { items: [], nextCursor: null, origin, unknownZipCode };
  const wish = { ctx, of, memberId: actor?.id ?? '', circle: origin && circleOf(origin, radius) };
  const isOver = of !== 'own' && input.state === 'finished';
  const { items, nextCursor } = await (isOver ? readFinished : readLive)(wish, input);
  return {
    items: items.map((row) => toCard(row, actor?.id ?? null)),
    nextCursor,
    origin,
    unknownZipCode,
  };
}

/** Moderators see what blocks would hide, as they have to. */
const onlookerOf = ({ actor }: ServiceContext): string =>
  actor === null || isModerator(actor) ? '' : actor.id;

const byId = z.tuple([z.int()]);

function readLive({ ctx, of, memberId, circle }: Wish, { limit, cursor }: Input) {
  const [beforeId] = cursor === undefined ? [Number.MAX_SAFE_INTEGER] : decodeCursor(byId, cursor);
  const since = new Date(ctx.clock.now().getTime() - LIVE_MS).toISOString();
  const params = { beforeId, since, onlookerId: onlookerOf(ctx) };
  const read = (count: number): Promise<CardRow[]> => {
    if (of === 'own') return finished.listOwn(ctx.db, { memberId, beforeId, limit: count });
    if (of === 'followed') {
      return live.listLiveFollowed(ctx.db, { ...params, followerId: memberId, limit: count });
    }
    if (circle) return live.listLiveNear(ctx.db, { ...params, ...circle, limit: count });
    return live.listLive(ctx.db, { ...params, limit: count });
  };
  return readPage(limit, read, ({ id }) => encodeCursor([id]));
}

const LATEST_MS = Date.UTC(9999, 11, 31);
const byEnd = z.tuple([z.int().min(0).max(LATEST_MS), z.int()]);

function readFinished({ ctx, of, memberId, circle }: Wish, { limit, cursor }: Input) {
  const [endedMs, beforeId] =
    cursor === undefined ? [LATEST_MS, Number.MAX_SAFE_INTEGER] : decodeCursor(byEnd, cursor);
  const endedAt = new Date(endedMs).toISOString();
  const params = { endedAt, beforeId, onlookerId: onlookerOf(ctx) };
  const read = (count: number): Promise<CardRow[]> => {
    if (of === 'followed') {
      const ofFollower = { ...params, followerId: memberId, limit: count };
      return finished.listFinishedFollowed(ctx.db, ofFollower);
    }
    if (circle) return finished.listFinishedNear(ctx.db, { ...params, ...circle, limit: count });
    return finished.listFinished(ctx.db, { ...params, limit: count });
  };
  return readPage(limit, read, ({ finishedAt, id }) =>
    encodeCursor([Date.parse(finishedAt ?? ''), id]),
  );
}

/** Public games that are being played at a lounge, the last one that began first. */
export async function listLiveAtLounge(
  ctx: ServiceContext,
  { loungeId, limit }: z.output<typeof gamesAtLoungeInput>,
): Promise<GameCard[]> {
  const rows = await live.listLiveAtLounge(ctx.db, {
    loungeId,
    limit,
    beforeId: Number.MAX_SAFE_INTEGER,
    since: new Date(ctx.clock.now().getTime() - LIVE_MS).toISOString(),
    onlookerId: onlookerOf(ctx),
  });
  return rows.map((row) => toCard(row, ctx.actor?.id ?? null));
}

/** Games that somebody names, as they stand; without those that are not for this reader. */
export async function listCards(
  { db, actor }: Pick<ServiceContext, 'db' | 'actor'>,
  { ids }: z.output<typeof gameCardsInput>,
): Promise<GameCard[]> {
  const rows = await finished.listCards(db, { ids });
  return rows.filter((row) => mayWatch(actor, row)).map((row) => toCard(row, actor?.id ?? null));
}

/**
 * Completed games of two members, the latest first, as documented: public ones, and the own.
 * @throws AppError BAD_INPUT for a cursor that isn't ours
 */
export async function listResults(
  ctx: ServiceContext,
  { limit, cursor }: z.output<typeof gameResultsInput>,
): Promise<z.input<typeof gameResultsOutput>> {
  const [beforeId] = cursor === undefined ? [Number.MAX_SAFE_INTEGER] : decodeCursor(byId, cursor);
  const memberId = ctx.actor?.id ?? '';
  const params = { beforeId, memberId, onlookerId: onlookerOf(ctx) };
  const { items, nextCursor } = await readPage(
    limit,
    (count) => finished.listResults(ctx.db, { ...params, limit: count }),
    ({ id }) => encodeCursor([id]),
  );
  return {
    items: items.map(({ id, player1Id, player2Id, winnerSide }) => ({
      id,
      player1Id,
      player2Id,
      status: 'completed' as const,
      winnerId: winnerSide === 0 ? player1Id : player2Id,
    })),
    nextCursor,
  };
}
