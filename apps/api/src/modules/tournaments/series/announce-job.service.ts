import { withTransaction } from '@oche/db';
import type { ErrorCode } from '@oche/validators/errors';
import type { Deps } from '../../../lib/deps.ts';
import { eventIdOf } from '../../../lib/events/event-id.ts';
import { isFinalRefusal } from '../../../lib/jobs/final-refusals.ts';
import { notify } from '../../notifications/index.ts';
import * as refused from '../notifications/refused.queries.ts';
import { seriesRefused } from '../notifications/tournaments.notifications.ts';
import { announceSeries } from './announce.service.ts';
import * as queries from './series.queries.ts';

interface Job {
  seriesId: number;
}

/**
 * Announces what is due of a series. When an evening is refused, those who run the series hear why: once for each
 * reason, and again only if it is still so after the series was changed. Each later look tries again; the page of the
 * series says so until one of them finds nothing in the way.
 */
export async function announceOrTell(deps: Deps, { seriesId }: Job): Promise<void> {
  const code = await announce(deps, { seriesId });
  await queries.setRefused(deps.db, { id: seriesId, code });
  if (code !== null) await tell(deps, seriesId, code);
}

/** @returns what was refused */
async function announce(deps: Deps, job: Job): Promise<ErrorCode | null> {
  try {
    return await announceSeries(deps, job);
  } catch (error) {
    if (isFinalRefusal(error)) return error.code;
    throw error;
  }
}

async function tell(deps: Deps, seriesId: number, code: ErrorCode): Promise<void> {
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
