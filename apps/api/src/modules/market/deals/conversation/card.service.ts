import type { Tx } from '@oche/db';
import type { Deps } from '../../../../lib/deps.ts';
import { openConversation, postMessage, touchCard } from '../../../conversations/index.ts';
import { type About, aboutOf } from './about.ts';

interface Pair extends About {
  sellerId: string;
}

interface NewCard extends Pair {
  /** whose action it is; null: the clock's or a moderator's */
  senderId: string | null;
  /** what the sender has written with it */
  body: string;
  /** `offer` or what has become of it, with the offer's id; or news of a deal, with the deal's */
  card: { kind: string; id: number };
}

/** The conversation of two members about an item; there is one, however many open it at once. */
export const conversationOf = (
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { sellerId, ...about }: Pair,
): Promise<number> =>
  openConversation(tx, {
    kind: 'market',
    about: aboutOf(about),
    memberIds: [sellerId, about.buyerId],
    now: clock.now(),
  });

/** Shows in the conversation of the two what has happened, in the transaction that makes it true. */
export async function postCard(
  ctx: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  { itemId, sellerId, buyerId, ...message }: NewCard,
): Promise<void> {
  const conversationId = await conversationOf(ctx, tx, { itemId, sellerId, buyerId });
  await postMessage(ctx, tx, { conversationId, ...message });
}

/** What a card shows has changed. */
export async function renewCard(
  ctx: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  { card, ...pair }: Pair & Pick<NewCard, 'card'>,
): Promise<void> {
  const conversationId = await conversationOf(ctx, tx, pair);
  await touchCard(ctx, tx, { conversationId, card });
}
