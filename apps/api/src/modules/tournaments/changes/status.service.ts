import type {
  cancelTournamentInput,
  TournamentOutput,
  tournamentInput,
} from '@oche/validators/tournaments/schemas';
import type { z } from 'zod';
import { requireVoice, requireWriter } from '../../../lib/actor.ts';
import { publishOutside } from '../../../lib/declared/published.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { eventIdOf } from '../../../lib/events/event-id.ts';
import { announce } from '../../notifications/index.ts';
import { freeBoards, organiseWithBoards } from '../boards/boards.service.ts';
import { organise } from '../core/lock.service.ts';
import { getTournament } from '../core/tournament.service.ts';
import * as queries from '../core/tournament-change.queries.ts';
import * as outside from '../core/tournaments.outside.ts';
import { type Step, stepped } from '../core/tournaments.policy.ts';
import { requireDrawn } from '../draw/running.service.ts';
import { endPlay } from '../evening/off-play.service.ts';
import { tournamentCancelled } from '../notifications/tournaments.notifications.ts';

type Id = z.output<typeof tournamentInput>;

/** What other people's programs hear of a step. */
const TOLD = {
  publish: outside.tournamentPublished,
  start: outside.tournamentStarted,
  complete: outside.tournamentCompleted,
  cancel: outside.tournamentCancelled,
} as const satisfies Record<Step, unknown>;

/** @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN, TOURNAMENT_STATUS */
async function take(ctx: MemberContext, id: number, step: Step): Promise<TournamentOutput> {
  await organise(ctx, id, async (tx, tournament) => {
    const status = stepped(step, tournament);
    if (step === 'start') await requireDrawn(ctx, tx, id);
    const now = ctx.clock.now().toISOString();
    await queries.setStatus(tx, {
      id,
      status,
      startedAt: step === 'start' ? now : null,
      completedAt: step === 'complete' ? now : null,
      cancelledAt: null,
      cancelledBy: null,
      cancelReason: null,
      now,
    });
    if (step === 'complete') await endPlay(ctx, tx, id);
    await ctx.events.publish(tx, 'tournament.described', { tournamentId: id });
    await publishOutside(ctx, tx, TOLD[step], { tournamentId: id });
  });
  return getTournament(ctx, { id });
}

/** Shows a draft to everybody whom it is for. @throws AppError as `take` does */
export function publishTournament(ctx: MemberContext, { id }: Id): Promise<TournamentOutput> {
  requireVoice(ctx.actor);
  return take(ctx, id, 'publish');
}

/**
 * From now on it is played as it was drawn, and nobody registers any more.
 * @throws AppError as `take` does, DRAW_OUTDATED, and what a draw is refused for
 */
export function startTournament(ctx: MemberContext, { id }: Id): Promise<TournamentOutput> {
  requireWriter(ctx.actor);
  return take(ctx, id, 'start');
}

/** Says that all is played; what is still called or played has no result. @throws AppError as `take` does */
export function completeTournament(ctx: MemberContext, { id }: Id): Promise<TournamentOutput> {
  requireWriter(ctx.actor);
  return take(ctx, id, 'complete');
}

/**
 * Calls a tournament off. Whoever has a seat or waits for one is told.
 * @throws AppError as `take` does
 */
export async function cancelTournament(
  ctx: MemberContext,
  { id, reason }: z.output<typeof cancelTournamentInput>,
): Promise<TournamentOutput> {
  requireVoice(ctx.actor);
  await organiseWithBoards(ctx, id, async (tx, tournament) => {
    const now = ctx.clock.now().toISOString();
    await queries.setStatus(tx, {
      id,
      status: stepped('cancel', tournament),
      startedAt: null,
      completedAt: null,
      cancelledAt: now,
      cancelledBy: ctx.actor.id,
      cancelReason: reason ?? null,
      now,
    });
    await endPlay(ctx, tx, id);
    await freeBoards(ctx, tx, tournament);
    await ctx.events.publish(tx, 'tournament.described', { tournamentId: id });
    await publishOutside(ctx, tx, TOLD.cancel, { tournamentId: id });
    await announce(tx, tournamentCancelled, {
      eventId: eventIdOf(`tournaments.cancelled ${id}`),
      payload: { tournamentId: id },
    });
  });
  return getTournament(ctx, { id });
}

/** Throws a draft away. @throws AppError as `take` does */
export async function deleteTournament(ctx: MemberContext, { id }: Id): Promise<void> {
  requireWriter(ctx.actor);
  await organiseWithBoards(ctx, id, async (tx, tournament) => {
    if (tournament.status !== 'draft') throw new AppError('TOURNAMENT_STATUS');
    await freeBoards(ctx, tx, tournament);
    await queries.deleteTournament(tx, { id });
  });
}
