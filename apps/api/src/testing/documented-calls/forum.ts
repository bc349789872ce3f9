import { runJobs } from '../mailbox.ts';
import { type DocumentedCall, NOWHERE, NUMBER, OK, orNone, SWITCH, TEXT, TIME } from './call.ts';
import type { World } from './world.ts';

const author = { firstName: TEXT, lastName: TEXT };

const post = {
  id: NUMBER,
  threadId: NUMBER,
  content: TEXT,
  parentPostId: orNone(NUMBER),
  authorId: TEXT,
  author,
  createdAt: TIME,
  editedAt: orNone(TIME),
};

const withThread =
  (said: Record<string, unknown>) =>
  async (world: World): Promise<{ body: Record<string, unknown> }> => ({
    body: { threadId: (await world.thread()).thread.id, ...said },
  });

/** The forum, and the search that finds it. */
export const forumCalls: DocumentedCall[] = [
  {
    call: 'GET /api/forum/recent-posts',
    open: 'everyone',
    ask: async (world) => {
      await world.thread();
      return {};
    },
    status: 200,
    answer: [{ id: NUMBER, threadId: NUMBER, threadTitle: TEXT, snippet: TEXT }],
  },
  {
    call: 'GET /api/forum/threads/{id}',
    open: 'everyone',
    ask: async (world) => ({ path: [(await world.thread()).thread.id] }),
    status: 200,
    answer: {
      id: NUMBER,
      title: TEXT,
      content: TEXT,
      subforumId: NUMBER,
      subforum: { id: NUMBER, name: TEXT },
      author,
      authorId: TEXT,
      createdAt: TIME,
      postCount: 2,
      isLocked: SWITCH,
      isPinned: SWITCH,
      isAnnouncement: SWITCH,
    },
    bad: [
      {
        what: 'there is no such thread',
        ask: () => ({ path: [NOWHERE] }),
        status: 404,
        message: 'Thread nicht gefunden',
      },
    ],
  },
  {
    call: 'GET /api/forum/threads/{id}/posts',
    open: 'everyone',
    ask: async (world) => ({ path: [(await world.thread()).thread.id] }),
    status: 200,
    answer: [post],
    bad: [
      {
        what: 'there is no such thread',
        ask: () => ({ path: [NOWHERE] }),
        status: 404,
        message: 'Thread nicht gefunden',
      },
    ],
  },
  {
    call: 'POST /api/forum/posts',
    open: 'members',
    ask: withThread({ content: 'Standard.' }),
    status: 201,
    answer: { ...post, content: 'Standard.', parentPostId: null },
    bad: [
      {
        what: 'nothing is said',
        ask: withThread({ content: '' }),
        status: 400,
        fields: { content: 'Inhalt ist erforderlich' },
      },
      {
        what: 'more is said than 10000 characters',
        ask: withThread({ content: 'x'.repeat(10_001) }),
        status: 400,
        fields: { content: 'Das ist zu lang' },
      },
      {
        what: 'the thread is no number',
        ask: () => ({ body: { content: 'Hallo', threadId: 'eins' } }),
        status: 400,
        code: 'BAD_INPUT',
      },
      {
        what: 'there is no such thread',
        ask: () => ({ body: { content: 'Hallo', threadId: NOWHERE } }),
        status: 404,
        code: 'THREAD_NOT_FOUND',
      },
    ],
  },
  {
    // a reply to a post
    call: 'POST /api/forum/posts',
    open: 'members',
    ask: async (world) => {
      const { thread, posts } = await world.thread();
      const body = { content: 'Slim.', threadId: thread.id, parentPostId: posts[0]?.id };
      return { body };
    },
    status: 201,
    answer: { ...post, parentPostId: NUMBER },
  },
  {
    call: 'DELETE /api/forum/posts/{id}',
    open: 'members',
    ask: async (world) => ({ path: [(await world.thread(world.ben)).posts[0]?.id ?? 0] }),
    status: 200,
    answer: OK,
    bad: [
      {
        what: 'it is somebody else’s',
        ask: async (world) => ({ path: [(await world.thread()).posts[0]?.id ?? 0] }),
        status: 403,
        code: 'FORBIDDEN',
      },
    ],
  },
  {
    call: 'DELETE /api/forum/threads/{id}',
    open: 'members',
    ask: async (world) => ({ path: [(await world.thread(world.ben, 0)).thread.id] }),
    status: 200,
    answer: OK,
    bad: [
      {
        what: 'somebody has replied',
        ask: async (world) => ({ path: [(await world.thread(world.ben)).thread.id] }),
        status: 409,
        message: 'Thread kann nicht gelöscht werden, da bereits Antworten vorhanden sind.',
      },
      {
        what: 'it is somebody else’s',
        ask: async (world) => ({ path: [(await world.thread(world.anna, 0)).thread.id] }),
        status: 403,
        code: 'FORBIDDEN',
      },
    ],
  },
  ...found('forum', 'Flights', 'forum'),
  ...found('lounges', 'scharfen Kante', 'lounge'),
  ...found('tournaments', 'Freitagscup', 'tournament'),
  ...found('members', 'Anna', 'user'),
  ...found('all', 'Freitagscup', 'tournament'),
];

function found(category: string, q: string, type: string): DocumentedCall[] {
  return [
    {
      call: 'GET /api/search',
      open: 'everyone',
      ask: async (world) => {
        await world.thread();
        await world.lounge();
        await world.tournament();
        await runJobs(world.api);
        return { query: { q, category }, ...(category === 'members' && { as: world.ben }) };
      },
      status: 200,
      answer: [
        {
          id: TEXT,
          type,
          title: TEXT,
          url: TEXT,
          content: orNone(TEXT),
          category: orNone(TEXT),
          author: orNone(TEXT),
          location: orNone(TEXT),
          date: orNone(TIME),
          participants: orNone(NUMBER),
        },
      ],
      bad: [
        {
          what: 'the query has one character',
          ask: () => ({ query: { q: 'a', category } }),
          status: 400,
          fields: { q: 'Das ist zu kurz' },
        },
      ],
    },
  ];
}
