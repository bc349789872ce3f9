import type { atBoardEventsInput } from '@oche/validators/tournaments/schemas';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { followTournament, type TournamentEvent } from '../core/live.service.ts';
import { requireTablet } from './tablet.service.ts';

/**
 * The revision of the tournament where a tablet is, whenever it is later than what the tablet has seen.
 *
 * @param left aborts when the tablet goes away
 * @throws AppError TABLET_UNKNOWN, TABLET_OVER, also when its right ends meanwhile
 */
export async function* watchAtBoard(
  ctx: ServiceContext,
  { lastEventId }: z.output<typeof atBoardEventsInput>,
  left: AbortSignal,
): AsyncGenerator<TournamentEvent, void> {
  const { tournamentId } = await requireTablet(ctx, ctx.db);
  yield* followTournament(ctx, tournamentId, lastEventId, left, () => requireTablet(ctx, ctx.db));
}
