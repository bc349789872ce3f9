import type { Executor, Tx } from '@oche/db';
import type { GameVerdict } from '@oche/validators/games/result';
import { idOfText } from '@oche/validators/id-text';
import type { Thing, Undoable } from '../../../../lib/declared/reportable.ts';
import type { Deps } from '../../../../lib/deps.ts';
import { AppError } from '../../../../lib/errors.ts';
import { getDispute, getVerdict, insertVerdict } from '../dispute/dispute.queries.ts';
import { putBack } from '../dispute/verdict.service.ts';
import { isOwnGame } from '../end/confirming.policy.ts';
import * as queries from '../end/end.queries.ts';
import { annul, changed, complete, confirmLater, type Ended } from '../end/end.service.ts';
import { SITE } from '../game-thing.ts';
import { tellVerdict } from '../notifications/tell.service.ts';
import { listToldResults } from '../notifications/told-game.queries.ts';
import { namesOf, scoreOf } from '../notifications/told-result.service.ts';

/** @throws AppError CASE_IS_OWN for a moderator who plays */
async function lockOf(tx: Tx, idText: string, by: string | null): Promise<Ended | undefined> {
  const game = await queries.lockEnd.first(tx, { gameId: idOfText(idText) ?? 0 });
  if (game && by !== null && isOwnGame(by, game)) throw new AppError('CASE_IS_OWN');
  return game;
}

async function note(deps: Deps, tx: Tx, game: Ended, verdict: GameVerdict): Promise<void> {
  const { id: gameId } = game;
  const now = deps.clock.now();
  await insertVerdict(tx, { gameId, verdict, statement: null, entriesBefore: null, now });
  await tellVerdict(deps, tx, game);
}

const ENDED: readonly string[] = ['finished', 'casual', 'disputed', 'completed'];

/** Takes the result away, and brings it back as it was. */
export const annulment: Undoable<Deps> = {
  async do(deps, tx, id, by) {
    const game = await lockOf(tx, id, by);
    if (!game || !ENDED.includes(game.status)) return false;
    await annul(deps, tx, game);
    await note(deps, tx, game, 'annulled');
    return true;
  },
  async undo(deps, tx, id) {
    const game = await lockOf(tx, id, null);
    if (game?.status !== 'annulled') return false;
    await queries.setRestored(tx, { gameId: game.id });
    await changed(deps, tx, game);
    if (game.annulledFrom === 'finished') await confirmLater(tx, game);
    return true;
  },
};

/** A result that doesn't count until somebody has looked; that it is fine makes it count. */
export const doubt: Undoable<Deps> = {
  async do(deps, tx, id) {
    const game = await lockOf(tx, id, null);
    if (game?.status !== 'completed') return false;
    await queries.setStatus(tx, { gameId: game.id, status: 'disputed' });
    await changed(deps, tx, game);
    return true;
  },
  async undo(deps, tx, id, by) {
    const game = await lockOf(tx, id, by);
    if (game?.status !== 'disputed') return false;
    await complete(deps, tx, game);
    await note(deps, tx, game, 'stands');
    return true;
  },
};

/** What moderators have corrected is entered where it is seen; here it is taken back. */
export const correction: Undoable<Deps> = {
  do: doubt.undo,
  async undo(deps, tx, id, by) {
    const game = await lockOf(tx, id, null);
    const verdict = game && (await getVerdict.first(tx, { gameId: game.id }));
    if (game?.status !== 'completed' || !verdict?.entriesBefore) return false;
    const { revision } = await putBack(deps, tx, game, by, verdict.entriesBefore);
    if (await getDispute.first(tx, { gameId: game.id })) {
      await queries.setStatus(tx, { gameId: game.id, status: 'disputed' });
    }
    await changed(deps, tx, { id: game.id, revision });
    return true;
  },
};

/** Games for those who report them and who decide about that. */
export async function readReportedGames(db: Executor, ids: readonly string[]): Promise<Thing[]> {
  const rows = await listToldResults(db, { ids: ids.flatMap((id) => idOfText(id) ?? []) });
  return rows.map((row) => {
    const { id, endedBy, firstName, lastName, players, status, visibility } = row;
    const sides = [...Map.groupBy(players, ({ side }) => side).values()];
    return {
      id: String(id),
      title: sides.map(namesOf).join(' – '),
      text: scoreOf(row, 0),
      author:
        endedBy === null || firstName === null || lastName === null
          ? null
          : { id: endedBy, firstName, lastName },
      path: `/games/${id}`,
      scope: SITE,
      place: null,
      isShown: visibility === 'public' && (status === 'playing' || ENDED.includes(status)),
      isLocked: false,
    };
  });
}
