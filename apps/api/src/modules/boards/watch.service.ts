import type { atBoardEventOutput, atBoardEventsInput } from '@oche/validators/boards/schemas';
import type { z } from 'zod';
import type { ServiceContext } from '../../lib/deps.ts';
import { requireTablet } from './tablet.service.ts';

/**
 * The revision of what is played where a tablet is, whenever it is later than what the tablet has seen.
 *
 * @param left aborts when the tablet goes away
 * @throws AppError TABLET_UNKNOWN, TABLET_OVER, also when its right ends meanwhile
 */
export async function* watchAtBoard(
  ctx: ServiceContext,
  { lastEventId }: z.output<typeof atBoardEventsInput>,
  left: AbortSignal,
): AsyncGenerator<z.input<typeof atBoardEventOutput>, void> {
  const { host, hostId } = await requireTablet(ctx, ctx.db);
  yield* host.follow(ctx, hostId, lastEventId, left, async () => {
    const { revision } = await requireTablet(ctx, ctx.db);
    return { revision };
  });
}
