import { type Tx, withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { lockChannel } from '../channel/channel.queries.ts';
import { deleteAllEpisodes, saveLatest } from '../episode/episode-write.queries.ts';
import { readSoon } from '../feed/read-soon.service.ts';
import { isExample } from '../feed/source.policy.ts';
import * as queries from '../feed/source.queries.ts';
import { dropCodes } from './verification.queries.ts';

/** Begins again with a channel that is new or somewhere else now. A feed that it has got since then stays. */
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
    if (isExample(address.url)) {
      await queries.leaveAlone(tx, { channelId });
      return false;
    }
    const nextCheckAt = deps.clock.now().toISOString();
    await queries.resetSource(tx, { channelId, kind: 'page', isGiven: false, nextCheckAt });
    return true;
  });
  if (isRead) await readSoon(deps);
}

async function forgetFeed(tx: Tx, channelId: number): Promise<void> {
  await deleteAllEpisodes(tx, { channelId });
  await saveLatest(tx, { channelId });
  await queries.dropFeed(tx, { channelId });
}
