import { sql } from 'kysely';
import type { Tx } from '../index.ts';
import { demoThreads } from './demo-data.ts';

/** What edited demo posts said before, spread evenly between when they were written and when they were edited. */
export async function insertDemoVersions(tx: Tx): Promise<void> {
  const versions = demoThreads
    .flatMap(({ posts }) => posts)
    .flatMap(({ content, formerly = [] }) =>
      formerly.map((earlier, index) => ({
        content,
        earlier,
        version: index + 1,
        share: index / formerly.length,
      })),
    );
  await sql`
    insert into forum_post_versions (post_id, version, content, written_at)
    select post.id, known.version, known.earlier,
      post.created_at + known.share * (post.edited_at - post.created_at)
    from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb)
      as known (content text, earlier text, version int, share float)
    join forum_posts post on post.content = known.content and post.edited_at is not null
  `.execute(tx);
}
