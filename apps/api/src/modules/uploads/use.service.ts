import type { Tx } from '@oche/db';
import { AppError } from '../../lib/errors.ts';
import { claim, release } from './upload.queries.ts';

interface Claim {
  /** distinct */
  ids: readonly string[];
  /** who uploaded them */
  ownerId: string;
  /** what shows them from now on, as noun:id, e.g. 'lounge:12' */
  usedBy: string;
}

/**
 * Reserves pictures for the thing that shows them; nothing else can have them then, even if two
 * claim them at the same time. Pictures that it shows already may be claimed again, whoever
 * uploaded them.
 * @throws AppError UPLOAD_NOT_FOUND when one is gone, somebody else's, or used by something else
 */
export async function claimUploads(tx: Tx, request: Claim): Promise<void> {
  if (request.ids.length === 0) return;
  const claimed = await claim(tx, request);
  if (claimed !== request.ids.length) throw new AppError('UPLOAD_NOT_FOUND');
}

/**
 * Notes that nothing shows these pictures any more; they are removed a day later. Delete the rows
 * that reference them first.
 */
export async function releaseUploads(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await release(tx, ids);
}
