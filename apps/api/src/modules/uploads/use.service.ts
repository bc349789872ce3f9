import type { Tx } from '@oche/db';
import { AppError } from '../../lib/errors.ts';
import { claim, release } from './upload.queries.ts';

interface Claim {
  /** distinct */
  ids: readonly string[];
  /** who uploaded them */
  ownerId: string;
  /** what shows them from now on, as noun:id ('lounge:12') */
  usedBy: string;
}

/**
 * Keeps pictures for the thing that shows them, and for no other one, also when two claim them at the
 * same time. Pictures that it shows already may be named again, whoever uploaded them.
 * @throws AppError UPLOAD_NOT_FOUND when one is gone, somebody else's, or used elsewhere
 */
export async function claimUploads(tx: Tx, request: Claim): Promise<void> {
  if (request.ids.length === 0) return;
  const claimed = await claim(tx, request);
  if (claimed !== request.ids.length) throw new AppError('UPLOAD_NOT_FOUND');
}

/**
 * Notes that nothing shows these pictures any more; a day later they are removed. Delete the rows
 * that reference them first.
 */
export async function releaseUploads(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await release(tx, ids);
}
