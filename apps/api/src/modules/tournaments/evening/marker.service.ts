import type { Tx } from '@oche/db';
import type { EveningOutput, swapMarkerInput } from '@oche/validators/tournaments/schemas';
import type { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { tellMarker } from '../notifications/called.service.ts';
import { passToMarker } from '../results/marker.service.ts';
import { getCall } from '../steps/steps.queries.ts';
import { direct } from './direct.service.ts';
import * as queries from './marker.queries.ts';

/**
 * Somebody else marks a match that is at a board, or nobody. They are told.
 * @throws AppError as `direct` does, MATCH_NOT_READY when it is at no board, ENTRY_NOT_FOUND for somebody who isn't in,
 * PLAYER_IN_PLAY for somebody who plays or marks already
 */
export const swapMarker = (
  ctx: MemberContext,
  { entryId, ...input }: z.output<typeof swapMarkerInput>,
): Promise<EveningOutput> =>
  direct(ctx, input, async (tx, { id: matchId }, note) => {
    const { id: tournamentId } = input;
    const call = await getCall.first(tx, { matchId });
    if (!call) throw new AppError('MATCH_NOT_READY');
    const { markerId, name, boardId } = call;
    if (markerId === entryId) return;
    if (entryId !== null) {
      const entry = await queries.getMarkerEntry.first(tx, { tournamentId, entryId });
      if (!entry) throw new AppError('ENTRY_NOT_FOUND');
    }
    await passMarking(tx, matchId, entryId);
    if (entryId !== null) {
      await tellMarker(ctx, tx, { tournamentId, matchId, callId: call.id, boardId });
    }
    await note('marker', { board: name, markerId: entryId, formerMarkerId: markerId }, {});
  });

/** Whoever marked is free, and somebody else takes over, also the game that is scored. */
export async function passMarking(tx: Tx, matchId: number, markerId: number | null): Promise<void> {
  await queries.freeMarker(tx, { matchId });
  await queries.setMarker(tx, { matchId, markerId });
  if (markerId !== null) await queries.takeMarker(tx, { matchId, markerId });
  await passToMarker(tx, matchId);
}
