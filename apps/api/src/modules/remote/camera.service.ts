import { withTransaction } from '@oche/db';
import type { cameraLinkOutput, openCameraInput } from '@oche/validators/remote/schemas';
import type { z } from 'zod';
import type { Deps, MemberContext, ServiceContext } from '../../lib/deps.ts';
import { AppError } from '../../lib/errors.ts';
import { drawQr } from '../../lib/picture/qr.ts';
import { publicUrl } from '../../lib/public-url.ts';
import { newSecret, secretHash } from '../../lib/secrets/secret.ts';
import { DAY_MS, MINUTE_MS } from '../../lib/time/wall-clock.ts';
import { admit, ofMember, readKnown } from './access.service.ts';
import * as queries from './cameras.queries.ts';
import { tellPhone } from './signal.service.ts';

/** Long enough to fetch the phone. */
const LINK_MINUTES = 10;

/**
 * A link that makes the phone that opens it first the camera of the member's board. What was the camera before is
 * none any more.
 * @throws AppError GAME_NOT_FOUND, PICTURE_CLOSED
 */
export async function createCameraLink(
  ctx: MemberContext,
  { gameId }: { gameId: number },
): Promise<z.infer<typeof cameraLinkOutput>> {
  const { place } = await admit(ctx, ofMember(ctx, gameId));
  const token = newSecret();
  const until = new Date(ctx.clock.now().getTime() + LINK_MINUTES * MINUTE_MS);
  await withTransaction(ctx.db, async (tx) => {
    await queries.saveLink(tx, { ...place, linkHash: secretHash(token), until });
    await ctx.events.publish(tx, 'remote.signalled', { gameId });
  });
  const path = `/remote/camera/${token}`;
  return { path, qr: await drawQr(publicUrl(ctx.env, path)), until: until.toISOString() };
}

/**
 * The phone that has opened a link is the camera from now on, as long as the game goes on. It may open the link again,
 * e.g. when the page was loaded anew.
 * @throws AppError CAMERA_UNKNOWN, also when another phone has opened it; PICTURE_CLOSED
 */
export async function openCamera(
  ctx: ServiceContext,
  { token, device }: z.output<typeof openCameraInput>,
): Promise<void> {
  await ctx.limits.check('unknownSession', ctx.address);
  await withTransaction(ctx.db, async (tx) => {
    const hashes = { linkHash: secretHash(token), deviceHash: secretHash(device) };
    const camera = await queries.openLink.first(tx, {
      ...hashes,
      now: ctx.clock.now().toISOString(),
    });
    if (!camera) throw new AppError('CAMERA_UNKNOWN');
    const { side } = await readKnown(tx, ctx.clock, camera);
    await tellPhone(ctx, tx, { gameId: camera.gameId, side, isThere: true });
  }).catch(async (error: unknown) => {
    if (error instanceof AppError) await ctx.limits.use('unknownSession', ctx.address);
    throw error;
  });
}

/** The member's phone is no camera any more. */
export async function closeCamera(
  { db, actor, events }: MemberContext,
  { gameId }: { gameId: number },
): Promise<void> {
  await withTransaction(db, async (tx) => {
    await queries.deleteCamera(tx, { gameId, userId: actor.id });
    await events.publish(tx, 'remote.signalled', { gameId });
  });
}

/** No game takes longer. */
export async function dropCameras({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - DAY_MS).toISOString();
  await queries.dropCameras(db, { before });
}
