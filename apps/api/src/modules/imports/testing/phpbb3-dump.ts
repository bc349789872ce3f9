import bcrypt from '@node-rs/bcrypt';
import { type Cell, dumpText, type Table } from './dump-text.ts';
import { at, OLD_SITE, type World, type WorldThread } from './world.ts';

const withEntities = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** As phpBB 3.3 stores it: XML that has all that was written. */
const stored = (text: string): string =>
  /\[/.test(text)
    ? `<r>${withEntities(text)
        .replace(/\[\/[^\]\n]*\]/g, '<e>$&</e>')
        .replace(/\[[^\]\n/][^\]\n]*\]/g, '<s>$&</s>')
        .replace(/\n/g, '<br/>\n')}</r>`
    : `<t>${withEntities(text).replace(/\n/g, '<br/>\n')}</t>`;

/** What the quotes and links of the world are called on this board. */
const asWritten = (text: string): string =>
  text
    .replace(/\[quote=([^;\]]+);(\d+)\]/g, '[quote="$1" post_id=$2 time=1335873600 user_id=2]')
    .replace(/\{post:(\d+)\}/g, `[url=./viewtopic.php?f=3&t=10&p=$1#p$1]hier[/url]`)
    .replace(/\{thread:(\d+)\}/g, `${OLD_SITE}/viewtopic.php?t=$1`)
    .replace('{missing}', `${OLD_SITE}/viewtopic.php?t=98765.`);

const topicType = ({ isPinned, isAnnouncement }: WorldThread): number =>
  isAnnouncement ? 2 : isPinned ? 1 : 0;

const SITE_ROWS: Record<string, readonly (readonly Cell[])[]> = {
  groups: [
    [1, 'GUESTS', 3],
    [2, 'REGISTERED', 3],
    [4, 'GLOBAL_MODERATORS', 3],
    [5, 'ADMINISTRATORS', 3],
  ],
  acl_options: [
    [1, 'f_list'],
    [20, 'f_read'],
  ],
  acl_roles_data: [
    [17, 20, 1],
    [16, 20, 0],
  ],
};

async function phpbb3Tables(world: World): Promise<Table[]> {
  const posts = world.threads.flatMap((thread) => thread.posts.map((post) => ({ thread, post })));
  const passwords = await Promise.all(
    world.members.map(
      async ({ password }) => await bcrypt.hash(withEntities(password), { cost: 4, version: '2y' }),
    ),
  );
  const table = (name: string, columns: string[], rows: readonly (readonly Cell[])[]): Table => ({
    name: `phpbb_${name}`,
    columns,
    rows,
  });
  return [
    table(
      'users',
      [
        'user_id int primary',
        'user_type int',
        'username varchar(255)',
        'user_email varchar(100)',
        'user_password varchar(255)',
        'user_regdate int',
        'user_lang varchar(30)',
        'user_avatar varchar(255)',
        'user_avatar_type varchar(255)',
        'user_sig mediumtext',
      ],
      [
        [1, 2, 'Anonymous', '', '', 0, 'de', '', '', ''],
        ...world.members.map(({ id, name, email, isActive, hasAvatar }, index) => [
          id,
          isActive === false ? 1 : 0,
          withEntities(name),
          email,
          passwords[index] ?? '',
          at(-id),
          'de',
          hasAvatar ? `${id}_1335873600.gif` : '',
          hasAvatar ? 'avatar.driver.upload' : '',
          id === 3 ? 'Sig' : '',
        ]),
        [50, 2, 'Google [Bot]', '', '', 0, 'en', '', '', ''],
      ],
    ),
    table(
      'groups',
      ['group_id int primary', 'group_name varchar(255)', 'group_type int'],
      SITE_ROWS.groups ?? [],
    ),
    table(
      'user_group',
      ['group_id int key', 'user_id int key', 'group_leader int', 'user_pending int'],
      world.members.flatMap(({ id, isStaff }) => [
        [2, id, 0, 0],
        ...(isStaff ? [[4, id, 0, 0]] : []),
      ]),
    ),
    table(
      'banlist',
      [
        'ban_id int primary',
        'ban_userid int',
        'ban_ip varchar(40)',
        'ban_end int',
        'ban_exclude int',
        'ban_give_reason varchar(255)',
      ],
      world.members.flatMap(({ id, isBanned }) =>
        isBanned ? [[id, id, '', 0, 0, 'Beleidigungen']] : [],
      ),
    ),
    table(
      'acl_options',
      ['auth_option_id int primary', 'auth_option varchar(50)'],
      SITE_ROWS.acl_options ?? [],
    ),
    table(
      'acl_roles_data',
      ['role_id int primary', 'auth_option_id int primary', 'auth_setting int'],
      SITE_ROWS.acl_roles_data ?? [],
    ),
    table(
      'acl_groups',
      [
        'group_id int key',
        'forum_id int',
        'auth_option_id int',
        'auth_role_id int',
        'auth_setting int',
      ],
      world.boards.flatMap(({ id, isPrivate }) =>
        isPrivate ? [[2, id, 0, 17, 0]] : [[1, id, 0, 17, 0]],
      ),
    ),
    table(
      'forums',
      [
        'forum_id int primary',
        'parent_id int',
        'left_id int key',
        'forum_name varchar(255)',
        'forum_desc mediumtext',
        'forum_desc_uid varchar(8)',
        'forum_type int',
        'forum_status int',
      ],
      world.boards.map(({ id, parent, name, isCategory, isClosed }, index) => [
        id,
        parent,
        index,
        withEntities(name),
        '',
        '',
        isCategory ? 0 : 1,
        isClosed ? 1 : 0,
      ]),
    ),
    table(
      'topics',
      [
        'topic_id int primary',
        'forum_id int key',
        'topic_title varchar(255)',
        'topic_poster int',
        'topic_first_poster_name varchar(255)',
        'topic_time int',
        'topic_type int',
        'topic_status int',
        'topic_visibility int',
        'poll_title varchar(255)',
        'poll_start int',
        'poll_length int',
        'poll_max_options int',
        'poll_vote_change int',
      ],
      world.threads.map((thread) => {
        const poll = world.polls.find((each) => each.thread === thread.id);
        const [first] = thread.posts;
        return [
          thread.id,
          thread.board,
          withEntities(thread.title),
          first?.author ?? 1,
          '',
          at(first?.minute ?? 0),
          topicType(thread),
          thread.isLocked ? 1 : 0,
          thread.isHidden ? 2 : 1,
          poll ? withEntities(poll.question) : '',
          poll ? at(0) : 0,
          poll ? 86_400 : 0,
          1,
          0,
        ];
      }),
    ),
    table(
      'posts',
      [
        'post_id int primary',
        'topic_id int key',
        'poster_id int',
        'post_username varchar(255)',
        'post_time int',
        'post_edit_time int',
        'post_visibility int',
        'post_text mediumtext',
        'bbcode_uid varchar(8)',
      ],
      posts.map(({ thread, post }) => [
        post.id,
        thread.id,
        post.guest ? 1 : (post.author ?? 1),
        post.guest ? withEntities(post.guest) : '',
        at(post.minute),
        post.editedMinute ? at(post.editedMinute) : 0,
        post.isHidden ? 2 : 1,
        stored(asWritten(post.text)),
        'abc12345',
      ]),
    ),
    table(
      'poll_options',
      ['poll_option_id int', 'topic_id int key', 'poll_option_text varchar(255)'],
      world.polls.flatMap(({ thread, options }) =>
        options.map((option, index) => [index + 1, thread, withEntities(option)]),
      ),
    ),
    table(
      'poll_votes',
      ['topic_id int key', 'poll_option_id int', 'vote_user_id int'],
      world.polls.flatMap(({ thread, votes }) =>
        votes.map(([option, member]) => [thread, option, member]),
      ),
    ),
    table(
      'attachments',
      [
        'attach_id int primary',
        'post_msg_id int key',
        'in_message int',
        'poster_id int',
        'is_orphan int',
        'physical_filename varchar(255)',
        'real_filename varchar(255)',
        'attach_comment mediumtext',
      ],
      world.attachments.map(({ id, post, author, name }) => [
        id,
        post,
        0,
        author,
        0,
        `${author}_${id}`,
        withEntities(name),
        'Mein Barrel',
      ]),
    ),
    table(
      'privmsgs',
      [
        'msg_id int primary',
        'author_id int',
        'message_time int',
        'message_subject varchar(255)',
        'message_text mediumtext',
        'bbcode_uid varchar(8)',
      ],
      world.messages.map(({ id, from, minute, subject, text }) => [
        id,
        from,
        at(minute),
        withEntities(subject),
        stored(text),
        '',
      ]),
    ),
    table(
      'privmsgs_to',
      ['msg_id int key', 'user_id int', 'author_id int', 'pm_deleted int', 'folder_id int'],
      world.messages.flatMap(({ id, from, to }) =>
        [from, ...to].map((user) => [id, user, from, 0, user === from ? -1 : 0]),
      ),
    ),
    table(
      'zebra',
      ['user_id int primary', 'zebra_id int primary', 'friend int', 'foe int'],
      world.ignores.map(([who, whom]) => [who, whom, 0, 1]),
    ),
    table(
      'topics_watch',
      ['topic_id int key', 'user_id int key', 'notify_status int'],
      world.watches.thread.map(([who, what]) => [what, who, 0]),
    ),
    table(
      'forums_watch',
      ['forum_id int key', 'user_id int key', 'notify_status int'],
      world.watches.board.map(([who, what]) => [what, who, 0]),
    ),
    // what needn't be read, with signs that end nothing
    table(
      'search_wordlist',
      ['word_id int primary', 'word_text varchar(255)'],
      [
        [1, "a'b;c\\"],
        [2, '`;'],
      ],
    ),
  ];
}

export const phpbb3Dump = async (world: World): Promise<string> =>
  [...dumpText(await phpbb3Tables(world))].join('');
