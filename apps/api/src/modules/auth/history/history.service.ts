import type { signInHistoryInput, signInHistoryOutput } from '@oche/validators/auth/passkeys';
import { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { listSignIns } from './sign-in.queries.ts';

const cursorKey = z.tuple([z.int().positive()]);

/**
 * The member's own sign-ins of the last half year, the latest first.
 * @throws AppError BAD_INPUT for a cursor that isn't ours
 */
export function listHistory(
  { db, actor }: MemberContext,
  { limit, cursor }: z.output<typeof signInHistoryInput>,
): Promise<z.input<typeof signInHistoryOutput>> {
  const [before] =
    cursor === undefined ? [Number.MAX_SAFE_INTEGER] : decodeCursor(cursorKey, cursor);
  return readPage(
    limit,
    (count) => listSignIns(db, { userId: actor.id, before, limit: count }),
    ({ id }) => encodeCursor([id]),
  );
}
