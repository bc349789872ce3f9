import { createHash } from 'node:crypto';
import argon2 from '@node-rs/argon2';
import { type Cell, dumpText } from './dump-text.ts';
import { type Files, inHtml, NO_FILE, tablesOf } from './vbulletin4-dump.ts';
import { at, OLD_SITE, type World } from './world.ts';

/** Ids of nodes are those of nothing else, so what is no post has them high up. */
const CHANNEL = 5000;
const MESSAGE = 6000;
const PICTURE = 7000;
const ROOT = 4000;

const asWritten = (text: string): string =>
  text
    .replace(/\[quote=([^;\]]+);(\d+)\]/g, '[QUOTE=$1;n$2]')
    .replace(
      /\{post:(\d+)\}/g,
      `[URL="${OLD_SITE}/material/101-welche-flights?p=$1#post$1"]hier[/URL]`,
    )
    .replace(/\{thread:(\d+)\}/g, `${OLD_SITE}/material/101-welche-flights`)
    .replace('{missing}', `${OLD_SITE}/material/98765-weg.`);

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
const TYPES = { Channel: 1, Text: 2, Poll: 3, PrivateMessage: 4, Attach: 5 };

/** A thread is its first post, so here its id is that post's. */
export async function vbulletin5Dump(world: World, files: Files = {}): Promise<string> {
  const table = tablesOf('');
  const names = new Map(world.members.map(({ id, name }) => [id, name]));
  const nameOf = (id: number | null, guest = '') => inHtml(guest || (id && names.get(id)) || '');
  const userOf = (id: number | null) => (id !== null && names.has(id) ? id : 0);
  const tokens = await Promise.all(
    world.members.map(({ password }) =>
      argon2.hash(md5(password), { memoryCost: 1024, timeCost: 2, parallelism: 1 }),
    ),
  );
  const channelOf = (board: number) => CHANNEL + board;
  const node = (row: {
    id: number;
    type: number;
    parent: number;
    starter: number;
    title?: string;
    user?: number;
    name?: string;
    minute?: number;
    sticky?: boolean;
    isClosed?: boolean;
    isHidden?: boolean;
    order?: number;
  }): Cell[] => [
    row.id,
    row.type,
    row.parent,
    row.starter,
    inHtml(row.title ?? ''),
    '',
    row.user ?? 0,
    row.name ?? '',
    at(row.minute ?? 0),
    row.isHidden ? 0 : 1,
    1,
    row.isClosed ? 0 : 1,
    row.sticky ? 1 : 0,
    row.order ?? 0,
  ];
  const withHidden = world.threads.map((thread) => ({
    ...thread,
    starter: thread.posts[0]?.id ?? 0,
  }));
  const startOf = new Map(withHidden.map(({ id, starter }) => [id, starter]));
  const nodes = [
    node({ id: ROOT, type: TYPES.Channel, parent: 1, starter: 0, title: 'Foren' }),
    ...world.boards.map(({ id, parent, name, isClosed }, order) =>
      node({
        id: channelOf(id),
        type: TYPES.Channel,
        parent: parent ? channelOf(parent) : ROOT,
        starter: 0,
        title: name,
        isClosed: isClosed ?? false,
        order,
      }),
    ),
    ...withHidden.flatMap((thread) =>
      thread.posts.map((post, index) =>
        node({
          id: post.id,
          type:
            index === 0 && world.polls.some((poll) => poll.thread === thread.id)
              ? TYPES.Poll
              : TYPES.Text,
          parent: index === 0 ? channelOf(thread.board) : thread.starter,
          starter: thread.starter,
          title: index === 0 ? thread.title : '',
          user: userOf(post.author),
          name: nameOf(post.author, post.guest),
          minute: post.minute,
          sticky: index === 0 && Boolean(thread.isPinned),
          isClosed: index === 0 && Boolean(thread.isLocked),
          isHidden: post.isHidden ?? false,
        }),
      ),
    ),
    ...world.messages.map(({ id, from, subject, minute }) =>
      node({
        id: MESSAGE + id,
        type: TYPES.PrivateMessage,
        parent: 8,
        starter: MESSAGE + id,
        title: subject,
        user: from,
        minute,
      }),
    ),
    ...world.attachments.map(({ id, post, author }) =>
      node({ id: PICTURE + id, type: TYPES.Attach, parent: post, starter: 101, user: author }),
    ),
  ];
  const tables = [
    table(
      'user',
      [
        'userid int primary',
        'usergroupid int',
        'membergroupids varchar(250)',
        'username varchar(100)',
        'token varchar(255)',
        'scheme varchar(100)',
        'email varchar(100)',
        'joindate int',
        'avatarrevision int',
      ],
      world.members.map((member, index) => [
        member.id,
        member.isBanned ? 8 : member.isActive === false ? 3 : member.isStaff ? 5 : 2,
        '',
        inHtml(member.name),
        tokens[index] ?? '',
        'argon2id',
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
        [5, 'Moderatoren'],
      ],
    ),
    table(
      'userban',
      ['userid int primary', 'reason varchar(255)', 'liftdate int'],
      [[6, 'Beleidigungen', 0]],
    ),
    table(
      'customavatar',
      ['userid int primary', 'filename varchar(100)', 'filedata mediumblob'],
      [[2, 'bild.gif', files.avatar ?? NO_FILE]],
    ),
    table(
      'contenttype',
      ['contenttypeid int primary', 'class varchar(50)'],
      Object.entries(TYPES).map(([name, key]) => [key, name]),
    ),
    table(
      'channel',
      ['nodeid int primary', 'guid varchar(255)', 'category int'],
      [
        [ROOT, 'vbulletin-4ecbdf567f2c35.70389590', 1],
        ...world.boards.map(({ id, isCategory }) => [channelOf(id), `g${id}`, isCategory ? 1 : 0]),
      ],
    ),
    table(
      'permission',
      ['permissionid int primary', 'nodeid int', 'usergroupid int', 'forumpermissions int'],
      [
        [1, ROOT, 1, 3],
        ...world.boards.flatMap(({ id, isPrivate }) =>
          isPrivate ? [[id + 1, channelOf(id), 1, 2]] : [],
        ),
      ],
    ),
    table(
      'node',
      [
        'nodeid int primary',
        'contenttypeid int',
        'parentid int key',
        'starter int key',
        'title varchar(512)',
        'description varchar(1024)',
        'userid int',
        'authorname varchar(100)',
        'publishdate int',
        'showpublished int',
        'showapproved int',
        'open int',
        'sticky int',
        'displayorder int',
      ],
      nodes,
    ),
    table(
      'text',
      ['nodeid int primary', 'rawtext mediumtext'],
      [
        ...world.threads.flatMap(({ posts }) =>
          posts.map((post) => [post.id, asWritten(post.text)]),
        ),
        ...world.messages.map(({ id, text }) => [MESSAGE + id, text]),
      ],
    ),
    table(
      'poll',
      ['nodeid int primary', 'multiple int', 'timeout int', 'active int'],
      world.polls.map(({ thread }) => [startOf.get(thread) ?? 0, 0, at(1440), 1]),
    ),
    table(
      'polloption',
      ['polloptionid int primary', 'nodeid int key', 'title mediumtext'],
      world.polls.flatMap(({ thread, options }) =>
        options.map((option, index) => [index + 1, startOf.get(thread) ?? 0, inHtml(option)]),
      ),
    ),
    table(
      'pollvote',
      ['pollvoteid int primary', 'nodeid int key', 'polloptionid int', 'userid int'],
      world.polls.flatMap(({ thread, votes }) =>
        votes.map(([option, member], index) => [index, startOf.get(thread) ?? 0, option, member]),
      ),
    ),
    table(
      'attach',
      ['nodeid int primary', 'filedataid int', 'filename varchar(255)', 'caption mediumtext'],
      world.attachments.map(({ id, name }) => [PICTURE + id, id + 70, name, '']),
    ),
    table(
      'filedata',
      ['filedataid int primary', 'userid int', 'filedata longblob'],
      world.attachments.map(({ id, author, name }) => [id + 70, author, files[name] ?? NO_FILE]),
    ),
    table('photo', ['nodeid int primary', 'filedataid int', 'caption mediumtext'], []),
    table(
      'privatemessage',
      ['nodeid int primary', 'msgtype varchar(20)'],
      world.messages.map(({ id }) => [MESSAGE + id, 'message']),
    ),
    table(
      'sentto',
      ['nodeid int key', 'userid int', 'deleted int'],
      world.messages.flatMap(({ id, from, to }) =>
        [from, ...to].map((user) => [MESSAGE + id, user, 0]),
      ),
    ),
    table(
      'userlist',
      ['userid int key', 'relationid int', 'type varchar(10)'],
      world.ignores.map(([who, whom]) => [who, whom, 'ignore']),
    ),
    table(
      'subscribediscussion',
      ['subscribediscussionid int primary', 'userid int', 'discussionid int'],
      [
        ...world.watches.thread.map(([who, what]) => [what, who, startOf.get(what) ?? 0]),
        ...world.watches.board.map(([who, what]) => [what + 500, who, channelOf(what)]),
      ],
    ),
  ];
  return [...dumpText(tables)].join('');
}
