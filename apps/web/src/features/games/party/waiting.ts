import type { RouterInputs } from '../../../lib/trpc.ts';
import { read, write } from './kept-party.ts';

export type WaitingParty = RouterInputs['games']['party']['save'] & { idempotencyKey: string };

/** So many stay; of more the oldest go. */
const MOST = 30;

const keyOf = (memberId: string) => `oche:party-waiting:${memberId}`;

/** Games that are over, and that the server has not answered for yet: they wait on this device. */
export const waitingParties = (memberId: string): readonly WaitingParty[] => {
  const kept = read<WaitingParty[]>(keyOf(memberId));
  return Array.isArray(kept) ? kept : [];
};

export function addWaiting(memberId: string, game: WaitingParty): void {
  const others = waitingParties(memberId).filter(
    ({ idempotencyKey }) => idempotencyKey !== game.idempotencyKey,
  );
  write(keyOf(memberId), [...others, game].slice(-MOST));
}

export function removeWaiting(memberId: string, key: string): void {
  write(
    keyOf(memberId),
    waitingParties(memberId).filter(({ idempotencyKey }) => idempotencyKey !== key),
  );
}
