import type { Executor } from '@oche/db';
import type { HeardOf } from '../../../lib/declared/published.ts';
import type { PostIds } from '../forum.outside.ts';
import { getClubOf } from './around.queries.ts';

/** The thread, its subforum, and the club whose news that has. */
export async function around(db: Executor, { threadId, subforumId }: PostIds): Promise<HeardOf[]> {
  const clubId = (await getClubOf.first(db, { subforumId }))?.clubId ?? null;
  return [
    { kind: 'thread', id: String(threadId) },
    { kind: 'subforum', id: String(subforumId) },
    ...(clubId === null ? [] : [{ kind: 'club', id: String(clubId) }]),
  ];
}
