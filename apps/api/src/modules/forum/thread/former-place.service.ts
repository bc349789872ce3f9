import type { Executor } from '@oche/db';
import type { placeInput, placeOutput } from '@oche/validators/forum/order/schemas';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { findPlace } from './former-place.queries.ts';

/** Where a post is now that has stood elsewhere; of a thread that went into another one, where its first post is. */
export async function readPlace(
  { db }: Pick<ServiceContext, 'db'>,
  { threadId, number }: z.output<typeof placeInput>,
): Promise<z.input<typeof placeOutput>> {
  const found =
    (await findPlace.first(db, { threadId, number })) ??
    (number > 1 ? await findPlace.first(db, { threadId, number: 1 }) : undefined);
  return found ? { threadId: found.threadId, number: found.number } : null;
}

/** Why a thread isn't there: it went into another one, which the error names, or there is none. */
export async function missingThread(db: Executor, threadId: number): Promise<AppError> {
  const place = await findPlace.first(db, { threadId, number: 1 });
  if (!place) return new AppError('THREAD_NOT_FOUND');
  return new AppError('THREAD_MOVED', {
    details: { threadId: place.threadId, post: place.number },
  });
}
