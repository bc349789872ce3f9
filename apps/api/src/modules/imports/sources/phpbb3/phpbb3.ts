import type { LegacyPassword } from '../../../auth/index.ts';
import { decode } from '../../bbcode/entities.ts';
import { parseBbcode } from '../../bbcode/parse.ts';
import { id, marks, number, type Row, type SourceDatabase, text, time } from '../database.ts';
import type {
  Author,
  Source,
  SourceFile,
  SourceMember,
  SourcePost,
  SourceThread,
} from '../source.ts';
import { readTies } from '../ties.ts';
import type { Phpbb } from './board.ts';
import { phpbbBoards } from './boards.ts';
import { countPhpbb, leftByPhpbb } from './figures.ts';
import { phpbbMessages } from './messages.ts';
import { phpbbSource } from './texts.ts';

/** Accounts that are nobody: visitors, and search engines. */
const NOBODY = 2;
const INACTIVE = 1;
const STICKY = 1;
const ANNOUNCEMENTS = [2, 3];
const LOCKED = 1;
/** what is left where a thread was before it was moved */
const MOVED = 2;
const ANONYMOUS = '1';

export const phpbbTables = [
  'users',
  'user_group',
  'groups',
  'banlist',
  'forums',
  'topics',
  'posts',
  'poll_options',
  'poll_votes',
  'attachments',
  'privmsgs',
  'privmsgs_to',
  'zebra',
  'topics_watch',
  'forums_watch',
  'acl_groups',
  'acl_options',
  'acl_roles_data',
];

export async function openPhpbb(db: SourceDatabase, prefix: string): Promise<Source> {
  const columns = await db.columns(`${prefix}topics`);
  const isOld = !columns.has('topic_visibility');
  const board: Phpbb = {
    db,
    prefix,
    seenThread: isOld ? 'topic_approved = 1' : 'topic_visibility = 1',
    seenPost: isOld ? 'post_approved = 1' : 'post_visibility = 1',
  };
  const table = (name: string) => `\`${prefix}${name}\``;
  const bans = await readBans(board);
  return {
    kind: 'phpbb3',
    count: () => countPhpbb(board),
    left: () => leftByPhpbb(board),
    ...phpbbBoards(board),
    ...phpbbMessages(board),
    async members(after, limit) {
      const rows = await db.all(
        `select user_id, user_type, username, user_email, user_password, user_regdate, user_lang, user_avatar,
          user_avatar_type from ${table('users')}
        where user_id > ? and user_type <> ${NOBODY} order by user_id limit ?`,
        [number(after), limit],
      );
      const groups = await groupsOf(board, rows);
      return rows.map((row) => memberOf(row, groups, bans));
    },
    async threads(after, limit) {
      const rows = await db.all(
        `select topic_id, forum_id, topic_title, topic_poster, topic_first_poster_name, topic_time, topic_type,
          topic_status from ${table('topics')}
        where topic_id > ? and ${board.seenThread} and topic_status <> ${MOVED} order by topic_id limit ?`,
        [number(after), limit],
      );
      return rows.map(threadOf);
    },
    async postIds(threadIds) {
      const rows = await db.all(
        `select post_id, topic_id from ${table('posts')}
        where topic_id in (${marks(threadIds)}) and ${board.seenPost} order by topic_id, post_time, post_id`,
        threadIds.map(Number),
      );
      return rows.map((row) => ({ id: id(row.post_id), threadId: id(row.topic_id) }));
    },
    async posts(ids) {
      const rows = await db.all(
        `select post_id, poster_id, post_username, post_time, post_edit_time, post_text, bbcode_uid
        from ${table('posts')} where post_id in (${marks(ids)})`,
        ids.map(Number),
      );
      return rows.map(postOf);
    },
    async attachments(after, limit) {
      const rows = await db.all(
        `select attach_id, post_msg_id, physical_filename, real_filename, attach_comment from ${table('attachments')}
        where attach_id > ? and in_message = 0 and is_orphan = 0 order by attach_id limit ?`,
        [number(after), limit],
      );
      return rows.map((row) => ({
        id: id(row.attach_id),
        postId: id(row.post_msg_id),
        name: decode(text(row.real_filename)),
        description: decode(text(row.attach_comment)).trim() || null,
        paths: [`files/${text(row.physical_filename)}`, text(row.physical_filename)],
        read: null,
      }));
    },
    async ignores(after, limit) {
      const from = { table: table('zebra'), user: 'user_id', other: 'zebra_id', where: 'foe = 1' };
      return readTies(db, from, after, limit);
    },
    async watches(kind, after, limit) {
      const [name, column] =
        kind === 'thread' ? ['topics_watch', 'topic_id'] : ['forums_watch', 'forum_id'];
      const from = { table: table(name), user: 'user_id', other: column, where: `${column} > 0` };
      return readTies(db, from, after, limit);
    },
    close: () => db.close(),
  };
}

async function groupsOf({ db, prefix }: Phpbb, members: readonly Row[]) {
  const groups = new Map<string, string[]>();
  if (members.length === 0) return groups;
  const rows = await db.all(
    `select user_id, group_id from \`${prefix}user_group\`
    where user_pending = 0 and user_id in (${marks(members)}) order by group_id`,
    members.map((row) => number(row.user_id)),
  );
  for (const row of rows) {
    const user = id(row.user_id);
    groups.set(user, [...(groups.get(user) ?? []), id(row.group_id)]);
  }
  return groups;
}

/** Of members, for ever: who is shut out for some days is let in again here. */
async function readBans({ db, prefix }: Phpbb): Promise<Map<string, string>> {
  if ((await db.columns(`${prefix}banlist`)).size === 0) return new Map();
  const rows = await db.all(
    `select ban_userid, ban_give_reason from \`${prefix}banlist\`
    where ban_userid > 0 and ban_end = 0 and ban_exclude = 0`,
  );
  return new Map(rows.map((row) => [id(row.ban_userid), decode(text(row.ban_give_reason))]));
}

function memberOf(
  row: Row,
  groups: ReadonlyMap<string, string[]>,
  bans: ReadonlyMap<string, string>,
): SourceMember {
  const key = id(row.user_id);
  const isUploaded = ['1', 'avatar.driver.upload'].includes(text(row.user_avatar_type));
  return {
    id: key,
    name: decode(text(row.username)),
    email: text(row.user_email).trim(),
    isConfirmed: number(row.user_type) !== INACTIVE,
    isGerman: text(row.user_lang).startsWith('de'),
    joinedAt: time(row.user_regdate),
    password: phpbbPassword(text(row.user_password)),
    groupIds: groups.get(key) ?? [],
    avatar: isUploaded ? avatarFile(text(row.user_avatar)) : null,
    banReason: bans.get(key) ?? null,
  };
}

/** The database has `2_1700000000.png`; the file's name begins with the board's salt, and has no time. */
function avatarFile(stored: string): SourceFile | null {
  const [, key, extension] = /^(g?\d+)(?:_\d+)?\.([a-z]+)$/i.exec(stored) ?? [];
  return key ? { paths: [`images/avatars/upload/*_${key}.${extension}`], read: null } : null;
}

/** @returns null for hashes of which only phpBB's own passwords of a moment can be told */
function phpbbPassword(hash: string): LegacyPassword | null {
  const of = (scheme: LegacyPassword['scheme']): LegacyPassword => ({
    scheme,
    hash,
    typed: 'phpbb',
  });
  if (/^\$[HP]\$/.test(hash)) return of('phpass');
  if (/^\$2[axy]\$/.test(hash)) return of('bcrypt');
  if (/^\$argon2id?\$/.test(hash)) return of('argon2');
  if (/^[0-9a-f]{32}$/i.test(hash)) return of('md5');
  return null;
}

const authorOf = (key: unknown, name: unknown): Author => ({
  id: id(key) === ANONYMOUS || number(key) === 0 ? null : id(key),
  name: decode(text(name)),
});

const threadOf = (row: Row): SourceThread => ({
  id: id(row.topic_id),
  boardId: id(row.forum_id),
  title: decode(text(row.topic_title)),
  author: authorOf(row.topic_poster, row.topic_first_poster_name),
  createdAt: time(row.topic_time) ?? new Date(0),
  isPinned: number(row.topic_type) === STICKY,
  isAnnouncement: ANNOUNCEMENTS.includes(number(row.topic_type)),
  isLocked: number(row.topic_status) === LOCKED,
});

function postOf(row: Row): SourcePost {
  const source = phpbbSource(text(row.post_text), text(row.bbcode_uid));
  return {
    id: id(row.post_id),
    author: authorOf(row.poster_id, row.post_username),
    createdAt: time(row.post_time) ?? new Date(0),
    editedAt: time(row.post_edit_time),
    written: source,
    pieces: (losses) => parseBbcode(source, losses),
  };
}
