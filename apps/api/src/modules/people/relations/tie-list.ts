import type { page } from '@oche/validators/common';
import type { tieListOutput } from '@oche/validators/people/schemas';
import { z } from 'zod';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';

/** A place in a list of people whom a member blocks or follows: the latest first. */
export interface TieKey {
  since: string;
  beforeId: string;
}

const LATEST_MS = Date.UTC(9999, 11, 31);
const cursorKey = z.tuple([z.int().min(0).max(LATEST_MS), z.string().max(100)]);

/**
 * @param read reads at most `limit` rows behind the key
 * @throws AppError BAD_INPUT for a cursor that isn't ours
 */
export function readTies(
  { limit, cursor }: z.output<typeof page>,
  read: (after: TieKey & { limit: number }) => Promise<Tie[]>,
): Promise<z.input<typeof tieListOutput>> {
  const [sinceMs, beforeId] =
    cursor === undefined ? [LATEST_MS, ''] : decodeCursor(cursorKey, cursor);
  const after = { since: new Date(sinceMs).toISOString(), beforeId };
  return readPage(
    limit,
    (count) => read({ ...after, limit: count }),
    ({ id, since }) => encodeCursor([Date.parse(since), id]),
  );
}

type Tie = z.input<typeof tieListOutput>['items'][number];
