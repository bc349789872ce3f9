import { createHash } from 'node:crypto';
import bcrypt from '@node-rs/bcrypt';
import { type Cell, dumpText, type Table } from './dump-text.ts';
import { at, OLD_SITE, type World } from './world.ts';

const inHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** As WoltLab Suite stores what its editor made. */
const stored = (text: string): string =>
  `<p>${inHtml(text)
    .replace(
      /\[quote=([^;\]]+);(\d+)\](.*?)\[\/quote\]\s*/g,
      `</p><woltlab-quote data-author="$1" data-link="${OLD_SITE}/thread/10-flights/?postID=$2#post$2"><p>$3</p></woltlab-quote><p>`,
    )
    .replace(
      /\{post:(\d+)\}/g,
      `<a href="${OLD_SITE}/thread/10-flights/?postID=$1#post$1">hier</a>`,
    )
    .replace(/\{thread:(\d+)\}/g, `${OLD_SITE}/thread/$1-flights/`)
    .replace('{missing}', `${OLD_SITE}/thread/98765-weg/.`)
    .replace(/\[b\](.*?)\[\/b\]/g, '<strong>$1</strong>')}</p>`;

const AVATAR_FILE = 60;
const hashOf = (id: number): string => createHash('sha256').update(String(id)).digest('hex');
/** Where WoltLab Suite 6 keeps a file. */
export const woltlabFile = (id: number, extension: string): string => {
  const hash = hashOf(id);
  const folder = `_data/${extension === 'bin' ? 'private' : 'public'}/files`;
  return `${folder}/${hash.slice(0, 2)}/${hash.slice(2, 4)}/${id}-${hash}.${extension}`;
};

const fileTable = (world: World): Table => ({
  name: 'wcf1_file',
  columns: [
    'fileID int primary',
    'filename varchar(255)',
    'fileHash char(64)',
    'fileExtension varchar(10)',
  ],
  rows: [
    ...world.attachments.map(({ id, name }) => [
      id + 50,
      name,
      hashOf(id + 50),
      name.endsWith('.png') ? 'png' : 'bin',
    ]),
    [AVATAR_FILE, 'bild.gif', hashOf(AVATAR_FILE), 'gif'],
  ],
});

/** Threads whose posts are BBCode, as Burning Board 4 had it. */
const OLD_THREADS = [12];

/** bcrypt of bcrypt, with the same salt. */
async function doubled(password: string): Promise<string> {
  const salt = await bcrypt.genSalt({ cost: 4, version: '2a' });
  return bcrypt.hash(await bcrypt.hash(password, { salt }), { salt });
}

/** @param version since 6.1 attachments are files, since 6.2 avatars are, too */
export async function woltlabDump(world: World, version: 5 | 6 = 5): Promise<string> {
  const isNew = version === 6;
  const table = (name: string, columns: string[], rows: readonly (readonly Cell[])[]): Table => ({
    name,
    columns,
    rows,
  });
  const passwords = await Promise.all(world.members.map(({ password }) => doubled(password)));
  const names = new Map(world.members.map(({ id, name }) => [id, name]));
  const nameOf = (id: number | null, guest = '') => guest || (id && names.get(id)) || '';
  const userOf = (id: number | null) => (id !== null && names.has(id) ? id : null);
  const tables = [
    table(
      'wcf1_user',
      [
        'userID int primary',
        'username varchar(100)',
        'email varchar(191)',
        'password varchar(255)',
        'registrationDate int',
        'banned tinyint',
        'banReason mediumtext',
        'banExpires int',
        'activationCode int',
        'emailConfirmed char(40)',
        ...(isNew ? ['avatarFileID int'] : []),
      ],
      world.members.map(({ id, name, email, isActive, isBanned, hasAvatar }, index) => [
        id,
        name,
        email,
        passwords[index] ?? '',
        at(-id),
        isBanned ? 1 : 0,
        isBanned ? 'Beleidigungen' : null,
        0,
        isActive === false ? 12345 : 0,
        isActive === false ? 'abcdef' : null,
        ...(isNew ? [hasAvatar ? AVATAR_FILE : null] : []),
      ]),
    ),
    table(
      'wcf1_user_group',
      ['groupID int primary', 'groupName varchar(255)', 'groupType int'],
      [
        [1, 'wcf.acp.group.group1', 1],
        [2, 'wcf.acp.group.group2', 2],
        [3, 'wcf.acp.group.group3', 3],
        [5, 'Moderatoren', 4],
      ],
    ),
    table(
      'wcf1_user_to_group',
      ['userID int key', 'groupID int key'],
      world.members.flatMap(({ id, isStaff }) => [[id, 3], ...(isStaff ? [[id, 5]] : [])]),
    ),
    table(
      'wcf1_user_avatar',
      [
        'avatarID int primary',
        'avatarExtension varchar(7)',
        'userID int key',
        'fileHash varchar(40)',
      ],
      world.members.flatMap(({ id, hasAvatar }) =>
        hasAvatar && !isNew ? [[7, 'gif', id, 'ab12cd']] : [],
      ),
    ),
    ...(isNew ? [fileTable(world)] : []),
    table(
      'wcf1_object_type',
      ['objectTypeID int primary', 'objectType varchar(191)'],
      [
        [30, 'com.woltlab.wbb.post'],
        [31, 'com.woltlab.wbb.post'],
        [40, 'com.woltlab.wbb.thread'],
        [41, 'com.woltlab.wbb.board'],
      ],
    ),
    table(
      'wcf1_acl_option',
      ['optionID int primary', 'optionName varchar(191)'],
      [[9, 'canViewBoard']],
    ),
    table(
      'wcf1_acl_option_to_group',
      ['optionID int key', 'objectID int', 'groupID int', 'optionValue int'],
      world.boards.flatMap(({ id, isPrivate }) => (isPrivate ? [[9, id, 2, 0]] : [])),
    ),
    table(
      'wbb1_board',
      [
        'boardID int primary',
        'parentID int',
        'position int',
        'title varchar(255)',
        'description mediumtext',
        'boardType int',
        'isClosed int',
        'isInvisible int',
      ],
      world.boards.map(({ id, parent, name, isCategory, isClosed }, index) => [
        id,
        parent || null,
        index,
        name,
        '',
        isCategory ? 1 : 0,
        isClosed ? 1 : 0,
        0,
      ]),
    ),
    table(
      'wbb1_thread',
      [
        'threadID int primary',
        'boardID int key',
        'topic varchar(255)',
        'time int',
        'userID int',
        'username varchar(255)',
        'isAnnouncement int',
        'isSticky int',
        'isClosed int',
        'isDeleted int',
        'isDisabled int',
        'movedThreadID int',
      ],
      world.threads.map((thread) => {
        const [first] = thread.posts;
        return [
          thread.id,
          thread.board,
          thread.title,
          at(first?.minute ?? 0),
          userOf(first?.author ?? null),
          nameOf(first?.author ?? null, first?.guest),
          thread.isAnnouncement ? 1 : 0,
          thread.isPinned ? 1 : 0,
          thread.isLocked ? 1 : 0,
          thread.isHidden ? 1 : 0,
          0,
          null,
        ];
      }),
    ),
    table(
      'wbb1_post',
      [
        'postID int primary',
        'threadID int key',
        'userID int',
        'username varchar(255)',
        'message mediumtext',
        'time int',
        'isDeleted int',
        'isDisabled int',
        'lastEditTime int',
        'enableHtml int',
        'pollID int',
      ],
      world.threads.flatMap(({ id, posts }) =>
        posts.map((post, index) => [
          post.id,
          id,
          userOf(post.author),
          nameOf(post.author, post.guest),
          OLD_THREADS.includes(id) ? post.text : stored(post.text),
          at(post.minute),
          post.isHidden ? 1 : 0,
          0,
          post.editedMinute ? at(post.editedMinute) : 0,
          OLD_THREADS.includes(id) ? 0 : 1,
          index === 0 && world.polls.some(({ thread }) => thread === id) ? id : null,
        ]),
      ),
    ),
    table(
      'wcf1_poll',
      [
        'pollID int primary',
        'objectTypeID int',
        'question varchar(255)',
        'time int',
        'endTime int',
        'isChangeable int',
        'maxVotes int',
      ],
      world.polls.map(({ thread, question }) => [thread, 30, question, at(0), at(1440), 0, 1]),
    ),
    table(
      'wcf1_poll_option',
      ['optionID int primary', 'pollID int key', 'optionValue varchar(255)', 'showOrder int'],
      world.polls.flatMap(({ thread, options }) =>
        options.map((option, index) => [index + 1, thread, option, index]),
      ),
    ),
    table(
      'wcf1_poll_option_vote',
      ['pollID int key', 'optionID int', 'userID int'],
      world.polls.flatMap(({ thread, votes }) =>
        votes.map(([option, member]) => [thread, option, member]),
      ),
    ),
    table(
      'wcf1_attachment',
      [
        'attachmentID int primary',
        'objectTypeID int',
        'objectID int',
        'userID int',
        'filename varchar(255)',
        'fileHash varchar(40)',
        ...(isNew ? ['fileID int'] : []),
      ],
      world.attachments.map(({ id, post, author, name }) => [
        id,
        31,
        post,
        author,
        isNew ? '' : name,
        isNew ? '' : `ab${id}`,
        ...(isNew ? [id + 50] : []),
      ]),
    ),
    table(
      'wcf1_conversation',
      ['conversationID int primary', 'subject varchar(255)', 'time int', 'userID int'],
      world.messages.map(({ id, from, subject, minute }) => [id, subject, at(minute), from]),
    ),
    table(
      'wcf1_conversation_message',
      [
        'messageID int primary',
        'conversationID int key',
        'userID int',
        'message mediumtext',
        'time int',
      ],
      world.messages.map(({ id, from, text, minute }) => [id, id, from, stored(text), at(minute)]),
    ),
    table(
      'wcf1_conversation_to_user',
      ['conversationID int key', 'participantID int', 'hideConversation int'],
      world.messages.flatMap(({ id, from, to }) => [from, ...to].map((user) => [id, user, 0])),
    ),
    table(
      'wcf1_user_ignore',
      ['ignoreID int primary', 'userID int', 'ignoreUserID int'],
      world.ignores.map(([who, whom], index) => [index, who, whom]),
    ),
    table(
      'wcf1_user_object_watch',
      ['watchID int primary', 'objectTypeID int', 'objectID int', 'userID int'],
      [
        ...world.watches.thread.map(([who, what]) => [what, 40, what, who]),
        ...world.watches.board.map(([who, what]) => [what + 1000, 41, what, who]),
      ],
    ),
  ];
  return [...dumpText(tables)].join('');
}
