import { createHash } from 'node:crypto';
import { type Cell, dumpText, type Table } from './dump-text.ts';
import { at, OLD_SITE, type World } from './world.ts';

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

/** Titles and names are stored as HTML. */
export const inHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const asWritten = (text: string): string =>
  text
    .replace(/\{post:(\d+)\}/g, `[URL="${OLD_SITE}/showthread.php?t=10&p=$1#post$1"]hier[/URL]`)
    .replace(/\{thread:(\d+)\}/g, `${OLD_SITE}/showthread.php?$1-Flights`)
    .replace('{missing}', `${OLD_SITE}/showthread.php?t=98765.`);

const SALT = 'a"\\b';

/** What a vBulletin has in its database, where nobody has moved files out of it. */
export type Files = Readonly<Record<string, Buffer>>;
export const NO_FILE: Cell = Buffer.alloc(0);

export const tablesOf =
  (prefix: string) =>
  (name: string, columns: string[], rows: readonly (readonly Cell[])[]): Table => ({
    name: prefix + name,
    columns,
    rows,
  });

/** @param files what is kept in the database: pictures by their names, and `avatar` */
export function vbulletin4Dump(world: World, files: Files = {}, version: 3 | 4 = 4): string {
  const table = tablesOf('vb_');
  const names = new Map(world.members.map(({ id, name }) => [id, name]));
  const nameOf = (id: number | null, guest = '') => inHtml(guest || (id && names.get(id)) || '');
  const userOf = (id: number | null) => (id !== null && names.has(id) ? id : 0);
  const groupOf = ({ isActive, isBanned, isStaff }: World['members'][number]) =>
    isBanned ? 8 : isActive === false ? 3 : isStaff ? 5 : 2;
  const tables = [
    table(
      'user',
      [
        'userid int primary',
        'usergroupid int',
        'membergroupids varchar(250)',
        'username varchar(100)',
        'password varchar(32)',
        'salt varchar(30)',
        'email varchar(100)',
        'joindate int',
        'avatarrevision int',
      ],
      world.members.map((member) => [
        member.id,
        groupOf(member),
        '',
        inHtml(member.name),
        md5(md5(member.password) + SALT),
        SALT,
        member.email,
        at(-member.id),
        member.hasAvatar ? 3 : 0,
      ]),
    ),
    table(
      'usergroup',
      ['usergroupid int primary', 'title varchar(100)'],
      [
        [1, 'Gäste'],
        [2, 'Mitglieder'],
        [3, 'Warten auf E-Mail'],
        [5, 'Super-Moderatoren'],
        [8, 'Gesperrt'],
      ],
    ),
    table(
      'userban',
      ['userid int primary', 'reason varchar(255)', 'liftdate int'],
      world.members.flatMap(({ id, isBanned }) => (isBanned ? [[id, 'Beleidigungen', 0]] : [])),
    ),
    table(
      'customavatar',
      ['userid int primary', 'filename varchar(100)', 'filedata mediumblob'],
      world.members.flatMap(({ id, hasAvatar }) =>
        hasAvatar ? [[id, 'bild.gif', files.avatar ?? NO_FILE]] : [],
      ),
    ),
    table(
      'forum',
      [
        'forumid int primary',
        'title varchar(100)',
        'description mediumtext',
        'parentid int',
        'parentlist varchar(250)',
        'displayorder int',
        'options int',
      ],
      world.boards.map(({ id, parent, name, isCategory, isClosed }, index) => [
        id,
        inHtml(name),
        '',
        parent || -1,
        parent ? `${id},${parent},-1` : `${id},-1`,
        index,
        1 + (isClosed ? 0 : 2) + (isCategory ? 0 : 4) + 86_016,
      ]),
    ),
    table(
      'forumpermission',
      ['forumpermissionid int primary', 'forumid int', 'usergroupid int', 'forumpermissions int'],
      world.boards.flatMap(({ id, isPrivate }) =>
        isPrivate ? [[id, id, 1, 524_286]] : [[id, id, 1, 524_287]],
      ),
    ),
    table(
      'thread',
      [
        'threadid int primary',
        'title varchar(250)',
        'forumid int key',
        'pollid int',
        'open int',
        'postuserid int',
        'postusername varchar(100)',
        'dateline int',
        'sticky int',
        'visible int',
      ],
      world.threads.map((thread) => {
        const [first] = thread.posts;
        return [
          thread.id,
          inHtml(thread.title),
          thread.board,
          world.polls.some((poll) => poll.thread === thread.id) ? thread.id : 0,
          thread.isLocked ? 0 : 1,
          userOf(first?.author ?? null),
          nameOf(first?.author ?? null, first?.guest),
          at(first?.minute ?? 0),
          thread.isPinned ? 1 : 0,
          thread.isHidden ? 2 : 1,
        ];
      }),
    ),
    table(
      'post',
      [
        'postid int primary',
        'threadid int key',
        'username varchar(100)',
        'userid int',
        'dateline int',
        'pagetext mediumtext',
        'visible int',
      ],
      world.threads.flatMap(({ id, posts }) =>
        posts.map((post) => [
          post.id,
          id,
          nameOf(post.author, post.guest),
          userOf(post.author),
          at(post.minute),
          asWritten(post.text),
          post.isHidden ? 2 : 1,
        ]),
      ),
    ),
    table(
      'poll',
      [
        'pollid int primary',
        'question varchar(100)',
        'dateline int',
        'options mediumtext',
        'timeout int',
        'multiple int',
        'active int',
      ],
      world.polls.map(({ thread, question, options }) => [
        thread,
        question,
        at(0),
        options.map(inHtml).join('|||'),
        1,
        0,
        1,
      ]),
    ),
    table(
      'pollvote',
      ['pollvoteid int primary', 'pollid int key', 'userid int', 'voteoption int'],
      world.polls.flatMap(({ thread, votes }) =>
        votes.map(([option, member], index) => [index, thread, member, option]),
      ),
    ),
    ...attachmentTables(world, files, version),
    table(
      'pmtext',
      [
        'pmtextid int primary',
        'fromuserid int',
        'title varchar(250)',
        'message mediumtext',
        'touserarray mediumtext',
        'dateline int',
      ],
      world.messages.map(({ id, from, to, subject, text, minute }) => [
        id,
        from,
        inHtml(subject),
        text,
        `a:1:{s:2:"cc";a:${to.length}:{${to.map((user) => `i:${user};s:4:"Name";`).join('')}}}`,
        at(minute),
      ]),
    ),
    table(
      'pm',
      ['pmid int primary', 'pmtextid int key', 'userid int', 'folderid int'],
      world.messages.flatMap(({ id, from, to }) =>
        [from, ...to].map((user) => [id * 100 + user, id, user, 0]),
      ),
    ),
    table(
      'userlist',
      ['userid int key', 'relationid int', 'type varchar(10)'],
      world.ignores.map(([who, whom]) => [who, whom, 'ignore']),
    ),
    table(
      'subscribethread',
      ['subscribethreadid int primary', 'userid int', 'threadid int'],
      world.watches.thread.map(([who, what]) => [what, who, what]),
    ),
    table(
      'subscribeforum',
      ['subscribeforumid int primary', 'userid int', 'forumid int'],
      world.watches.board.map(([who, what]) => [what, who, what]),
    ),
  ];
  return [...dumpText(tables)].join('');
}

/** In version 3 an attachment was its file. */
function attachmentTables(world: World, files: Files, version: 3 | 4): Table[] {
  const table = tablesOf('vb_');
  if (version === 3) {
    return [
      table(
        'attachment',
        [
          'attachmentid int primary',
          'userid int',
          'filename varchar(100)',
          'filedata mediumblob',
          'visible int',
          'postid int key',
        ],
        world.attachments.map(({ id, post, author, name }) => [
          id,
          author,
          name,
          files[name] ?? NO_FILE,
          1,
          post,
        ]),
      ),
    ];
  }
  return [
    table(
      'contenttype',
      ['contenttypeid int primary', 'class varbinary(50)'],
      [
        [1, 'Post'],
        [2, 'Thread'],
      ],
    ),
    table(
      'attachment',
      [
        'attachmentid int primary',
        'contenttypeid int',
        'contentid int',
        'userid int',
        'filename varchar(255)',
        'filedataid int',
        'caption mediumtext',
      ],
      world.attachments.map(({ id, post, author, name }) => [
        id,
        1,
        post,
        author,
        name,
        id + 70,
        '',
      ]),
    ),
    table(
      'filedata',
      ['filedataid int primary', 'userid int', 'filedata mediumblob'],
      world.attachments.map(({ id, author, name }) => [id + 70, author, files[name] ?? NO_FILE]),
    ),
  ];
}
