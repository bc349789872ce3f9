import { decode } from '../../bbcode/entities.ts';
import { countOf } from '../counts.ts';
import { id, marks, number, type SourceDatabase, text, time } from '../database.ts';
import type { Source, SourceBoard, SourcePoll } from '../source.ts';
import { attachmentOf, sizeOf } from './files.ts';
import { readClosed, tableOf, vbulletinMembers } from './members.ts';
import { readMessages, readWatches, type Vbulletin5 } from './messages5.ts';
import { postOf, sourceOf, threadOf } from './texts.ts';

export const vbulletin5Tables = [
  'user',
  'usergroup',
  'userban',
  'customavatar',
  'node',
  'text',
  'channel',
  'contenttype',
  'permission',
  'poll',
  'polloption',
  'pollvote',
  'attach',
  'photo',
  'filedata',
  'privatemessage',
  'sentto',
  'userlist',
  'subscribediscussion',
];

/** What everybody sees: published, approved, and neither is what stands around it. */
const SEEN = 'node.publishdate > 0 and node.showpublished = 1 and node.showapproved = 1';
/** Content that is a post; private messages and what hangs on posts are nodes, too. */
const POSTS = ['Text', 'Poll', 'Gallery', 'Link', 'Video'];
/** The channel in which the forums stand; others hold blogs, groups, messages. */
const FORUMS = 'vbulletin-4ecbdf567f2c35.70389590';

/** vBulletin 5: everything is a node. A thread is a node whose starter is itself. */
export async function openVbulletin5(db: SourceDatabase, prefix: string): Promise<Source> {
  const table = tableOf(prefix);
  const types = new Map(
    (await db.all(`select contenttypeid, class from ${table('contenttype')}`)).map((row) => [
      text(row.class),
      number(row.contenttypeid),
    ]),
  );
  const boards = await readBoards(db, prefix);
  const channels = boards.map((board) => Number(board.id));
  const board: Vbulletin5 = { db, table, types, channels };
  const kinds = POSTS.flatMap((name) => types.get(name) ?? []).join(', ') || '-1';
  const places = channels.join(', ') || '-1';
  const threads = `node.starter = node.nodeid and node.contenttypeid in (${kinds}) and node.parentid in (${places})`;
  const posts = `node.contenttypeid in (${kinds}) and starter.parentid in (${places}) and ${SEEN}`;
  const from = `${table('node')} node join ${table('node')} starter on starter.nodeid = node.starter`;
  const count = (sql: string) => countOf(db, sql);
  return {
    kind: 'vbulletin5',
    ...vbulletinMembers(db, prefix),
    boards: async () => boards,
    async count() {
      return {
        members: await count(table('user')),
        threads: await count(`${table('node')} node where ${threads} and ${SEEN}`),
        posts: await count(`${from} where ${posts}`),
        polls: await count(table('poll')),
        attachments: (await count(table('attach'))) + (await count(table('photo'))),
        messages: await count(table('privatemessage')),
        ignores: await count(`${table('userlist')} where type = 'ignore'`),
        watches: await count(table('subscribediscussion')),
      };
    },
    left: async () => [
      {
        count: await count(`${table('node')} node where ${threads} and not (${SEEN})`),
        what: 'threads that are deleted or wait for approval',
      },
      {
        count: await count(`${table('userlist')} where type = 'follow'`),
        what: 'members who are followed: they are asked for in Oche, not taken over',
      },
    ],
    async threads(after, limit) {
      const rows = await db.all(
        `select node.nodeid as id, node.parentid as board, node.title, node.userid as user, node.authorname as name,
          node.publishdate as time, node.sticky, node.open
        from ${table('node')} node where node.nodeid > ? and ${threads} and ${SEEN} order by node.nodeid limit ?`,
        [number(after), limit],
      );
      return rows.map(threadOf);
    },
    async postIds(threadIds) {
      const rows = await db.all(
        `select node.nodeid, node.starter from ${from} where node.starter in (${marks(threadIds)}) and ${posts}
        order by node.starter, node.publishdate, node.nodeid`,
        threadIds.map(Number),
      );
      return rows.map((row) => ({ id: id(row.nodeid), threadId: id(row.starter) }));
    },
    async posts(ids) {
      const rows = await db.all(
        `select node.nodeid as id, node.userid as user, node.authorname as name, node.publishdate as time,
          words.rawtext as text
        from ${table('node')} node left join ${table('text')} words on words.nodeid = node.nodeid
        where node.nodeid in (${marks(ids)})`,
        ids.map(Number),
      );
      return rows.map(postOf);
    },
    polls: (threadIds) => readPolls(board, threadIds),
    async attachments(after, limit) {
      const rows = await db.all(
        `select node.nodeid as id, node.parentid as post, file.filename, file.caption, file.filedataid as file,
          data.userid as user, ${sizeOf('data.filedata')} as size
        from (
          select nodeid, filedataid, filename, caption from ${table('attach')}
          union all select nodeid, filedataid, '' as filename, caption from ${table('photo')}
        ) file
        join ${table('node')} node on node.nodeid = file.nodeid
        left join ${table('filedata')} data on data.filedataid = file.filedataid
        where node.nodeid > ? order by node.nodeid limit ?`,
        [number(after), limit],
      );
      return rows.map(attachmentOf(db, { table: table('filedata'), key: 'filedataid' }));
    },
    messages: (after, limit) => readMessages(board, after, limit),
    watches: (kind, after, limit) => readWatches(board, kind, after, limit),
    close: () => db.close(),
  };
}

/** Channels below that of the forums, parents first. */
async function readBoards(db: SourceDatabase, prefix: string): Promise<SourceBoard[]> {
  const table = tableOf(prefix);
  const rows = await db.all(
    `select node.nodeid, node.parentid, node.title, node.description, node.open, channel.category, channel.guid
    from ${table('channel')} channel join ${table('node')} node on node.nodeid = channel.nodeid
    order by node.displayorder, node.nodeid`,
  );
  const root = id(rows.find((row) => text(row.guid) === FORUMS)?.nodeid);
  const closed = await readClosed(db, {
    from: table('permission'),
    key: 'nodeid',
    right: 'forumpermissions',
  });
  const boards: SourceBoard[] = [];
  const add = (parent: string, isPublic: boolean, depth: number): void => {
    for (const row of rows) {
      if (id(row.parentid) !== parent || depth > 10) continue;
      const isOpen = isPublic && !closed.has(id(row.nodeid));
      boards.push({
        id: id(row.nodeid),
        parentId: parent === root ? null : parent,
        name: decode(text(row.title)),
        description: decode(text(row.description)).replace(/<[^>]*>/g, ''),
        isCategory: number(row.category) === 1,
        isClosed: number(row.open) === 0,
        isPublic: isOpen,
      });
      add(id(row.nodeid), isOpen, depth + 1);
    }
  };
  if (root) add(root, !closed.has(root), 0);
  return boards;
}

async function readPolls(
  { db, table }: Vbulletin5,
  threadIds: readonly string[],
): Promise<SourcePoll[]> {
  if (threadIds.length === 0) return [];
  const polls = await db.all(
    `select node.nodeid, node.title, node.publishdate, poll.multiple, poll.timeout, poll.active
    from ${table('poll')} poll join ${table('node')} node on node.nodeid = poll.nodeid
    where node.nodeid in (${marks(threadIds)})`,
    threadIds.map(Number),
  );
  if (polls.length === 0) return [];
  const keys = polls.map((row) => number(row.nodeid));
  const options = await db.all(
    `select polloptionid, nodeid, title from ${table('polloption')} where nodeid in (${marks(keys)})
    order by nodeid, polloptionid`,
    keys,
  );
  const votes = await db.all(
    `select polloptionid, userid from ${table('pollvote')} where nodeid in (${marks(keys)}) and userid > 0`,
    keys,
  );
  return polls.map((row) => ({
    threadId: id(row.nodeid),
    question: sourceOf(text(row.title)),
    options: options
      .filter((option) => id(option.nodeid) === id(row.nodeid))
      .map((option) => ({
        text: sourceOf(text(option.title)).trim(),
        voterIds: votes
          .filter((vote) => id(vote.polloptionid) === id(option.polloptionid))
          .map((vote) => id(vote.userid)),
      })),
    isMultiple: number(row.multiple) === 1,
    isChangeable: false,
    opensAt: time(row.publishdate),
    // since version 5 it is a moment, and no number of days
    closesAt: time(row.timeout),
    isClosed: number(row.active) === 0,
  }));
}
