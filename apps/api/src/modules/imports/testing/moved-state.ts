import { sql } from 'kysely';
import type { TestApi } from '../../../testing/index.ts';

/** What became of `kind` here, by the number it had there. */
const source = (kind: string, target: string): string =>
  `(select source_id from import_map where kind = '${kind}' and target_id = ${target}::text)`;

const member = (target: string): string => source('member', target);

/** By what they were there, as numbers here depend on how often an import began. */
const STATEMENTS: Record<string, string> = {
  map: `select kind, source_id from import_map order by kind, source_id`,
  members: `select ${member('users.id')} as id, first_name, last_name, email not like '%.invalid' as has_address, role,
      status, locale, email_verified_at is null as waits, avatar_id is not null as has_avatar,
      exists (select from legacy_passwords where user_id = users.id) as has_password,
      exists (select from imported_members where user_id = users.id) as is_new,
      case when ${member('users.id')} not like 'guest:%' then users.created_at end as joined
    from users left join profiles on profiles.user_id = users.id where ${member('users.id')} is not null order by 1`,
  places: `select category.name as category, subforum.name, subforum.is_locked, subforum.thread_count, subforum.post_count
    from forum_subforums subforum join forum_categories category on category.id = subforum.category_id order by 1, 2`,
  threads: `select ${source('thread', 'thread.id')} as id, title, ${member('author_id')} as author, created_at, is_locked,
      is_pinned, is_announcement, post_count, next_number, last_post_at, last_post_number
    from forum_threads thread order by 1`,
  posts: `select ${source('post', 'post.id')} as id, ${source('thread', 'thread_id')} as thread, number, root_number,
      ${member('author_id')} as author, created_at, edited_at, quoted_text, picture_count,
      ${source('post', 'quoted_post_id')} as quoted, ${source('post', 'parent_post_id')} as parent,
      regexp_replace(content, 'forum/thread/\\d+', 'forum/thread/', 'g') as content
    from forum_posts post order by 1`,
  links: `select ${source('post', 'post_id')} as post from import_links order by 1`,
  pictures: `select ${source('post', 'post_id')} as post, position, description,
      (select used_by = 'post:' || post_id from uploads where id = upload_id) as is_used
    from forum_pictures order by 1, 2`,
  votes: `select question, voter_count, option.text, vote_count, ${member('user_id')} as voter
    from polls join poll_options option on option.poll_id = polls.id
    left join poll_votes vote on vote.option_id = option.id order by 1, 3, 5`,
  messages: `select body, ${member('sender_id')} as sender, message.created_at, conversation.kind, conversation.name,
      (select array_agg(${member('user_id')} order by ${member('user_id')}) from conversation_members m
        where m.conversation_id = conversation.id) as people
    from conversation_messages message join conversations conversation on conversation.id = conversation_id
    order by message.created_at, body`,
  blocks: `select ${member('blocker_id')} as who, ${member('blocked_id')} as whom from user_blocks order by 1, 2`,
  watches: `select ${member('user_id')} as who, kind, level,
      case kind when 'thread' then ${source('thread', 'place_id')} else ${source('board', 'place_id')} end as what
    from watches order by 1, 2, 4`,
};

/** All that an import has brought, and nothing that differs from one time to the next. */
export async function readMoved(api: TestApi): Promise<Record<string, unknown>> {
  const state: Record<string, unknown> = {};
  for (const [name, statement] of Object.entries(STATEMENTS)) {
    ({ rows: state[name] } = await sql.raw(statement).execute(api.deps.db));
  }
  return state;
}
