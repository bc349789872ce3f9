import { type Tx, withTransaction } from '@oche/db';
import type { RemoteRole, RemoteSignal } from '@oche/validators/remote/schemas';
import type { Deps } from '../../lib/deps.ts';
import { AppError } from '../../lib/errors.ts';
import { MINUTE_MS } from '../../lib/time/wall-clock.ts';
import { type Access, admit } from './access.service.ts';
import { areFriends, namesAddress } from './remote.policy.ts';
import './remote.events.ts';
import * as queries from './signals.queries.ts';

/** Long enough for a stream that was cut; what is older was meant for a connection that is gone. */
const KEPT_MS = 2 * MINUTE_MS;

interface Said {
  role: RemoteRole;
  peer: string;
  to?: string | null | undefined;
  signal: RemoteSignal;
}

/**
 * Says something to the other side: to its viewer when a camera speaks, else to its camera. A phone that stops also
 * says so to the device that scores.
 * @throws AppError GAME_NOT_FOUND, PICTURE_CLOSED, CAMERA_UNKNOWN, PICTURE_RELAYED_ONLY when it names an address
 */
export async function sendSignal(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  access: Access,
  { role, peer, to, signal }: Said,
  { isPhone = false } = {},
): Promise<void> {
  const { place, known } = await admit(deps, access);
  if (!areFriends(known) && namesAddress(signal)) throw new AppError('PICTURE_RELAYED_ONLY');
  await withTransaction(deps.db, async (tx) => {
    await insert(deps, tx, {
      gameId: place.gameId,
      toSide: 1 - known.side,
      toRole: role === 'camera' ? 'viewer' : 'camera',
      toPeer: to ?? null,
      fromPeer: peer,
      body: signal,
    });
    if (isPhone && signal.kind === 'bye')
      await tellPhone(deps, tx, { gameId: place.gameId, side: known.side, isThere: false });
  });
}

/** A peer that nobody is. */
const NOBODY = '0'.repeat(16);

/** Tells the device that scores of its phone. */
export const tellPhone = (
  deps: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  { gameId, side, isThere }: { gameId: number; side: number; isThere: boolean },
): Promise<void> =>
  insert(deps, tx, {
    gameId,
    toSide: side,
    toRole: 'viewer',
    toPeer: null,
    fromPeer: NOBODY,
    body: { kind: 'phone', isThere },
  });

async function insert(
  { clock, events }: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  {
    body,
    ...signal
  }: Omit<Parameters<typeof queries.insertSignal>[1], 'body' | 'now'> & {
    body: queries.StoredSignal;
  },
): Promise<void> {
  await queries.insertSignal(tx, { ...signal, body: JSON.stringify(body), now: clock.now() });
  await events.publish(tx, 'remote.signalled', { gameId: signal.gameId });
}

export async function dropSignals({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS).toISOString();
  await queries.dropSignals(db, { before });
}
