import { withTransaction } from '@oche/db';
import type {
  ConversationEvent,
  ConversationSubject,
  sendMessageInput,
} from '@oche/validators/conversations/schemas';
import type { z } from 'zod';
import type { Conversational } from '../../lib/declared/conversational.ts';
import type { MemberContext } from '../../lib/deps.ts';
import type { EventBus } from '../../lib/events/event-bus.ts';
import type { Caller, TestApi, TestMember } from '../../testing/index.ts';
import { openConversation, postMessage } from './index.ts';
import { watchConversations } from './live/live.service.ts';

export const A_SET: ConversationSubject = {
  title: 'Harrows 23 g',
  subtitle: 'Köln',
  price: 45,
  picture: null,
  path: '/marketplace/12',
  state: null,
  startAt: null,
  endAt: null,
  timeZone: null,
};

/** Conversations about things of the tests' own: `pub/<anything>`. */
const aboutPubs = (given: Partial<Conversational> = {}): Conversational => ({
  kind: 'pub',
  read: async (_, abouts) => new Map(abouts.map((about) => [about, A_SET])),
  mayWrite: async () => true,
  ...given,
});

let opened = 0;

/** A conversation of two in which nothing was said yet. */
export const open = (
  { deps }: TestApi,
  [one, other]: readonly [TestMember, TestMember],
  about = `pub/${++opened}`,
): Promise<number> =>
  withTransaction(deps.db, (tx) =>
    openConversation(tx, {
      kind: 'pub',
      about,
      memberIds: [one.id, other.id],
      now: deps.clock.now(),
    }),
  );

/** What a member's calls answer, and a declaration of what it is about. */
export function talks(
  api: TestApi,
  member: TestMember | null,
  given: Partial<Conversational> = {},
): Caller['social']['conversations'] {
  const conversationals = new Map([['pub', aboutPubs(given)]]);
  return api.callerFor(member, { conversationals }).social.conversations;
}

export const say = (
  api: TestApi,
  member: TestMember,
  conversationId: number,
  content: string,
  more: Partial<z.input<typeof sendMessageInput>> = {},
) => talks(api, member).send({ conversationId, content, ...more });

/** The house says something. */
export const announce = (
  { deps }: TestApi,
  conversationId: number,
  body: string,
  card: { kind: string; id: number } | null = null,
): Promise<number> =>
  withTransaction(deps.db, (tx) =>
    postMessage(deps, tx, { conversationId, senderId: null, body, card }),
  );

/** A member's tab with a conversation on the screen, at a process; it goes on from where it was cut. */
export function tab(
  api: TestApi,
  member: TestMember,
  conversationId: number | null,
  events: EventBus = api.deps.events,
) {
  const seen: { id: number; content: string; revision: number }[] = [];
  const told: ConversationEvent[] = [];
  let lastEventId: string | null = null;
  let times = 0;
  let left = new AbortController();
  let done = Promise.resolve();
  return {
    seen,
    /** every event as it came */
    events: told,
    /** how many events there were */
    heard: () => times,
    lastEventId: () => lastEventId,
    connect(from: string | null = lastEventId): void {
      left = new AbortController();
      const { signal } = left;
      const ctx = api.contextFor(member, { events }) as MemberContext;
      const watched = { conversationId, lastEventId: from };
      done = (async () => {
        for await (const { revision, event } of watchConversations(ctx, watched, signal)) {
          // what arrives after the cut is lost
          if (signal.aborted) return;
          lastEventId = String(revision);
          times += 1;
          told.push(event);
          seen.push(...event.messages);
        }
      })();
      done.catch(() => {});
    },
    async cut(): Promise<void> {
      left.abort();
      await done.catch(() => {});
    },
    ended: () => done,
  };
}

/** What a member's calls answer, with what really is declared. */
export const inbox = (api: TestApi, member: TestMember | null) =>
  api.callerFor(member).social.conversations;

/** Makes friends of them all, each with each. */
export async function befriend({ deps }: TestApi, ...members: TestMember[]): Promise<void> {
  const pairs = members.flatMap((one) =>
    members.filter(({ id }) => id !== one.id).map((other) => [one.id, other.id] as const),
  );
  await deps.db
    .insertInto('friendships')
    .values(pairs.map(([user_id, friend_id]) => ({ user_id, friend_id, since: deps.clock.now() })))
    .execute();
}
