import type { Request } from './call.ts';
import { type DocumentedCall, NOWHERE, NUMBER, OK, orNone, SWITCH, TEXT, TIME } from './call.ts';
import type { World } from './world.ts';

interface Kind {
  /** as the path has it */
  name: string;
  /** where its list is, if not there */
  list?: string;
  fields: Record<string, unknown>;
  form: (world: World) => Promise<Record<string, unknown>>;
  /** @returns its number */
  make: (world: World) => Promise<number>;
  /** what the form says when everything in it is empty */
  empty: Record<string, unknown>;
  texts: Record<string, string>;
  gone: string;
}

const kinds: Kind[] = [
  {
    name: 'categories',
    fields: {
      id: NUMBER,
      name: TEXT,
      description: orNone(TEXT),
      position: NUMBER,
      isActive: SWITCH,
      createdAt: TIME,
      postCount: NUMBER,
    },
    form: async () => ({ name: 'Rund ums Board', description: '', position: 0, isActive: true }),
    make: async (world) => {
      const { category } = world.api.callerFor(world.admin).forum.admin;
      return (await category.create({ name: 'Alt' })).id;
    },
    empty: { name: '', position: -1 },
    texts: { name: 'Name ist erforderlich', position: 'Darf nicht negativ sein' },
    gone: 'CATEGORY_NOT_FOUND',
  },
  {
    name: 'subforums',
    fields: {
      id: NUMBER,
      categoryId: NUMBER,
      name: TEXT,
      description: orNone(TEXT),
      position: NUMBER,
      isActive: SWITCH,
      isLocked: SWITCH,
      threadCount: NUMBER,
      postCount: NUMBER,
    },
    form: async (world) => {
      const { category } = world.api.callerFor(world.admin).forum.admin;
      const { id: categoryId } = await category.create({ name: 'Technik' });
      const said = { name: 'Flights', description: '', position: 0 };
      return { categoryId, ...said, isActive: true, isLocked: false };
    },
    make: (world) => world.subforum(),
    empty: { name: '', position: -1 },
    texts: { name: 'Name ist erforderlich', position: 'Darf nicht negativ sein' },
    gone: 'SUBFORUM_NOT_FOUND',
  },
  {
    name: 'threads',
    fields: {
      id: NUMBER,
      title: TEXT,
      content: TEXT,
      subforumId: NUMBER,
      authorId: TEXT,
      createdAt: TIME,
      isLocked: SWITCH,
      isPinned: SWITCH,
      isAnnouncement: SWITCH,
    },
    form: async (world) => ({
      subforumId: await world.subforum(),
      title: 'Wartung am Freitag',
      content: 'Von 6 bis 7 Uhr ist die Oche zu.',
      isLocked: true,
      isPinned: true,
      isAnnouncement: true,
    }),
    make: async (world) => (await world.thread()).thread.id,
    empty: { title: '', content: '' },
    texts: { title: 'Titel ist erforderlich', content: 'Inhalt ist erforderlich' },
    gone: 'THREAD_NOT_FOUND',
  },
  {
    name: 'posts',
    list: 'posts-admin',
    fields: {
      id: NUMBER,
      threadId: NUMBER,
      content: TEXT,
      parentPostId: orNone(NUMBER),
      authorId: TEXT,
      createdAt: TIME,
      editedAt: orNone(TIME),
    },
    form: async (world) => ({
      content: 'Bitte beim Thema bleiben.',
      threadId: (await world.thread()).thread.id,
    }),
    make: async (world) => (await world.thread()).posts[0]?.id ?? 0,
    empty: { content: '' },
    texts: { content: 'Inhalt ist erforderlich' },
    gone: 'POST_NOT_FOUND',
  },
];

/** A form of something that is there, with its number in it, as documented clients send it. */
async function changed(kind: Kind, world: World): Promise<Request> {
  const id = await kind.make(world);
  const form = await kind.form(world);
  // a post stays in its thread
  const { threadId: _, ...said } = form;
  return { path: [id], body: { ...said, id } };
}

const callsOf = (kind: Kind): DocumentedCall[] => {
  const { name, list = name, fields, form, make, empty, texts, gone } = kind;
  const path = `/api/admin/forum/${name}`;
  const wrong = {
    what: 'the form is empty',
    status: 400,
    code: 'BAD_INPUT',
    fields: texts,
  };
  return [
    {
      call: `GET /api/admin/forum/${list}`,
      open: 'moderators',
      ask: async (world) => {
        await make(world);
        return {};
      },
      status: 200,
      answer: [fields],
    },
    {
      call: `POST ${path}`,
      open: 'admins',
      ask: async (world) => ({ body: await form(world) }),
      status: 201,
      answer: fields,
      bad: [{ ...wrong, ask: async (world) => ({ body: { ...(await form(world)), ...empty } }) }],
    },
    {
      call: `PUT ${path}/{id}`,
      open: 'admins',
      ask: (world) => changed(kind, world),
      status: 200,
      answer: fields,
      bad: [
        {
          ...wrong,
          ask: async (world) => {
            const request = await changed(kind, world);
            return { ...request, body: { ...request.body, ...empty } };
          },
        },
        {
          what: 'it is gone',
          ask: async (world) => ({ ...(await changed(kind, world)), path: [NOWHERE] }),
          status: 404,
          code: gone,
        },
      ],
    },
    {
      call: `DELETE ${path}/{id}`,
      open: 'admins',
      ask: async (world) => ({ path: [await make(world)] }),
      status: 200,
      answer: OK,
      bad: [{ what: 'it is gone', ask: () => ({ path: [NOWHERE] }), status: 404, code: gone }],
    },
  ];
};

/** Lists and forms of the forum's categories, subforums, threads and posts. */
export const forumAdminCalls: DocumentedCall[] = kinds.flatMap(callsOf);
