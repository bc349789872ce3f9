import type { DecidedFormat } from '@oche/darts/match';
import type { GameOutput } from '@oche/validators/games/schemas';
import { createStore, del, get, set, update, values } from 'idb-keyval';
import type { Kept } from '../score/storage/scorer-state.ts';

/** What stands in a list of games, without playing them again. A place for each side. */
export interface Summary {
  winner: number | null;
  /** legs, or sets where there are sets */
  score: readonly number[];
  /** points a visit, at cricket marks a visit; null before the first visit */
  averages: readonly (number | null)[];
  max: readonly number[];
  highestFinish: readonly number[];
}

/** A game that is scored without an account: all that anybody knows of it is here. */
export interface StoredGame extends Pick<GameOutput, 'rules' | 'first'> {
  format: DecidedFormat;
  /** this device's own, larger than any id of the server; the later, the larger */
  id: number;
  /** by which the server knows it again when somebody claims it */
  secret: string;
  /** the names of those who play; the first one is the device's owner */
  sides: readonly (readonly string[])[];
  kept: Kept;
  summary: Summary;
  startedAt: string;
  finishedAt: string | null;
  /** the path of the page on which others watch it; missing while it is nobody else's business */
  shownAt?: string | undefined;
}

/** So many stay; of more the oldest go. */
const MOST = 50;

const store = () => createStore('oche-device', 'games');

export const newSummary = (sides: number): Summary => ({
  winner: null,
  score: Array(sides).fill(0),
  averages: Array(sides).fill(null),
  max: Array(sides).fill(0),
  highestFinish: Array(sides).fill(0),
});

/** The device's games, the latest first; none where the browser stores nothing. */
export async function listStored(): Promise<StoredGame[]> {
  const all = await values<StoredGame>(store()).catch(() => []);
  return all.sort((one, other) => other.id - one.id);
}

export const readStored = (id: number): Promise<StoredGame | undefined> =>
  get<StoredGame>(id, store()).catch(() => undefined);

/** @throws when this device stores nothing */
export async function addStored(game: StoredGame): Promise<void> {
  const all = await listStored();
  for (const { id } of all.slice(MOST - 1)) await forgetStored(id);
  await set(game.id, game, store());
}

/** Changes a game that is there; one that was claimed meanwhile stays away. @throws when this device stores nothing */
export const changeStored = (id: number, change: (game: StoredGame) => StoredGame): Promise<void> =>
  update<StoredGame>(id, (game) => (game ? change(game) : (game as never)), store());

export const forgetStored = (id: number): Promise<void> => del(id, store());
