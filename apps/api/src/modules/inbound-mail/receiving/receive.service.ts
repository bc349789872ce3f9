import { withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { addJobs } from '../../../lib/jobs/jobs.ts';
import { getUserOfNumber } from '../address/replier.queries.ts';
import { readReplyAddress } from '../address/reply-address.ts';
import { insertMail } from './inbound.queries.ts';
import { messageHash } from './mail-head.ts';

declare module '../../../lib/jobs/jobs.ts' {
  interface Jobs {
    'inboundMail.handle': { id: number };
  }
}

/** Of the mail as it travels: four pictures of 8 MB each, which become a third larger on their way. */
export const MAIL_MAX_BYTES = 45 * 1024 * 1024;

interface Delivered {
  /** the mail; of one that is too large its head */
  source: Buffer;
  /** where it was delivered to; those that aren't ours are passed over */
  addresses: readonly string[];
  isTooLarge?: boolean;
}

/**
 * Stores a mail once for each of our addresses, with the job that deals with it. When this resolves, it is safe; until
 * then the other side keeps it.
 */
export async function receive(
  deps: Deps,
  { source, addresses, isTooLarge = false }: Delivered,
): Promise<void> {
  const receivedAt = deps.clock.now();
  for (const address of new Set(addresses.map((each) => each.toLowerCase()))) {
    const place = readReplyAddress(deps, address);
    if (!place) continue;
    const { number, generation, letter, id: placeId } = place;
    // who has left has no number any more
    const owner = await getUserOfNumber.first(deps.db, { number });
    if (!owner) continue;
    await withTransaction(deps.db, async (tx) => {
      const id = await insertMail(tx, {
        messageHash: messageHash(source, address),
        userId: owner.userId,
        generation,
        letter,
        placeId,
        receivedAt,
        source,
        isTooLarge,
      });
      if (id !== undefined) await addJobs(tx, [{ name: 'inboundMail.handle', payload: { id } }]);
    });
  }
}
