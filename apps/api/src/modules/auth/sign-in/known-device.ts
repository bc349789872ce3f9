import { randomBytes } from 'node:crypto';
import type { ServiceContext } from '../../../lib/deps.ts';

/** A family may share one browser, and a team the laptop at the bar. */
const MAX_MEMBERS = 5;
const ID_BYTES = 12;

type DeviceContext = Pick<ServiceContext, 'vault' | 'knownDevices'>;

interface Entry {
  id: string;
  signature: string;
}

/**
 * Reads the cookie of a device: a random number and a signature for each member who has signed in
 * with it. It doesn't reveal who they are, but for a given member the signature can be checked.
 */
function entriesOf({ knownDevices }: DeviceContext): Entry[] {
  return (knownDevices ?? '')
    .split('~')
    .slice(0, MAX_MEMBERS)
    .map((entry) => {
      const [id = '', signature = ''] = entry.split('.');
      return { id, signature };
    });
}

const signedText = (userId: string, id: string) => `known-device:${userId}:${id}`;

const find = (ctx: DeviceContext, userId: string): Entry | undefined =>
  entriesOf(ctx).find(({ id, signature }) => ctx.vault.isSigned(signedText(userId, id), signature));

/**
 * @returns the device's number for this member, null when they have not signed in with it before
 */
export const knownDevice = (ctx: DeviceContext, userId: string): string | null =>
  find(ctx, userId)?.id ?? null;

/** Call it after a complete sign-in, second factor included. */
export function rememberDevice(ctx: ServiceContext, userId: string): void {
  const known = find(ctx, userId);
  const id = known?.id ?? randomBytes(ID_BYTES).toString('base64url');
  const mine = { id, signature: ctx.vault.sign(signedText(userId, id)) };
  const others = entriesOf(ctx).filter((entry) => entry.id !== id && entry.signature !== '');
  const entries = [mine, ...others].slice(0, MAX_MEMBERS);
  ctx.setKnownDevices(entries.map((entry) => `${entry.id}.${entry.signature}`).join('~'));
}
