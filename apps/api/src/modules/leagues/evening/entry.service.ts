import type { PlannedGame } from '@oche/darts/leagues/format';
import type { Tx } from '@oche/db';
import type {
  clearGameInput,
  enterGameInput,
  enterGamesInput,
} from '@oche/validators/leagues/evening';
import type { FixtureOutput } from '@oche/validators/leagues/fixture';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { ActingContext, Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { annulOfficial } from '../../games/index.ts';
import type { Fixture } from '../core/fixture.queries.ts';
import { isOfficer } from '../core/leagues.policy.ts';
import { requireSide } from '../core/sides.ts';
import { getFixture } from '../fixture/fixture.service.ts';
import { changeFixture } from '../sheet/change-fixture.service.ts';
import { loadSheet } from '../sheet/load-sheet.service.ts';
import { type LoadedSheet, playersOf, sheetFrom } from '../sheet/loaded-sheet.ts';
import { isPossible } from '../sheet/possible.ts';
import { saveSheet } from '../sheet/save-sheet.service.ts';
import { clearGame as deleteGame, type Source, saveResult } from '../sheet/sheet.queries.ts';

type Entered = Omit<z.output<typeof enterGameInput>, 'id'>;

/**
 * Enters the result of a game, or corrects it while the sheet is open. What it says already does no harm; what another
 * phone has entered meanwhile is never written over unseen.
 * @throws AppError FIXTURE_NOT_FOUND, FORBIDDEN, FIXTURE_STATUS, FIXTURE_CONFIRMED, SHEET_GAME_UNKNOWN,
 *   SHEET_GAME_NOT_OPEN, LINE_UP_MISSING, FIXTURE_SCORE_IMPOSSIBLE, SHEET_DIFFERS
 */
export const enterGame = (
  ctx: ActingContext,
  { id, ...game }: z.output<typeof enterGameInput>,
): Promise<FixtureOutput> => enterGames(ctx, { id, games: [game] });

/** The same for all that a phone has noted while it had no network: all of it, or nothing. */
export async function enterGames(
  ctx: ActingContext,
  { id, games }: z.output<typeof enterGamesInput>,
): Promise<FixtureOutput> {
  requireWriter(ctx.actor);
  await changeFixture(ctx, id, async (tx, fixture) => {
    requireSide(ctx.actor, fixture);
    const isByOfficer = isOfficer(ctx.actor, fixture);
    const by = { source: isByOfficer ? 'officer' : 'captain', by: ctx.actor.id } as const;
    const before = await loadSheet(tx, fixture);
    let after = before;
    for (const game of games) after = await enterIn(ctx, tx, fixture, after, game, by);
    // a phone that sends again takes nobody's confirmation back
    if (after !== before) await saveSheet(ctx, tx, fixture);
  });
  return getFixture(ctx, { id });
}

interface By {
  source: Source;
  by: string | null;
}

/**
 * One game, behind the lock; what follows from the sheet is saved by the caller.
 * @param loaded the sheet as it is
 * @returns the sheet as it is now: the same one when nothing is new
 * @throws AppError as `enterGame` does
 */
export async function enterIn(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  fixture: Fixture,
  loaded: LoadedSheet,
  { number, legs, before }: Entered,
  { source, by }: By,
): Promise<LoadedSheet> {
  requireEnterable(fixture);
  const planned = requirePlanned(loaded, number);
  const stored = loaded.scores.get(number)?.legs ?? null;
  if (isSame(stored, legs)) return loaded;
  if (!isSame(stored, before)) throw new AppError('SHEET_DIFFERS');
  if (stored === null && !isEnterable(loaded, planned)) throw new AppError('SHEET_GAME_NOT_OPEN');
  const [home, away] = requirePlayers(loaded, planned);
  if (!isPossible(planned, legs, home, away)) throw new AppError('FIXTURE_SCORE_IMPOSSIBLE');
  const result = { number, home, away, legsHome: legs[0], legsAway: legs[1], source };
  await saveResult(tx, { ...result, fixtureId: fixture.id, by, now: clock.now() });
  const known = { gameId: null, boardId: null, board: null, ...loaded.games.get(number) };
  const games = new Map(loaded.games).set(number, { ...known, ...result, status: 'played' });
  return sheetFrom(fixture.format, loaded.lineUps, games.values());
}

/** A paper sheet is typed in any order, and what is played is played; a decider only when it is needed. */
const isEnterable = ({ sheet }: LoadedSheet, { number, block }: PlannedGame): boolean =>
  sheet.open.includes(number) || (!block.isDecider && sheet.later.includes(number));

type Legs = readonly [number, number];

const isSame = (a: Legs | null, b: Legs | null): boolean =>
  a === null || b === null ? a === b : a[0] === b[0] && a[1] === b[1];

/** Whether a sheet takes results: of a fixture that is decided it says no more what counts. */
export const isOpenSheet = ({ status, seasonStatus }: Fixture): boolean =>
  seasonStatus === 'running' &&
  status !== 'confirmed' &&
  status !== 'forfeit' &&
  status !== 'annulled';

/** @throws AppError FIXTURE_STATUS, FIXTURE_CONFIRMED */
export function requireEnterable(fixture: Fixture): void {
  if (isOpenSheet(fixture)) return;
  throw new AppError(fixture.status === 'confirmed' ? 'FIXTURE_CONFIRMED' : 'FIXTURE_STATUS');
}

/** @throws AppError SHEET_GAME_UNKNOWN */
export function requirePlanned({ planned }: LoadedSheet, number: number): PlannedGame {
  const game = planned.find((one) => one.number === number);
  if (!game) throw new AppError('SHEET_GAME_UNKNOWN');
  return game;
}

/** @throws AppError LINE_UP_MISSING */
export function requirePlayers(
  loaded: LoadedSheet,
  game: PlannedGame,
): readonly [number[], number[]] {
  const [home, away] = [playersOf(loaded, game, 0), playersOf(loaded, game, 1)];
  if (!home || !away) throw new AppError('LINE_UP_MISSING');
  return [home, away];
}

/**
 * Takes a result off the sheet; what was scored dart by dart counts no more.
 * @throws AppError as `enterGame` does
 */
export async function clearGame(
  ctx: ActingContext,
  { id, number, before }: z.output<typeof clearGameInput>,
): Promise<FixtureOutput> {
  requireWriter(ctx.actor);
  await changeFixture(ctx, id, async (tx, fixture) => {
    requireSide(ctx.actor, fixture);
    requireEnterable(fixture);
    const loaded = await loadSheet(tx, fixture);
    requirePlanned(loaded, number);
    const stored = loaded.scores.get(number)?.legs ?? null;
    if (stored === null) return;
    if (!isSame(stored, before)) throw new AppError('SHEET_DIFFERS');
    const gone = await deleteGame.first(tx, { fixtureId: id, number });
    if (gone?.gameId != null) await annulOfficial(ctx, tx, gone.gameId);
    await saveSheet(ctx, tx, fixture);
  });
  return getFixture(ctx, { id });
}
