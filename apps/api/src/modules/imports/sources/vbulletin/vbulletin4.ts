import { decode } from '../../bbcode/entities.ts';
import { countOf } from '../counts.ts';
import { id, marks, number, type Row, type SourceDatabase, text, time } from '../database.ts';
import type { Source, SourceBoard, SourcePoll, SourceThread } from '../source.ts';
import { tieOf, ties } from '../ties.ts';
import { readClosed, tableOf, vbulletinMembers } from './members.ts';
import { authorOf, postOf, recipientsIn, sourceOf } from './texts.ts';

export const vbulletin4Tables = [
  'user',
  'usergroup',
  'userban',
  'customavatar',
  'forum',
  'forumpermission',
  'thread',
  'post',
  'poll',
  'pollvote',
  'attachment',
  'filedata',
  'contenttype',
  'pm',
  'pmtext',
  'userlist',
  'subscribethread',
  'subscribeforum',
];

/** Left where a thread was before it was moved. */
const REDIRECT = 10;
/** Bits of a forum's options. */
const OPEN = 2;
const HOLDS_THREADS = 4;

/** vBulletin 4, and 3.8 but for its attachments. */
export function openVbulletin4(db: SourceDatabase, prefix: string): Source {
  const table = tableOf(prefix);
  const seenThread = `visible = 1 and open <> ${REDIRECT}`;
  const count = (name: string, where = '1 = 1') => countOf(db, `${table(name)} where ${where}`);
  return {
    kind: 'vbulletin4',
    ...vbulletinMembers(db, prefix),
    async count() {
      return {
        members: await count('user'),
        threads: await count('thread', seenThread),
        posts: await count('post', 'visible = 1'),
        polls: await count('thread', `${seenThread} and pollid > 0`),
        attachments: await count('attachment', 'contentid > 0'),
        messages: await count('pmtext'),
        ignores: await count('userlist', "type = 'ignore'"),
        watches: (await count('subscribethread')) + (await count('subscribeforum')),
      };
    },
    left: async () => [
      {
        count: await count('thread', `not (${seenThread})`),
        what: 'threads that are deleted, moved or wait for approval',
      },
      {
        count: await count('post', 'visible <> 1'),
        what: 'posts that are deleted or wait for approval',
      },
      {
        count: await count('userlist', "type = 'buddy'"),
        what: 'friends: they are asked for in Oche, not taken over',
      },
    ],
    boards: () => readBoards(db, prefix),
    async threads(after, limit) {
      const rows = await db.all(
        `select threadid, forumid, title, postuserid, postusername, dateline, sticky, open from ${table('thread')}
        where threadid > ? and ${seenThread} order by threadid limit ?`,
        [number(after), limit],
      );
      return rows.map(threadOf);
    },
    async postIds(threadIds) {
      const rows = await db.all(
        `select postid, threadid from ${table('post')} where threadid in (${marks(threadIds)}) and visible = 1
        order by threadid, dateline, postid`,
        threadIds.map(Number),
      );
      return rows.map((row) => ({ id: id(row.postid), threadId: id(row.threadid) }));
    },
    async posts(ids) {
      const rows = await db.all(
        `select postid, userid, username, dateline, pagetext from ${table('post')} where postid in (${marks(ids)})`,
        ids.map(Number),
      );
      return rows.map((row) =>
        postOf({
          id: id(row.postid),
          author: authorOf(id(row.userid), text(row.username)),
          createdAt: time(row.dateline),
          editedAt: null,
          text: text(row.pagetext),
        }),
      );
    },
    polls: (threadIds) => readPolls(db, prefix, threadIds),
    async attachments(after, limit) {
      const rows = await db.all(
        `select a.attachmentid, a.contentid, a.filename, a.caption, a.filedataid, data.userid
        from ${table('attachment')} a
        join ${table('contenttype')} type on type.contenttypeid = a.contenttypeid and type.class = 'Post'
        left join ${table('filedata')} data on data.filedataid = a.filedataid
        where a.attachmentid > ? and a.contentid > 0 order by a.attachmentid limit ?`,
        [number(after), limit],
      );
      return rows.map((row) => ({
        id: id(row.attachmentid),
        postId: id(row.contentid),
        name: decode(text(row.filename)),
        description: decode(text(row.caption)).trim() || null,
        paths: attachmentPaths(id(row.userid), id(row.filedataid)),
        bytes: null,
      }));
    },
    async messages(after, limit) {
      const rows = await db.all(
        `select pmtextid, fromuserid, title, message, touserarray, dateline from ${table('pmtext')}
        where pmtextid > ? order by pmtextid limit ?`,
        [number(after), limit],
      );
      if (rows.length === 0) return [];
      const keys = rows.map((row) => number(row.pmtextid));
      const held = await db.all(
        `select pmtextid, userid from ${table('pm')} where pmtextid in (${marks(keys)})`,
        keys,
      );
      const holders = new Set(held.map((row) => `${id(row.pmtextid)}/${id(row.userid)}`));
      return rows.map((row) => ({
        id: id(row.pmtextid),
        authorId: id(row.fromuserid),
        recipientIds: recipientsIn(text(row.touserarray)).filter(
          (key) => key !== id(row.fromuserid) && holders.has(`${id(row.pmtextid)}/${key}`),
        ),
        talkId: null,
        subject: decode(text(row.title)),
        createdAt: time(row.dateline) ?? new Date(0),
        pieces: postOf({
          id: '',
          author: { id: null, name: '' },
          createdAt: null,
          editedAt: null,
          text: text(row.message),
        }).pieces,
      }));
    },
    async ignores(after, limit) {
      const from = { table: table('userlist'), user: 'userid', other: 'relationid' };
      const [sql, parameters] = ties({ ...from, where: "type = 'ignore'" }, after, limit);
      return (await db.all(sql, parameters)).map(tieOf);
    },
    async watches(kind, after, limit) {
      const name = kind === 'thread' ? 'subscribethread' : 'subscribeforum';
      const from = {
        table: table(name),
        user: 'userid',
        other: kind === 'thread' ? 'threadid' : 'forumid',
      };
      const [sql, parameters] = ties({ ...from, where: '1 = 1' }, after, limit);
      return (await db.all(sql, parameters)).map(tieOf);
    },
    close: () => db.close(),
  };
}

/** Below `attachments` there is a folder for each digit of who has uploaded it. */
export const attachmentPaths = (userId: string, fileId: string): string[] => [
  `attachments/${[...userId].join('/')}/${fileId}.attach`,
  `${[...userId].join('/')}/${fileId}.attach`,
];

const threadOf = (row: Row): SourceThread => ({
  id: id(row.threadid),
  boardId: id(row.forumid),
  title: decode(text(row.title)),
  author: authorOf(id(row.postuserid), text(row.postusername)),
  createdAt: time(row.dateline) ?? new Date(0),
  isPinned: number(row.sticky) === 1,
  isAnnouncement: false,
  isLocked: number(row.open) === 0,
});

async function readBoards(db: SourceDatabase, prefix: string): Promise<SourceBoard[]> {
  const table = tableOf(prefix);
  const rows = await db.all(
    `select forumid, title, description, parentid, parentlist, options from ${table('forum')}
    order by displayorder, forumid`,
  );
  const closed = await readClosed(db, {
    from: table('forumpermission'),
    key: 'forumid',
    right: 'forumpermissions',
  });
  const boards = rows.map((row) => {
    // itself and those around it, the outermost is -1
    const around = text(row.parentlist).split(',');
    const options = number(row.options);
    return {
      id: id(row.forumid),
      parentId: number(row.parentid) > 0 ? id(row.parentid) : null,
      name: decode(text(row.title)),
      description: decode(text(row.description)).replace(/<[^>]*>/g, ''),
      isCategory: Math.floor(options / HOLDS_THREADS) % 2 === 0,
      isClosed: Math.floor(options / OPEN) % 2 === 0,
      isPublic: [id(row.forumid), ...around].every((each) => !closed.has(each)),
      depth: around.length,
    };
  });
  return boards
    .sort((one, other) => one.depth - other.depth)
    .map(({ depth: _, ...board }) => board);
}

async function readPolls(
  db: SourceDatabase,
  prefix: string,
  threadIds: readonly string[],
): Promise<SourcePoll[]> {
  if (threadIds.length === 0) return [];
  const table = tableOf(prefix);
  const polls = await db.all(
    `select thread.threadid, poll.pollid, poll.question, poll.dateline, poll.options, poll.timeout, poll.multiple,
      poll.active
    from ${table('thread')} thread join ${table('poll')} poll on poll.pollid = thread.pollid
    where thread.threadid in (${marks(threadIds)}) and thread.pollid > 0`,
    threadIds.map(Number),
  );
  if (polls.length === 0) return [];
  const keys = polls.map((row) => number(row.pollid));
  const votes = await db.all(
    `select pollid, userid, voteoption from ${table('pollvote')} where pollid in (${marks(keys)}) and userid > 0`,
    keys,
  );
  return polls.map((row) => {
    const opensAt = time(row.dateline);
    const days = number(row.timeout);
    return {
      threadId: id(row.threadid),
      question: sourceOf(text(row.question)),
      options: text(row.options)
        .split('|||')
        .map((option, index) => ({
          text: sourceOf(option).trim(),
          voterIds: votes
            .filter(
              (vote) => id(vote.pollid) === id(row.pollid) && number(vote.voteoption) === index + 1,
            )
            .map((vote) => id(vote.userid)),
        })),
      isMultiple: number(row.multiple) === 1,
      isChangeable: false,
      opensAt,
      closesAt: opensAt && days > 0 ? new Date(opensAt.getTime() + days * 86_400_000) : null,
      isClosed: number(row.active) === 0,
    };
  });
}
