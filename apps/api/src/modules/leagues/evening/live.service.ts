import type { PlannedGame } from '@oche/darts/leagues/format';
import type { Tx } from '@oche/db';
import type { startGameInput } from '@oche/validators/leagues/evening';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { ActingContext, Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { readOfficial, startOfficialGame } from '../../games/index.ts';
import type { Fixture } from '../core/fixture.queries.ts';
import { requireSide } from '../core/sides.ts';
import { changeFixture, changeFixtureByHouse } from '../sheet/change-fixture.service.ts';
import { loadSheet } from '../sheet/load-sheet.service.ts';
import { ABSENT } from '../sheet/loaded-sheet.ts';
import { saveSheet } from '../sheet/save-sheet.service.ts';
import * as queries from '../sheet/sheet.queries.ts';
import { isOpenSheet, requireEnterable, requirePlanned, requirePlayers } from './entry.service.ts';

/**
 * Lets a game of the sheet be scored dart by dart. Asking again gives the same game.
 * @throws AppError FIXTURE_NOT_FOUND, FORBIDDEN, FIXTURE_STATUS, FIXTURE_CONFIRMED, SHEET_GAME_UNKNOWN,
 *   SHEET_GAME_NOT_OPEN, LINE_UP_MISSING
 */
export async function startGame(
  ctx: ActingContext,
  { id, number, first }: z.output<typeof startGameInput>,
): Promise<{ gameId: number }> {
  requireWriter(ctx.actor);
  const gameId = await changeFixture(ctx, id, async (tx, fixture) => {
    requireSide(ctx.actor, fixture);
    return startIn(ctx, tx, fixture, { number, first, createdBy: ctx.actor.id, board: null });
  });
  return { gameId };
}

interface Start extends Pick<z.output<typeof startGameInput>, 'number' | 'first'> {
  /** who may score it beside those who play */
  createdBy: string;
  /** of the fixture, where it is scored at one */
  board: { id: number; loungeBoardId: number | null } | null;
}

/** The same behind the lock, for whoever may. @throws AppError as `startGame` does */
export async function startIn(
  ctx: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  fixture: Fixture,
  { number, first, createdBy, board }: Start,
): Promise<number> {
  requireEnterable(fixture);
  const loaded = await loadSheet(tx, fixture);
  const planned = requirePlanned(loaded, number);
  const running = loaded.games.get(number);
  if (running?.status === 'playing' && running.gameId !== null) return running.gameId;
  if (!loaded.sheet.open.includes(number)) throw new AppError('SHEET_GAME_NOT_OPEN');
  const [home, away] = requirePlayers(loaded, planned);
  if ([...home, ...away].includes(ABSENT)) throw new AppError('SHEET_GAME_NOT_OPEN');
  const gameId = await startOfficialGame(ctx, tx, {
    createdBy,
    ...setupOf(planned),
    sides: await sidesFor(tx, [home, away]),
    first,
    visibility: 'public',
    loungeId: fixture.loungeId,
    boardId: board?.loungeBoardId ?? null,
  });
  const now = ctx.clock.now();
  await queries.beginGame(tx, {
    fixtureId: fixture.id,
    number,
    home,
    away,
    gameId,
    boardId: board?.id ?? null,
    now,
  });
  await saveSheet(ctx, tx, fixture);
  return gameId;
}

const setupOf = ({ block: { rules, format } }: PlannedGame) => ({ rules, format });

async function sidesFor(tx: Tx, sides: readonly (readonly number[])[]) {
  const rows = await queries.listPlayers(tx, { ids: sides.flat() });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return sides.map((side) =>
    side.map((id) => {
      const row = byId.get(id);
      return { userId: row?.userId ?? null, guestName: row?.userId ? null : (row?.name ?? '?') };
    }),
  );
}

/**
 * What a game means for the sheet on which it stands, when it has ended, or was decided otherwise: looks at both as they
 * are now, so it does no harm twice. What somebody has entered by hand stays.
 */
export async function takeResult(ctx: Deps, { gameId }: { gameId: number }): Promise<void> {
  const found = await queries.getFixtureOfGame.first(ctx.db, { gameId });
  if (!found) return;
  await changeFixtureByHouse(ctx, found.fixtureId, async (tx, fixture) => {
    const game = await readOfficial(tx, gameId);
    const loaded = await loadSheet(tx, fixture);
    const row = loaded.games.get(found.number);
    if (!game || row?.gameId !== gameId) return;
    if (row.source !== null && row.source !== 'live') return;
    if (!isOpenSheet(fixture)) return;
    if (game.status === 'annulled') {
      await queries.clearGame.first(tx, { fixtureId: fixture.id, number: found.number });
    } else if (game.status === 'completed') {
      // told twice, it takes nobody's confirmation back
      if (row.legsHome === game.score[0] && row.legsAway === game.score[1]) return;
      await queries.saveResult(tx, {
        fixtureId: fixture.id,
        number: found.number,
        home: row.home,
        away: row.away,
        legsHome: game.score[0],
        legsAway: game.score[1],
        source: 'live',
        by: null,
        now: ctx.clock.now(),
      });
    } else return;
    await saveSheet(ctx, tx, fixture);
  });
}
