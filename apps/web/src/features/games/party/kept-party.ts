import { isDart } from '@oche/darts/board';
import { type PartyGame, type PartyKind, partyPlay } from '@oche/darts/party/catalog';

/** A game as it stands on this device, until it is over and kept by a member, or thrown away. */
export interface KeptParty {
  game: PartyGame;
  sides: readonly { players: readonly string[] }[];
  /** the side of the device's owner; null: they only write */
  ownSide: number | null;
  darts: readonly string[];
  /** by which the server knows the game again */
  key: string;
}

const keyOf = (kind: PartyKind) => `oche:party:${kind}`;

/** The game of this kind that this device has; null where there is none that can be played. */
export function readParty(kind: PartyKind): KeptParty | null {
  const kept = read<KeptParty>(keyOf(kind));
  if (kept?.game?.kind !== kind || !Array.isArray(kept.sides)) return null;
  if (!Array.isArray(kept.darts) || !kept.darts.every(isDart)) return null;
  return partyPlay(kept.game, kept.sides.length) ? kept : null;
}
export const writeParty = (kept: KeptParty): void => write(keyOf(kept.game.kind), kept);
export const forgetParty = (kind: PartyKind): void => forget(keyOf(kind));

/** Reads what this device keeps; null where it keeps nothing, or nothing that can be read. */
export function read<Value>(key: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // then it lives as long as the page
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // it was never there
  }
}
