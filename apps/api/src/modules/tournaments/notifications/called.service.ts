import type { Tx } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { eventIdOf } from '../../../lib/events/event-id.ts';
import { notifyAll, telling } from '../../notifications/index.ts';
import { listInPlay, listPlayers } from './called.queries.ts';
import { matchCalled, matchSoon, matchToMark } from './evening.notifications.ts';

type Writing = Pick<Deps, 'clock' | 'events'>;

interface Called {
  callId: number;
  tournamentId: number;
  matchId: number;
  boardId: number;
}

/** Tells those who play or mark a match that it has a board, also when they are asked once more. */
export const tellCalled = (ctx: Writing, tx: Tx, called: Called): Promise<void> =>
  tell(ctx, tx, called, [false, true]);

/** Tells who marks a match from now on. */
export const tellMarker = (ctx: Writing, tx: Tx, called: Called): Promise<void> =>
  tell(ctx, tx, called, [true]);

/** Those who mark, those who play, or both. */
async function tell(
  ctx: Writing,
  tx: Tx,
  { callId, boardId, ...payload }: Called,
  wanted: readonly boolean[],
): Promise<void> {
  const inPlay = await listInPlay(tx, { matchId: payload.matchId });
  const eventId = eventIdOf(
    `tournaments.called ${callId} ${boardId} ${ctx.clock.now().toISOString()}`,
  );
  const told = (isMarking: boolean) => ({
    eventId,
    payload,
    recipientIds: inPlay.flatMap(({ userId, isMarker }) =>
      isMarker === isMarking ? [userId] : [],
    ),
  });
  await notifyAll(
    ctx,
    tx,
    wanted.map((isMarking) => telling(isMarking ? matchToMark : matchCalled, told(isMarking))),
  );
}

/** Tells the players of these matches that they come next; once each, however often this is called. */
export async function tellSoon(
  ctx: Writing,
  tx: Tx,
  tournamentId: number,
  matchIds: number[],
): Promise<void> {
  if (matchIds.length === 0) return;
  const players = await listPlayers(tx, { ids: matchIds });
  await notifyAll(
    ctx,
    tx,
    matchIds.map((matchId) =>
      telling(matchSoon, {
        eventId: eventIdOf(`tournaments.soon ${matchId}`),
        payload: { matchId, tournamentId },
        recipientIds: players.flatMap((player) =>
          player.matchId === matchId ? [player.userId] : [],
        ),
      }),
    ),
  );
}
