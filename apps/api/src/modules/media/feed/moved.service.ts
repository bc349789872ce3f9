import { type Tx, withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { addJob } from '../../../lib/jobs/jobs.ts';
import { releaseUploads } from '../../uploads/index.ts';
import { lockChannel } from '../channel/channel.queries.ts';
import { deleteAllEpisodes, saveLatest } from '../episode/episode-write.queries.ts';
import { dropCodes } from '../verification/verification.queries.ts';
import { isExample } from './source.policy.ts';
import * as queries from './source.queries.ts';

/**
 * Begins anew with a channel that is new or somewhere else now. A feed that it has got since then stays.
 */
export async function forgetChannel(
  deps: Deps,
  { channelId }: { channelId: number },
): Promise<void> {
  const isRead = await withTransaction(deps.db, async (tx) => {
    const [channel] = await lockChannel(tx, { id: channelId });
    const address = channel && (await queries.getAddress.first(tx, { channelId }));
    if (!address) return false;
    if (address.feedUrl === null) await forgetFeed(tx, channelId);
    await dropCodes(tx, { channelId });
    const isAsked = !isExample(address.url);
    const nextCheckAt = isAsked ? deps.clock.now().toISOString() : 'infinity';
    await queries.resetSource(tx, { channelId, kind: 'page', isGiven: false, nextCheckAt });
    return isAsked;
  });
  if (isRead) await readSoon(deps);
}

async function forgetFeed(tx: Tx, channelId: number): Promise<void> {
  const gone = await deleteAllEpisodes(tx, { channelId });
  await releaseUploads(
    tx,
    gone.flatMap(({ pictureId }) => pictureId ?? []),
  );
  await saveLatest(tx, { channelId });
  await queries.dropFeed(tx, { channelId });
}

/** Reads what is due now, and not only with the next minute. */
export const readSoon = ({ db }: Pick<Deps, 'db'>): Promise<void> =>
  addJob(db, 'media.readSources', {}, { key: 'media.readSources soon' });
