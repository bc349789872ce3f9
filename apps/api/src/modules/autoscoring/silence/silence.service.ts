import { withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { eventIdOf } from '../../../lib/events/event-id.ts';
import { eachAlone, throwFailure } from '../../../lib/jobs/each-alone.ts';
import { HOUR_MS, MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import { notify } from '../../notifications/index.ts';
import { boardSilent } from './silence.notifications.ts';
import * as queries from './silence.queries.ts';

/** A camera that starts anew, or a network that is gone for a moment, is nothing to tell. */
const SILENT_MS = 10 * MINUTE_MS;
/** A board that was there longer ago is not of this evening. */
const EVENING_MS = 3 * HOUR_MS;
/** Once an evening. */
const TOLD_MS = 12 * HOUR_MS;

/** Tells who cares for a board that it has fallen silent while somebody counts on it. */
export async function tellOfSilence(ctx: Deps): Promise<void> {
  const now = ctx.clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const toldBefore = before(TOLD_MS);
  const silent = await queries.listSilent(ctx.db, {
    now: now.toISOString(),
    silentSince: before(SILENT_MS),
    evening: before(EVENING_MS),
    toldBefore,
  });
  const failures = await eachAlone(
    silent,
    ({ id: boardId, seenAt }) =>
      withTransaction(ctx.db, async (tx) => {
        const [noted] = await queries.noteTold(tx, { boardId, now, toldBefore });
        if (!noted) return;
        const carers = await queries.listCarers(tx, { boardId });
        await notify(ctx, tx, boardSilent, {
          eventId: eventIdOf(`autoscoring.silent ${boardId} ${seenAt}`),
          recipientIds: carers.map(({ userId }) => userId),
          payload: { boardId },
        });
      }),
    ({ id }, error) => ctx.log.error({ err: error, id }, 'nobody is told of a silent board'),
  );
  throwFailure(failures);
}
