import { parseHtml } from '../../bbcode/html.ts';
import { parseBbcode } from '../../bbcode/parse.ts';
import { countOf } from '../counts.ts';
import { id, marks, number, type Row, type SourceDatabase, text, time } from '../database.ts';
import type { Author, Source, SourceMember, SourcePost, SourceThread } from '../source.ts';
import { readTies } from '../ties.ts';
import type { Woltlab } from './board.ts';
import { woltlabBoards } from './boards.ts';
import { readAvatars } from './files.ts';
import { woltlabMessages } from './messages.ts';
import { woltlabPassword } from './passwords.ts';

/** The forum's tables have another prefix than those of the suite: `wcf1_` and `wbb1_`. */
export const woltlabTables = [
  'wcf1_user',
  'wcf1_user_to_group',
  'wcf1_user_group',
  'wcf1_user_avatar',
  'wcf1_user_ignore',
  'wcf1_user_object_watch',
  'wcf1_object_type',
  'wcf1_acl_option',
  'wcf1_acl_option_to_group',
  'wcf1_attachment',
  'wcf1_file',
  'wcf1_poll',
  'wcf1_poll_option',
  'wcf1_poll_option_vote',
  'wcf1_conversation',
  'wcf1_conversation_message',
  'wcf1_conversation_to_user',
  'wcf1_language',
  'wbb1_board',
  'wbb1_thread',
  'wbb1_post',
];

const SEEN_THREAD = 'isDeleted = 0 and isDisabled = 0 and movedThreadID is null';
const SEEN_POST = 'isDeleted = 0 and isDisabled = 0';

/** WoltLab Suite Forum 3 to 6, and Burning Board 4. */
export async function openWoltlab(db: SourceDatabase): Promise<Source> {
  const board: Woltlab = {
    db,
    types: await readTypes(db),
    userColumns: await db.columns('wcf1_user'),
    attachmentColumns: await db.columns('wcf1_attachment'),
  };
  const count = (from: string) => countOf(db, from);
  const typeId = (name: string) => board.types.get(name) ?? -1;
  return {
    kind: 'woltlab',
    ...woltlabBoards(board),
    ...woltlabMessages(board),
    async count() {
      return {
        members: await count('`wcf1_user`'),
        threads: await count(`\`wbb1_thread\` where ${SEEN_THREAD}`),
        posts: await count(`\`wbb1_post\` where ${SEEN_POST}`),
        polls: await count(`\`wcf1_poll\` where objectTypeID = ${typeId('com.woltlab.wbb.post')}`),
        attachments: await count(
          `\`wcf1_attachment\` where objectTypeID = ${typeId('com.woltlab.wbb.post')} and objectID > 0`,
        ),
        messages: await count('`wcf1_conversation_message`'),
        ignores: await count('`wcf1_user_ignore`'),
        watches: await count('`wcf1_user_object_watch`'),
      };
    },
    async left() {
      return [
        {
          count: await count(`\`wbb1_thread\` where not (${SEEN_THREAD})`),
          what: 'threads that are deleted, moved or wait for approval',
        },
        {
          count: await count(`\`wbb1_post\` where not (${SEEN_POST})`),
          what: 'posts that are deleted or wait for approval',
        },
        {
          count: await count(
            `\`wcf1_attachment\` where objectTypeID <> ${typeId('com.woltlab.wbb.post')}`,
          ),
          what: 'attachments of anything but posts',
        },
      ];
    },
    async members(after, limit) {
      const rows = await db.all(
        'select * from `wcf1_user` where userID > ? order by userID limit ?',
        [number(after), limit],
      );
      return membersOf(board, rows);
    },
    async threads(after, limit) {
      const rows = await db.all(
        `select threadID, boardID, topic, time, userID, username, isAnnouncement, isSticky, isClosed
        from \`wbb1_thread\` where threadID > ? and ${SEEN_THREAD} order by threadID limit ?`,
        [number(after), limit],
      );
      return rows.map(threadOf);
    },
    async postIds(threadIds) {
      const rows = await db.all(
        `select postID, threadID from \`wbb1_post\` where threadID in (${marks(threadIds)}) and ${SEEN_POST}
        order by threadID, time, postID`,
        threadIds.map(Number),
      );
      return rows.map((row) => ({ id: id(row.postID), threadId: id(row.threadID) }));
    },
    async posts(ids) {
      const rows = await db.all(
        `select postID, userID, username, message, time, lastEditTime, enableHtml from \`wbb1_post\`
        where postID in (${marks(ids)})`,
        ids.map(Number),
      );
      return rows.map(postOf);
    },
    async ignores(after, limit) {
      const from = { table: '`wcf1_user_ignore`', user: 'userID', other: 'ignoreUserID' };
      return readTies(db, from, after, limit);
    },
    async watches(kind, after, limit) {
      const name = kind === 'thread' ? 'com.woltlab.wbb.thread' : 'com.woltlab.wbb.board';
      const from = { table: '`wcf1_user_object_watch`', user: 'userID', other: 'objectID' };
      const where = `objectTypeID = ${board.types.get(`watch ${name}`) ?? typeId(name)}`;
      return readTies(db, { ...from, where }, after, limit);
    },
    close: () => db.close(),
  };
}

/** The numbers of kinds of things: the same name may have several, for what is done with them. */
async function readTypes(db: SourceDatabase): Promise<Map<string, number>> {
  const types = new Map<string, number>();
  const rows = await db.all(
    'select objectTypeID, objectType from `wcf1_object_type` order by objectTypeID',
  );
  const used = await db.all('select distinct objectTypeID from `wcf1_user_object_watch`');
  const watched = new Set(used.map((row) => number(row.objectTypeID)));
  const attached = await db.all('select distinct objectTypeID from `wcf1_attachment`');
  const hasAttachments = new Set(attached.map((row) => number(row.objectTypeID)));
  for (const row of rows) {
    const [key, name] = [number(row.objectTypeID), text(row.objectType)];
    if (watched.has(key)) types.set(`watch ${name}`, key);
    if (hasAttachments.has(key)) types.set(`attachment ${name}`, key);
    if (!types.has(name)) types.set(name, key);
  }
  return types;
}

async function membersOf(board: Woltlab, rows: readonly Row[]): Promise<SourceMember[]> {
  if (rows.length === 0) return [];
  const { db } = board;
  const keys = rows.map((row) => number(row.userID));
  const groups = new Map<string, string[]>();
  for (const row of await db.all(
    `select userID, groupID from \`wcf1_user_to_group\` where userID in (${marks(keys)}) order by groupID`,
    keys,
  )) {
    groups.set(id(row.userID), [...(groups.get(id(row.userID)) ?? []), id(row.groupID)]);
  }
  const avatars = await readAvatars(board, rows);
  return rows.map((row) => ({
    id: id(row.userID),
    name: text(row.username),
    email: text(row.email).trim(),
    // since 5.3 a confirmed address has no code; before, an account has none
    isConfirmed: board.userColumns.has('emailConfirmed')
      ? row.emailConfirmed === null
      : number(row.activationCode) === 0,
    isGerman: true,
    joinedAt: time(row.registrationDate),
    password: woltlabPassword(text(row.password)),
    groupIds: groups.get(id(row.userID)) ?? [],
    avatar: avatars.get(id(row.userID)) ?? null,
    banReason:
      number(row.banned) === 1 && number(row.banExpires) === 0 ? text(row.banReason) : null,
  }));
}

const authorOf = (key: unknown, name: unknown): Author => ({
  id: number(key) === 0 ? null : id(key),
  name: text(name),
});

const threadOf = (row: Row): SourceThread => ({
  id: id(row.threadID),
  boardId: id(row.boardID),
  title: text(row.topic),
  author: authorOf(row.userID, row.username),
  createdAt: time(row.time) ?? new Date(0),
  isPinned: number(row.isSticky) === 1,
  isAnnouncement: number(row.isAnnouncement) === 1,
  isLocked: number(row.isClosed) === 1,
});

/** Since 3.0 posts are HTML; before they were BBCode, unless their author had chosen otherwise. */
function postOf(row: Row): SourcePost {
  const message = text(row.message);
  const isHtml =
    number(row.enableHtml) === 1 ||
    /^\s*<(?:p|woltlab-|h[1-6]|ul|ol|pre|div|table)\b/i.test(message);
  return {
    id: id(row.postID),
    author: authorOf(row.userID, row.username),
    createdAt: time(row.time) ?? new Date(0),
    editedAt: time(row.lastEditTime),
    written: isHtml ? message.replace(/<[^>]*>/g, ' ') : message,
    pieces: (losses) => (isHtml ? parseHtml(message, losses) : parseBbcode(message, losses)),
  };
}
