import type { Side } from '../start/players.ts';
import type { Setup } from '../start/setup-form.ts';
import { addStored, newSummary, type StoredGame } from './stored-games.ts';

const SECRET_BYTES = 32;

/** Hexadecimal, as the server wants it. */
const newSecret = (): string =>
  [...crypto.getRandomValues(new Uint8Array(SECRET_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

const nameOf = (player: Side[number]): string =>
  'guestName' in player ? player.guestName.trim() : '';

/** Starts a game that nobody but this device knows. @throws when it stores nothing */
export async function startHere(sides: readonly Side[], setup: Setup): Promise<StoredGame> {
  const { rules, format, first } = setup;
  const now = new Date();
  const game: StoredGame = {
    id: now.getTime(),
    secret: newSecret(),
    rules,
    format,
    first: first === 'bull' ? null : first === 'chance' ? randomSide() : first === 1 ? 1 : 0,
    sides: sides.map((side) => side.map(nameOf)),
    kept: { entries: [], revision: 0, pending: [], lost: [] },
    summary: newSummary(sides.length),
    startedAt: now.toISOString(),
    finishedAt: null,
  };
  await addStored(game);
  return game;
}

const randomSide = (): 0 | 1 => ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 2 ? 1 : 0);
