import type { Executor } from '@oche/db';
import { sql } from 'kysely';
import type { OldAddress } from './addresses.ts';

interface Found {
  kind: OldAddress['kind'];
  sourceId: string;
  path: string;
}

/** Where old addresses of one board lead now: one statement for each kind that is asked for. */
export async function listTargets(
  db: Executor,
  importId: number,
  old: readonly OldAddress[],
): Promise<Found[]> {
  const found: Found[] = [];
  for (const kind of new Set(old.map((each) => each.kind))) {
    const ids = [...new Set(old.flatMap((each) => (each.kind === kind ? each.id : [])))];
    found.push(...(await listOfKind(db, importId, kind, ids)));
  }
  return found;
}

const paths = {
  thread: sql<string>`(
    select '/forum/thread/' || thread.id from forum_threads thread where thread.id = mapped.target_id::bigint
  )`,
  post: sql<string>`(
    select '/forum/thread/' || post.thread_id || '?post=' || post.number || '#post-' || post.number
    from forum_posts post where post.id = mapped.target_id::bigint
  )`,
  board: sql<string>`'/forum/subforum/' || mapped.target_id`,
  member: sql<string>`(select '/players/' || profiles.username from profiles where user_id = mapped.target_id)`,
  attachment: sql<string>`(
    select '/media/' || uploads.id || '/' || uploads.width || '.webp' from uploads where uploads.id = mapped.target_id
  )`,
};

async function listOfKind(
  db: Executor,
  importId: number,
  kind: OldAddress['kind'],
  ids: readonly string[],
): Promise<Found[]> {
  const rows = await db
    .selectFrom('import_map as mapped')
    .select(['mapped.source_id as sourceId', paths[kind].as('path')])
    .where('mapped.import_id', '=', importId)
    .where('mapped.kind', '=', kind)
    .where('mapped.source_id', '=', sql<string>`any(${ids}::text[])`)
    .execute();
  return rows.flatMap(({ sourceId, path }) => (path ? [{ kind, sourceId, path }] : []));
}
