import { randomUUID } from 'node:crypto';
import { withTransaction } from '@oche/db';
import type { archiveInput, OwnDataOutput } from '@oche/validators/own-data/schemas';
import type { z } from 'zod';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { eachAlone, throwFailure } from '../../../lib/jobs/each-alone.ts';
import { addJob } from '../../../lib/jobs/jobs.ts';
import type { StoredFile } from '../../../lib/storage/storage.ts';
import { requireProof } from '../../auth/index.ts';
import * as queries from './archive.queries.ts';

/** One that wasn't ready after this long never will be. */
const HOPELESS_MS = 12 * 3_600_000;

/** Where the file of an archive is. */
const folderOf = (id: string): string => `archives/${id}`;
export const fileOf = (id: string): string => `${folderOf(id)}/archive.zip`;

/**
 * Has everything packed up that the member has here; a former archive goes.
 * @throws AppError ARCHIVE_UNDER_WAY, and what `requireProof` does
 */
export async function requestArchive(
  ctx: MemberContext,
  { password }: z.output<typeof archiveInput>,
): Promise<void> {
  await requireProof(ctx, password);
  const { id: userId } = ctx.actor;
  const id = randomUUID();
  await withTransaction(ctx.db, async (tx) => {
    const former = await queries.getArchive.first(tx, { userId });
    const now = ctx.clock.now().toISOString();
    if (!(await queries.insertArchive.first(tx, { userId, id, now }))) {
      throw new AppError('ARCHIVE_UNDER_WAY');
    }
    if (former) await addJob(tx, 'ownData.removeArchives', { ids: [former.id] });
    await addJob(tx, 'ownData.pack', { userId, id }, { isAwaited: true, isLong: true });
  });
}

export async function getArchive({
  db,
  actor,
}: Pick<MemberContext, 'db' | 'actor'>): Promise<OwnDataOutput['archive']> {
  const row = await queries.getArchive.first(db, { userId: actor.id });
  if (!row) return null;
  const { userId: _, ...archive } = row;
  return archive;
}

/**
 * The file, for its owner alone.
 * @throws AppError ARCHIVE_NOT_FOUND, also for everybody else's
 */
export async function openArchive(ctx: MemberContext, id: string): Promise<StoredFile> {
  const archive = await queries.getArchive.first(ctx.db, { userId: ctx.actor.id });
  const isThere =
    archive?.id === id &&
    archive.expiresAt !== null &&
    new Date(archive.expiresAt) > ctx.clock.now();
  const file = isThere ? await ctx.storage.find(fileOf(id)) : undefined;
  if (!file) throw new AppError('ARCHIVE_NOT_FOUND');
  return file;
}

/** Removes archives whose time is over, and gives up those that never became ready. */
export async function endArchives({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await queries.failArchives(db, new Date(now.getTime() - HOPELESS_MS).toISOString());
  await withTransaction(db, async (tx) => {
    const ids = await queries.deleteExpired(tx, now.toISOString());
    if (ids.length > 0) await addJob(tx, 'ownData.removeArchives', { ids });
  });
}

/** What can't be removed now is tried again. */
export async function removeArchives(
  { storage, log }: Pick<Deps, 'storage' | 'log'>,
  ids: readonly string[],
): Promise<void> {
  const errors = await eachAlone(
    ids,
    (id) => storage.removeFolder(folderOf(id)),
    (id, error) => log.warn({ err: error, archiveId: id }, 'an archive could not be removed'),
  );
  throwFailure(errors);
}
