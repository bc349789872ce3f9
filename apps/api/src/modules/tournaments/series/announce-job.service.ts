import { withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { eventIdOf } from '../../../lib/events/event-id.ts';
import { isFinalRefusal } from '../../../lib/jobs/final-refusals.ts';
import { notify } from '../../notifications/index.ts';
import { seriesRefused } from '../tournaments.notifications.ts';
import { announceSeries } from './announce.service.ts';
import * as refused from './refused.queries.ts';
import * as queries from './series.queries.ts';

/**
 * Announces what is due of a series. When that is refused, who runs the series hears why: once for each reason, and
 * again only if it is still so after the series was changed. Each later look tries it anew.
 */
export async function announceOrTell(
  deps: Deps,
  { seriesId }: { seriesId: number },
): Promise<void> {
  try {
    await announceSeries(deps, { seriesId });
  } catch (error) {
    if (!isFinalRefusal(error)) throw error;
    const { code } = error;
    const series = await queries.getSeries.first(deps.db, { id: seriesId, viewerId: '' });
    if (!series) return;
    const organisers = await refused.listOrganisers(deps.db, { seriesId });
    await withTransaction(deps.db, (tx) =>
      notify(deps, tx, seriesRefused, {
        eventId: eventIdOf(`tournaments.seriesRefused ${seriesId} ${code} ${series.updatedAt}`),
        recipientIds: organisers.map(({ userId }) => userId),
        payload: { seriesId, code },
      }),
    );
  }
}
