import type { Executor, Tx } from '@oche/db';
import type { Thing, Undoable } from '../../../../lib/declared/reportable.ts';
import type { Deps } from '../../../../lib/deps.ts';
import { getEnd } from '../end/end.queries.ts';
import { HIDDEN_GUEST, SITE } from '../game-thing.ts';
import * as queries from './guest-moderation.queries.ts';

/** A guest is known by the game and the place in it: `17.1.0`. */
const KEY = /^(\d{1,15})\.([01])\.([0-3])$/;

function placeOf(key: string): queries.GuestPlace | null {
  const [, gameId, side, place] = KEY.exec(key) ?? [];
  return gameId ? { gameId: Number(gameId), side: Number(side), place: Number(place) } : null;
}

async function change(
  { events }: Deps,
  tx: Tx,
  key: string,
  rename: (tx: Tx, place: queries.GuestPlace) => Promise<boolean>,
): Promise<boolean> {
  const place = placeOf(key);
  if (!place || !(await rename(tx, place))) return false;
  const game = await getEnd.first(tx, { gameId: place.gameId });
  await events.publish(tx, 'game.changed', {
    gameId: place.gameId,
    revision: game?.revision ?? 0,
  });
  return true;
}

/** What a decision of the moderators does with a guest's name: everybody reads Gast. */
export const nameHiding: Undoable<Deps> = {
  do: (deps, tx, key) =>
    change(deps, tx, key, (one, place) => queries.hideName(one, place, HIDDEN_GUEST)),
  undo: (deps, tx, key) => change(deps, tx, key, queries.showName),
};

/** Guests for those who report their names and who decide about that. */
export async function readReportedGuests(db: Executor, keys: readonly string[]): Promise<Thing[]> {
  const known = keys.filter((key) => placeOf(key) !== null);
  const rows = await queries.listGuests(db, { keys: known });
  return rows.map((row) => ({
    id: `${row.gameId}.${row.side}.${row.place}`,
    title: row.hiddenName ?? row.name ?? '',
    text: null,
    // a guest has no account, and their opponents don't answer for the name
    author: null,
    path: `/games/${row.gameId}`,
    scope: SITE,
    place: null,
    isShown: row.hiddenName === null && row.visibility === 'public' && row.status !== 'invited',
    isLocked: false,
  }));
}
