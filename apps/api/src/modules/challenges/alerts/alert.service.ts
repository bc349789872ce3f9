import type {
  challengeAlertOutput,
  saveChallengeAlertInput,
} from '@oche/validators/challenges/schemas';
import type { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { findOrigin } from '../../lounges/index.ts';
import { getPlayer } from '../challenge/challenge.queries.ts';
import * as queries from './alert.queries.ts';

type Alert = z.infer<typeof challengeAlertOutput>;

/** Which new challenges the member wants to hear of; null: none. */
export async function getAlert({ db, actor }: MemberContext): Promise<Alert> {
  return (await queries.getAlert.first(db, { userId: actor.id })) ?? null;
}

/**
 * Lets a member hear of new challenges around a postal code.
 * @throws AppError ZIP_CODE_UNKNOWN, CHALLENGE_NEEDS_PLACE
 */
export async function saveAlert(
  ctx: MemberContext,
  { radius, isLevelOnly, zipCode }: z.output<typeof saveChallengeAlertInput>,
): Promise<Alert> {
  const userId = ctx.actor.id;
  const country = (await getPlayer.first(ctx.db, { userId }))?.country ?? 'DE';
  const { origin, unknownZipCode } = await findOrigin(ctx, { zipCode, country });
  if (unknownZipCode !== null) {
    throw new AppError('ZIP_CODE_UNKNOWN', { fields: { zipCode: 'unknownZipCode' } });
  }
  if (!origin?.zipCode) throw new AppError('CHALLENGE_NEEDS_PLACE');
  const { latitude, longitude } = origin;
  const alert = { radius, isLevelOnly, zipCode: origin.zipCode };
  await queries.saveAlert(ctx.db, { userId, ...alert, latitude, longitude });
  return alert;
}

export async function deleteAlert({ db, actor }: MemberContext): Promise<void> {
  await queries.deleteAlert(db, { userId: actor.id });
}
