import { decode } from '../../bbcode/entities.ts';
import { countOf } from '../counts.ts';
import { id, marks, number, type SourceDatabase, text, time } from '../database.ts';
import type { Source, SourceBoard, SourcePoll } from '../source.ts';
import { readTies } from '../ties.ts';
import { attachmentOf, sizeOf } from './files.ts';
import { readClosed, tableOf, vbulletinMembers } from './members.ts';
import { messageOf, postOf, recipientsIn, sourceOf, threadOf } from './texts.ts';

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

/** vBulletin 4 and 3.8. */
export async function openVbulletin4(db: SourceDatabase, prefix: string): Promise<Source> {
  const table = tableOf(prefix);
  const attachments = await attachmentsOf(db, prefix);
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
        attachments: await attachments.count(),
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
        `select threadid as id, forumid as board, title, postuserid as user, postusername as name, dateline as time,
          sticky, open
        from ${table('thread')} where threadid > ? and ${seenThread} order by threadid limit ?`,
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
        `select postid as id, userid as user, username as name, dateline as time, pagetext as text
        from ${table('post')} where postid in (${marks(ids)})`,
        ids.map(Number),
      );
      return rows.map(postOf);
    },
    polls: (threadIds) => readPolls(db, prefix, threadIds),
    attachments: attachments.read,
    async messages(after, limit) {
      const rows = await db.all(
        `select pmtextid as id, fromuserid as user, title, message as text, touserarray, dateline as time
        from ${table('pmtext')} where pmtextid > ? order by pmtextid limit ?`,
        [number(after), limit],
      );
      if (rows.length === 0) return [];
      const keys = rows.map((row) => number(row.id));
      const held = await db.all(
        `select pmtextid, userid from ${table('pm')} where pmtextid in (${marks(keys)})`,
        keys,
      );
      const holders = new Set(held.map((row) => `${id(row.pmtextid)}/${id(row.userid)}`));
      return rows.map((row) => {
        const recipients = recipientsIn(text(row.touserarray));
        return messageOf(
          row,
          recipients.filter((key) => key !== id(row.user) && holders.has(`${id(row.id)}/${key}`)),
        );
      });
    },
    watches(kind, after, limit) {
      const [name, other] =
        kind === 'thread'
          ? (['subscribethread', 'threadid'] as const)
          : (['subscribeforum', 'forumid'] as const);
      return readTies(db, { table: table(name), user: 'userid', other }, after, limit);
    },
    close: () => db.close(),
  };
}

/** Since version 4 a file and what it is attached to are two tables. */
async function attachmentsOf(db: SourceDatabase, prefix: string) {
  const table = tableOf(prefix);
  const isOld = (await db.columns(`${prefix}attachment`)).has('postid');
  const place = isOld
    ? { table: table('attachment'), key: 'attachmentid' }
    : { table: table('filedata'), key: 'filedataid' };
  const columns = isOld
    ? `a.postid as post, '' as caption, a.attachmentid as file, a.userid as user, ${sizeOf('a.filedata')} as size`
    : `a.contentid as post, a.caption, a.filedataid as file, data.userid as user, ${sizeOf('data.filedata')} as size`;
  const from = isOld
    ? `${table('attachment')} a where a.postid > 0`
    : `${table('attachment')} a
      join ${table('contenttype')} type on type.contenttypeid = a.contenttypeid and type.class = 'Post'
      left join ${table('filedata')} data on data.filedataid = a.filedataid where a.contentid > 0`;
  return {
    count: () => countOf(db, from),
    async read(after: string, limit: number) {
      const rows = await db.all(
        `select a.attachmentid as id, a.filename, ${columns} from ${from} and a.attachmentid > ?
        order by a.attachmentid limit ?`,
        [number(after), limit],
      );
      return rows.map(attachmentOf(db, place));
    },
  };
}

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
