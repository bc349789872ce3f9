import type { Executor } from '@oche/db';
import type { RemotePicture } from '@oche/validators/remote/schemas';
import type { Deps, MemberContext } from '../../lib/deps.ts';
import { AppError } from '../../lib/errors.ts';
import { secretHash } from '../../lib/secrets/secret.ts';
import type { Clock } from '../../lib/time/clock.ts';
import { findCamera } from './cameras.queries.ts';
import { iceFor } from './ice.ts';
import { getPicture } from './picture.queries.ts';
import { areFriends, endOf } from './remote.policy.ts';

/** Whose picture it is in which game. */
export interface Place {
  gameId: number;
  userId: string;
}

/** Says whose device this is, each time anew: a phone can be sent away meanwhile. */
export type Access = (deps: Pick<Deps, 'db'>) => Promise<Place>;

export const ofMember =
  ({ actor }: Pick<MemberContext, 'actor'>, gameId: number): Access =>
  async () => ({ gameId, userId: actor.id });

/** @throws AppError CAMERA_UNKNOWN */
export const ofDevice =
  (device: string): Access =>
  async ({ db }) => {
    const camera = await findCamera.first(db, { deviceHash: secretHash(device) });
    if (!camera) throw new AppError('CAMERA_UNKNOWN');
    return camera;
  };

export type Known = NonNullable<Awaited<ReturnType<typeof getPicture.first>>>;

/** @throws AppError GAME_NOT_FOUND for who doesn't play in it */
export async function readKnown(
  db: Executor,
  clock: Clock,
  { gameId, userId }: Place,
): Promise<Known> {
  const known = await getPicture.first(db, { gameId, viewerId: userId, now: clock.now() });
  if (!known) throw new AppError('GAME_NOT_FOUND');
  return known;
}

/** @throws AppError GAME_NOT_FOUND, PICTURE_CLOSED, CAMERA_UNKNOWN */
export async function admit(
  deps: Pick<Deps, 'db' | 'clock'>,
  access: Access,
): Promise<{ place: Place; known: Known }> {
  const place = await access(deps);
  const known = await readKnown(deps.db, deps.clock, place);
  if (endOf(known) !== null) throw new AppError('PICTURE_CLOSED');
  return { place, known };
}

/**
 * What a device needs to connect.
 * @throws AppError as `admit` does
 */
export async function readPicture(
  deps: Pick<Deps, 'db' | 'clock' | 'env'>,
  access: Access,
): Promise<RemotePicture> {
  const { place, known } = await admit(deps, access);
  const isFriend = areFriends(known);
  return {
    gameId: place.gameId,
    side: known.side,
    opponent: known.others.map(({ name }) => name).join(', '),
    isFriend,
    hasPhone: known.hasPhone,
    // the relay needn't know who it is: the game says enough to who runs it
    ...iceFor(deps.env, `${place.gameId}-${known.side}`, isFriend, deps.clock.now()),
  };
}
