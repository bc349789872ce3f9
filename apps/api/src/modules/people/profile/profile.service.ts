import { type Tx, withTransaction } from '@oche/db';
import { USERNAME_DAYS } from '@oche/validators/people/limits';
import type {
  changeUsernameInput,
  chooseVisibilityInput,
  OwnProfile,
} from '@oche/validators/people/schemas';
import type { z } from 'zod';
import { requireVoice } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { lookAtName } from '../likeness/likeness.service.ts';
import * as queries from './profile.queries.ts';
import { updateProfile } from './profile-edit.queries.ts';

const USERNAME_MS = USERNAME_DAYS * 86_400_000;

/** The member's own profile. */
export async function getOwnProfile({ db, clock, actor }: MemberContext): Promise<OwnProfile> {
  const profile = await queries.getProfile.first(db, { id: actor.id });
  if (!profile) throw new Error(`${actor.id} has no profile`);
  const { id, username, usernameChangedAt, visibility } = profile;
  const changeableFrom = usernameChangeableFrom(usernameChangedAt, clock.now());
  return {
    id,
    username,
    usernameChangeableFrom: changeableFrom?.toISOString() ?? null,
    visibility,
  };
}

/** @returns null when it can be changed now; what was proposed can be changed at any time */
function usernameChangeableFrom(changedAt: string | null, now: Date): Date | null {
  if (changedAt === null) return null;
  const from = new Date(Date.parse(changedAt) + USERNAME_MS);
  return from > now ? from : null;
}

/**
 * Changes the username. The former one stays reserved for the member as long as the new one can't
 * be changed, so that nobody else is reached by what was meant for the member. The same name again
 * changes nothing.
 *
 * @throws AppError USERNAME_CHANGED_LATELY with the time from which on it can be changed,
 *   USERNAME_TAKEN
 */
export async function changeUsername(
  ctx: MemberContext,
  { username }: z.output<typeof changeUsernameInput>,
): Promise<OwnProfile> {
  requireVoice(ctx.actor);
  const { id } = ctx.actor;
  const now = ctx.clock.now();
  await withTransaction(ctx.db, async (tx) => {
    const profile = await queries.lockProfile(tx, id);
    if (profile.username === username) return;
    const from = usernameChangeableFrom(profile.usernameChangedAt, now);
    if (from) {
      throw new AppError('USERNAME_CHANGED_LATELY', { details: { from: from.toISOString() } });
    }
    await rename(tx, profile, { username, now });
    await lookAtName(ctx, tx, id);
  });
  return getOwnProfile(ctx);
}

/** @throws AppError USERNAME_TAKEN */
async function rename(
  tx: Tx,
  { id, username: former }: { id: string; username: string },
  { username, now }: { username: string; now: Date },
): Promise<void> {
  // before the former one is given up: two who swap names don't wait for each other
  if (!(await queries.takeUsername(tx, { id, username, now }))) {
    throw new AppError('USERNAME_TAKEN', { fields: { username: 'usernameTaken' } });
  }
  await queries.setUsername(tx, { id, username, now });
  if (former.toLowerCase() === username.toLowerCase()) return;
  await queries.holdUsername(tx, former, new Date(now.getTime() + USERNAME_MS));
}

/**
 * Gives a member another username, even one who has changed it lately; the caller decides who may do that.
 * @returns whether it is another one
 * @throws AppError USERNAME_TAKEN
 */
export async function renameMember(
  { clock }: Pick<MemberContext, 'clock'>,
  tx: Tx,
  userId: string,
  username: string,
): Promise<boolean> {
  const profile = await queries.lockProfile(tx, userId);
  if (profile.username === username) return false;
  await rename(tx, profile, { username, now: clock.now() });
  return true;
}

/** Everybody may close their own profile at any time, even while suspended. */
export async function chooseVisibility(
  ctx: MemberContext,
  { visibility }: z.output<typeof chooseVisibilityInput>,
): Promise<OwnProfile> {
  await updateProfile(ctx.db, ctx.actor.id, {
    visibility,
    visibility_chosen_at: ctx.clock.now(),
  });
  return getOwnProfile(ctx);
}
