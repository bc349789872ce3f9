import type { ConversationEvent, conversationEventsInput } from '@oche/validators/conversations';
import type { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { Feeds, feedsPerBus } from '../../../lib/events/feeds.ts';
import '../conversations.events.ts';
import { getStanding } from '../inbox/inbox.queries.ts';
import { listChanges } from '../message/message.queries.ts';
import { toMessage } from '../message/message.select.ts';

/** Who missed more gets it in several events. */
const MESSAGES_AN_EVENT = 50;

/** The members of this process who have their conversations open. */
const inboxesOf = feedsPerBus<null, string>((events) => {
  const feeds = new Feeds<null, string>(events, async () => null);
  events.on('conversation.changed', ({ memberIds }) => {
    for (const id of memberIds) feeds.wake(id);
  });
  return feeds;
});

interface Told {
  /** of the conversation: who was told this knows everything up to it */
  revision: number;
  event: ConversationEvent;
}

/**
 * Says whenever something of the member's conversations may have changed, and what was said in the one that is on the
 * screen, from the revision that the reader has seen last. Each delivery is read from the tables as they are then.
 *
 * @param left aborts when the reader goes away
 * @throws AppError CONVERSATION_NOT_FOUND
 */
export async function* watchConversations(
  ctx: Pick<MemberContext, 'db' | 'events' | 'actor'>,
  { conversationId, lastEventId }: z.output<typeof conversationEventsInput>,
  left: AbortSignal,
): AsyncGenerator<Told, void> {
  const inboxes = inboxesOf(ctx.events);
  const inbox = inboxes.open(ctx.db, ctx.actor.id);
  let seen = lastEventId == null ? null : Number(lastEventId);
  try {
    while (!left.aborted) {
      const { wakes } = inbox;
      if (conversationId === null) yield { revision: 0, event: { messages: [] } };
      else {
        for await (const told of catchUp(ctx, conversationId, seen)) {
          yield told;
          seen = told.revision;
        }
      }
      await inbox.wokenAfter(wakes, left);
    }
  } finally {
    inboxes.close(ctx.actor.id);
  }
}

/** What was said or has changed after a revision, or after this moment; at least one event without anything. */
async function* catchUp(
  { db, actor }: Pick<MemberContext, 'db' | 'actor'>,
  conversationId: number,
  after: number | null,
): AsyncGenerator<Told, void> {
  const standing = await getStanding.first(db, { id: conversationId, userId: actor.id });
  if (!standing) throw new AppError('CONVERSATION_NOT_FOUND');
  const pair = standing.isPair ? standing.memberIds : [];
  let revision = after ?? standing.revision;
  for (let isMore = true; isMore; ) {
    const rows = await listChanges(db, { conversationId, revision, limit: MESSAGES_AN_EVENT });
    revision = rows.at(-1)?.revision ?? revision;
    isMore = rows.length === MESSAGES_AN_EVENT;
    yield { revision, event: { messages: rows.map((row) => toMessage(row, actor.id, pair)) } };
  }
}
