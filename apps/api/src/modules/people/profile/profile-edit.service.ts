import { type Tx, withTransaction } from '@oche/db';
import type { chooseSectionInput, Profile, UpdateProfile } from '@oche/validators/people/profiles';
import type { z } from 'zod';
import { requireVoice } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { updatePerson } from '../../auth/index.ts';
import { claimUploads, ownPicture, releaseUploads, toPicture } from '../../uploads/index.ts';
import { lookAtName } from '../likeness/likeness.service.ts';
import { columnsOf } from './profile-columns.ts';
import * as queries from './profile-edit.queries.ts';
import { getProfile } from './profile-seen.service.ts';

/**
 * Changes what the member says about themselves; what isn't given stays as it is.
 * @throws AppError BAD_INPUT for a postal code that there isn't; UPLOAD_NOT_FOUND, and what `ownPictures` throws
 */
export async function updateProfile(ctx: MemberContext, change: UpdateProfile): Promise<Profile> {
  requireVoice(ctx.actor);
  const { id } = ctx.actor;
  const { firstName, lastName, country, zipCode, profileVisibility } = change;
  const picture = await ownPicture(ctx, change.profileImageUrl);
  await withTransaction(ctx.db, async (tx) => {
    if ([firstName, lastName, country, zipCode].some((given) => given !== undefined)) {
      await updatePerson(ctx, tx, id, { firstName, lastName, country, zipCode });
    }
    await queries.updateProfile(tx, id, {
      ...columnsOf(change),
      visibility: profileVisibility,
      visibility_chosen_at: profileVisibility && ctx.clock.now(),
    });
    if (picture !== undefined) await changeAvatar(ctx, tx, picture);
    if (firstName !== undefined || lastName !== undefined) await lookAtName(ctx, tx, id);
  });
  return getProfile(ctx, { userId: id });
}

/** Everybody may close a part of their own profile at any time, even while suspended. */
export async function chooseSection(
  ctx: MemberContext,
  { section, visibility }: z.output<typeof chooseSectionInput>,
): Promise<Profile> {
  const { id } = ctx.actor;
  await queries.updateProfile(ctx.db, id, { [`${section}_visibility`]: visibility });
  return getProfile(ctx, { userId: id });
}

/** At least so wide, in pixels: the largest avatar on a sharp screen. */
const AVATAR_WIDTH = 256;

/**
 * Shows a picture that the member has uploaded, instead of the former one.
 * @throws AppError UPLOAD_NOT_FOUND for one that is gone, somebody else's, or shown elsewhere
 */
export async function setAvatar(
  ctx: MemberContext,
  { uploadId }: { uploadId: string },
): Promise<Profile> {
  requireVoice(ctx.actor);
  await withTransaction(ctx.db, (tx) => changeAvatar(ctx, tx, uploadId));
  return getProfile(ctx, { userId: ctx.actor.id });
}

/** The initials stand there again. Without a picture this changes nothing. */
export async function removeAvatar(ctx: MemberContext): Promise<Profile> {
  await withTransaction(ctx.db, (tx) => changeAvatar(ctx, tx, null));
  return getProfile(ctx, { userId: ctx.actor.id });
}

async function changeAvatar(ctx: MemberContext, tx: Tx, uploadId: string | null): Promise<void> {
  const { id } = ctx.actor;
  const { avatarId: former } = await queries.lockAvatar(tx, id);
  if (uploadId !== null) {
    await claimUploads(tx, { ids: [uploadId], ownerId: id, usedBy: `avatar:${id}` });
  }
  const profileImageUrl = uploadId === null ? null : await addressOf(tx, uploadId);
  await updatePerson(ctx, tx, id, { profileImageUrl });
  await queries.updateProfile(tx, id, { avatar_id: uploadId });
  if (former !== null && former !== uploadId) await releaseUploads(tx, [former]);
}

/** Of the files of a picture the narrowest that is wide enough. */
async function addressOf(tx: Tx, uploadId: string): Promise<string> {
  const row = await queries.getPicture.first(tx, { id: uploadId });
  if (!row) throw new Error(`${uploadId} was claimed and is gone`);
  const { url, sources } = toPicture(row);
  return sources.find(({ width }) => width >= AVATAR_WIDTH)?.url ?? url;
}
