import type { Tx } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { lockOnlyRunBy, remove } from './deletion.queries.ts';
import { setPictures } from './pictures.service.ts';

/** What nobody but a member who has left runs goes at once, also what they had deleted. */
export async function eraseChannels(deps: Deps, tx: Tx, userId: string): Promise<void> {
  for (const { id, logoId } of await lockOnlyRunBy(tx, { userId })) {
    await setPictures(tx, { id, ownerId: userId, logoId }, { logo: null, images: [] });
    await remove(tx, { id });
    await deps.events.publish(tx, 'channel.changed', { channelId: id });
  }
}
