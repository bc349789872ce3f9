import { sql } from 'kysely';
import type { Tx } from '../index.ts';

/**
 * What members say of the demo posts without words: who reacts to what follows from the ids, so that it is the same
 * each time.
 */
export async function insertDemoReactions(tx: Tx): Promise<void> {
  await sql`
    insert into forum_reactions (post_id, user_id, kind, created_at)
    select post.id, member.id,
      (array['bullseye', 'maximum', 'good-darts', 'round', 'bounce-out', 'madhouse'])[
        1 + (post.id * 7 + member.place * post.number) % 6],
      post.created_at
    from forum_posts post
    cross join (
      select id, row_number() over (order by id) as place from users where status = 'active'
        and email_verified_at is not null
    ) member
    where post.deleted_at is null and post.author_id <> member.id and post.number < 6
      and (post.id * 31 + member.place * 17) % 5 = 0
  `.execute(tx);
  await sql`
    insert into forum_post_reactions (post_id, thread_id, counts, revision)
    select counted.post_id, post.thread_id, jsonb_object_agg(counted.kind, counted.amount), 1
    from (
      select post_id, kind, count(*) as amount from forum_reactions group by post_id, kind
    ) counted
    join forum_posts post on post.id = counted.post_id
    group by counted.post_id, post.thread_id
  `.execute(tx);
  await sql`
    update forum_threads set reaction_revision = 1
    where id in (select thread_id from forum_post_reactions)
  `.execute(tx);
}
