import { withTransaction } from '@oche/db';
import type { saveLayoutInput } from '@oche/validators/home/schemas';
import type { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import * as queries from './layout.queries.ts';

/** Keeps how a member has arranged a board, or forgets it; of two devices the later one counts. */
export async function saveLayout(
  { db, actor, clock }: MemberContext,
  { board, layout }: z.output<typeof saveLayoutInput>,
): Promise<void> {
  const of = { userId: actor.id, board };
  const now = clock.now().toISOString();
  await withTransaction(db, async (tx) => {
    if (layout) await queries.saveLayout(tx, { ...of, ...layout, now });
    else await queries.deleteLayout(tx, of);
  });
}
