import type { Cell, Table } from './dump-text.ts';
import { at, OLD_SITE } from './world.ts';

/** A phpBB of any size, row by row, so that however many are made little is in memory. Always the same. */

const NAMES =
  'Flights Barrel Board Doppel Bull Triple Checkout Average Steel Soft Liga Turnier Abend Training Wurf Stand Griff Spitze'.split(
    ' ',
  );
const POSTS_A_THREAD = 12;
const POSTS_A_MEMBER = 60;
const POSTS_A_MESSAGE = 50;
const POSTS_A_WATCH = 20;
const BOARDS = 10;
/** of 'test12345', as phpass tests it */
const PASSWORD = '$H$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0';

const words = (seed: number, count: number): string =>
  Array.from(
    { length: count },
    (_, index) => NAMES[(seed * 7 + index * 13 + (seed >> 3) * index) % NAMES.length],
  ).join(' ');

function* range(
  count: number,
  row: (index: number) => readonly Cell[],
): Generator<readonly Cell[]> {
  for (let index = 1; index <= count; index++) yield row(index);
}

/** One in five quotes the post before it in its thread, others have lists, signs or links to posts. */
function textOf(post: number, threads: number): string {
  const body = words(post, 12 + (post % 60));
  const quoted = post - threads;
  if (post % 5 === 0 && quoted > 0) {
    return `<r><QUOTE><s>[quote=Mitglied post_id=${quoted} time=1 user_id=3]</s>${words(quoted, 9)}<e>[/quote]</e></QUOTE>\n${body}</r>`;
  }
  if (post % 7 === 0) {
    return `<r><B><s>[b]</s>${words(post, 2)}<e>[/b]</e></B> ${body}<br/>\n<LIST><s>[list]</s><LI><s>[*]</s>${words(post, 3)}</LI><e>[/list]</e></LIST></r>`;
  }
  if (post % 11 === 0 && post > 100)
    return `<t>${body} ${OLD_SITE}/viewtopic.php?p=${post - 100}</t>`;
  return `<t>${body}</t>`;
}

/** The thread of a post: posts are written in all threads by turns. */
export const threadsOf = (posts: number): number => Math.ceil(posts / POSTS_A_THREAD);

/** @param pictures how many posts, from the first one on, have the file `picture` */
export function generatedTables(posts: number, pictures = 0): Table[] {
  const threads = threadsOf(posts);
  const members = Math.ceil(posts / POSTS_A_MEMBER);
  const author = (index: number) => 2 + (index % members);
  const table = (name: string, columns: string, rows: Iterable<readonly Cell[]>): Table => ({
    name: `phpbb_${name}`,
    columns: columns.split(', '),
    rows,
  });
  const messages = Math.ceil(posts / POSTS_A_MESSAGE);
  return [
    table(
      'users',
      'user_id int primary, user_type int, username varchar, user_email varchar, user_password varchar, user_regdate int, user_lang varchar, user_avatar varchar, user_avatar_type varchar, user_sig mediumtext',
      range(members, (index) => [
        index + 1,
        0,
        `Mitglied${index}`,
        `g${index}@generiert.example`,
        PASSWORD,
        at(-index),
        'de',
        '',
        '',
        '',
      ]),
    ),
    table('groups', 'group_id int primary, group_name varchar, group_type int', [
      [1, 'GUESTS', 3],
      [2, 'REGISTERED', 3],
    ]),
    table(
      'user_group',
      'group_id int key, user_id int key, group_leader int, user_pending int',
      range(members, (index) => [2, index + 1, 0, 0]),
    ),
    table('acl_options', 'auth_option_id int primary, auth_option varchar', [[20, 'f_read']]),
    table('acl_roles_data', 'role_id int primary, auth_option_id int primary, auth_setting int', [
      [17, 20, 1],
    ]),
    table(
      'acl_groups',
      'group_id int key, forum_id int, auth_option_id int, auth_role_id int, auth_setting int',
      range(BOARDS + 1, (index) => [1, index, 0, 17, 0]),
    ),
    table(
      'forums',
      'forum_id int primary, parent_id int, left_id int key, forum_name varchar, forum_desc mediumtext, forum_desc_uid varchar, forum_type int, forum_status int',
      range(BOARDS + 1, (index) => [
        index,
        index === 1 ? 0 : 1,
        index,
        `Brett ${index}`,
        '',
        '',
        index === 1 ? 0 : 1,
        0,
      ]),
    ),
    table(
      'topics',
      'topic_id int primary, forum_id int key, topic_title varchar, topic_poster int, topic_first_poster_name varchar, topic_time int, topic_type int, topic_status int, topic_visibility int, poll_title varchar, poll_start int, poll_length int, poll_max_options int, poll_vote_change int',
      range(threads, (index) => [
        index,
        2 + (index % BOARDS),
        words(index, 4),
        author(index),
        '',
        at(index * 10),
        0,
        0,
        1,
        '',
        0,
        0,
        1,
        0,
      ]),
    ),
    table(
      'posts',
      'post_id int primary, topic_id int key, poster_id int, post_username varchar, post_time int, post_edit_time int, post_visibility int, post_text mediumtext, bbcode_uid varchar',
      range(posts, (index) => [
        index,
        ((index - 1) % threads) + 1,
        author(index),
        '',
        at(index * 10),
        0,
        1,
        textOf(index, threads),
        'abc',
      ]),
    ),
    table(
      'attachments',
      'attach_id int primary, post_msg_id int key, in_message int, poster_id int, is_orphan int, physical_filename varchar, real_filename varchar, attach_comment mediumtext',
      range(pictures, (index) => [
        index,
        index,
        0,
        author(index),
        0,
        'picture',
        'bild.png',
        `Bild ${index}`,
      ]),
    ),
    table(
      'privmsgs',
      'msg_id int primary, author_id int, message_time int, message_subject varchar, message_text mediumtext, bbcode_uid varchar',
      range(messages, (index) => [
        index,
        author(index),
        at(index),
        'Hallo',
        `<t>${words(index, 20)}</t>`,
        '',
      ]),
    ),
    table(
      'privmsgs_to',
      'msg_id int key, user_id int, author_id int, pm_deleted int, folder_id int',
      range(2 * messages, (index) => [
        Math.ceil(index / 2),
        index % 2 ? author(Math.ceil(index / 2)) : author(index / 2 + 1),
        2,
        0,
        0,
      ]),
    ),
    table(
      'topics_watch',
      'topic_id int key, user_id int key, notify_status int',
      range(Math.ceil(posts / POSTS_A_WATCH), (index) => [1 + (index % threads), author(index), 0]),
    ),
  ];
}
