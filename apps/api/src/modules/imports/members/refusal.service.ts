import { withTransaction } from '@oche/db';
import type { refuseMoveInput } from '@oche/validators/imports/schemas';
import type { z } from 'zod';
import type { Deps, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Vault } from '../../../lib/secrets/vault.ts';
import { shutOut } from '../../auth/index.ts';
import { departNow } from '../../own-data/index.ts';
import { findDeleted, lockDormant } from './told.queries.ts';

const signed = (userId: string) => `imports.refuse ${userId}`;

/** What a mail's link has, so that only its reader can refuse. It works as long as nobody has signed in as the member. */
export const refusalToken = (vault: Vault, userId: string): string =>
  `${userId}.${vault.sign(signed(userId))}`;

/**
 * A member who doesn't want to have moved is erased, like everybody who leaves; what they wrote stays under nobody's
 * name. The same again changes nothing.
 * @throws AppError INVALID_TOKEN for a link that isn't ours; MOVED_IN for who has signed in meanwhile, and leaves as
 *   everybody does
 */
export async function refuseMove(
  ctx: Pick<ServiceContext, 'db' | 'vault' | 'clock' | 'events'>,
  { token }: z.output<typeof refuseMoveInput>,
): Promise<void> {
  const userId = ownerOf(ctx, token);
  await withTransaction(ctx.db, async (tx) => {
    const dormant = await lockDormant(tx, userId);
    if (!dormant) {
      if (await findDeleted.first(tx, { id: userId })) return;
      throw new AppError('MOVED_IN');
    }
    await shutOut(ctx, tx, userId);
    await departNow(ctx, tx, userId);
  });
}

function ownerOf({ vault }: Pick<Deps, 'vault'>, token: string): string {
  const [userId = '', signature = ''] = token.split('.');
  if (userId === '' || !vault.isSigned(signed(userId), signature))
    throw new AppError('INVALID_TOKEN');
  return userId;
}
