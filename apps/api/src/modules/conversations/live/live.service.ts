import type {
  ConversationEvent,
  conversationEventsInput,
} from '@oche/validators/conversations/schemas';
import type { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { getStanding } from '../membership/membership.queries.ts';
import { listChanges } from '../message/message.queries.ts';
import { toMessage } from '../message/message.select.ts';
import { peopleOf, standingReader } from '../message/message.service.ts';
import { inboxesOf } from './inboxes.ts';

/** A reader who missed more gets it in several events. */
const MESSAGES_AN_EVENT = 50;
const NOTHING: ConversationEvent = {
  hasChanged: false,
  messages: [],
  people: [],
  reads: null,
  typing: [],
};

interface Told {
  /** of the conversation: a reader who was told this knows everything up to it */
  revision: number;
  event: ConversationEvent;
}

/**
 * Says whenever something of the member's conversations may have changed or somebody is writing, and what was said in
 * the one that is on the screen, from the revision that the reader has seen last. Each delivery is read from the tables
 * as they are then.
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
  const inbox = inboxes.open(ctx.actor.id);
  let seen = lastEventId == null ? null : Number(lastEventId);
  let news: Pick<ConversationEvent, 'hasChanged' | 'typing'> = { hasChanged: true, typing: [] };
  try {
    while (!left.aborted) {
      if (conversationId === null || !news.hasChanged) {
        yield { revision: seen ?? 0, event: { ...NOTHING, ...news } };
      } else {
        for await (const { revision, event } of catchUp(ctx, conversationId, seen)) {
          yield { revision, event: { ...event, typing: news.typing } };
          seen = revision;
        }
      }
      news = await inbox.next(left);
    }
  } finally {
    inboxes.close(ctx.actor.id, inbox);
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
  const { kind, sinceId } = standing;
  const reads = standing.isBlocked ? [] : standing.reads;
  const reader = standingReader(actor.id, standing);
  let revision = after ?? standing.revision;
  for (let isMore = true; isMore; ) {
    const limit = MESSAGES_AN_EVENT;
    const rows = await listChanges(db, { conversationId, revision, sinceId, limit });
    revision = rows.at(-1)?.revision ?? revision;
    isMore = rows.length === MESSAGES_AN_EVENT;
    const messages = rows.map((row) => toMessage(row, reader));
    const people = await peopleOf(db, kind, rows);
    yield { revision, event: { ...NOTHING, hasChanged: true, messages, people, reads } };
  }
}
