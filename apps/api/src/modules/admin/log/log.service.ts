import type { adminLogOptionsOutput } from '@oche/validators/admin/lists';
import type { z } from 'zod';
import { requireAdmin } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import * as queries from './log.queries.ts';

/** What the log can be filtered by, as it stands. @throws AppError FORBIDDEN */
export async function getLogOptions({
  actor,
  db,
}: MemberContext): Promise<z.input<typeof adminLogOptionsOutput>> {
  requireAdmin(actor);
  const [actions, kinds, actors] = await Promise.all([
    queries.listActions(db, {}),
    queries.listKinds(db, {}),
    queries.listActors(db, {}),
  ]);
  return {
    actions: actions.map(({ action }) => action),
    kinds: kinds.map(({ kind }) => kind),
    actors,
  };
}
