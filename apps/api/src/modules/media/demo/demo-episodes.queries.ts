import type { Tx } from '@oche/db';

interface Loaded {
  channelId: number;
  now: string;
}

const NEVER = 'infinity';

/** A feed that was read when the demo was loaded, and never is again. */
export async function insertReadFeed(tx: Tx, { channelId, now }: Loaded): Promise<void> {
  await tx
    .insertInto('media_sources')
    .values({
      channel_id: channelId,
      kind: 'feed',
      state: 'fine',
      checked_at: now,
      read_at: now,
      next_check_at: NEVER,
    })
    .execute();
}

/** A page that has been gone for some days. */
export async function insertDeadPage(tx: Tx, { channelId, now }: Loaded): Promise<void> {
  const since = new Date(Date.parse(now) - 4 * 86_400_000).toISOString();
  await tx
    .insertInto('media_sources')
    .values({
      channel_id: channelId,
      kind: 'page',
      state: 'dead',
      problem: 'gone',
      failures: 4,
      failing_since: since,
      checked_at: now,
      next_check_at: NEVER,
    })
    .execute();
}
