import type { Tx } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { lockOnlyRunBy, remove } from './deletion.queries.ts';
import { setPictures } from './pictures.service.ts';

/** Channels that nobody runs but a member who has left go at once, and so do those that they had deleted. */
export async function eraseChannels(deps: Deps, tx: Tx, userId: string): Promise<void> {
  for (const { id, logoId } of await lockOnlyRunBy(tx, { userId })) {
    await setPictures(tx, { id, ownerId: userId, logoId }, { logo: null, images: [] });
    await remove(tx, { id });
    await deps.events.publish(tx, 'channel.changed', { channelId: id });
  }
}
