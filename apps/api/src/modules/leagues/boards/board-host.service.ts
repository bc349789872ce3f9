import type { PlannedGame } from '@oche/darts/leagues/format';
import type { Executor } from '@oche/db';
import type { AtBoardOutput } from '@oche/validators/boards/schemas';
import type { BoardHost, HostBoard, MatchHere, Tablet } from '../../../lib/declared/board-hosts.ts';
import type { Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { type Fixture, getFixture as readFixture } from '../core/fixture.queries.ts';
import { followDivision } from '../division/watch.service.ts';
import { enterIn } from '../evening/entry.service.ts';
import { startIn } from '../evening/live.service.ts';
import { isLineUpSeen } from '../fixture/line-ups-seen.ts';
import { changeFixtureByHouse } from '../sheet/change-fixture.service.ts';
import { loadSheet } from '../sheet/load-sheet.service.ts';
import { type LoadedSheet, playersOf } from '../sheet/loaded-sheet.ts';
import { saveSheet } from '../sheet/save-sheet.service.ts';
import * as queries from './boards.queries.ts';
import { listPlayerNames } from './names.queries.ts';

/**
 * The games of a fixture are played at its boards: what a tablet knows as its match is the number of a game on the
 * sheet. Who marks is settled between the teams, as it is in every club.
 */
export const fixtureBoards: BoardHost<Deps> = {
  kind: 'fixture',
  event: queries.eventOfTablet,
  change: (deps, id, work) => changeFixtureByHouse(deps, id, (tx) => work(tx)),
  show,
  matchHere,
  async start(deps, tx, { hostId, boardId, pairedBy }, { matchId, first }) {
    const fixture = await fixtureOf(tx, hostId);
    const all = await queries.listBoards(tx, { fixtureId: hostId });
    const board = all.find(({ id }) => id === boardId) ?? null;
    const start = { number: matchId, first, createdBy: pairedBy, board };
    return { gameId: await startIn(deps, tx, fixture, start) };
  },
  async report(deps, tx, { hostId }, { matchId, score }) {
    const fixture = await fixtureOf(tx, hostId);
    const entered = { number: matchId, legs: score, before: null };
    const before = await loadSheet(tx, fixture);
    const by = { source: 'tablet', by: null } as const;
    const after = await enterIn(deps, tx, fixture, before, entered, by);
    if (after !== before) await saveSheet(deps, tx, fixture);
  },
  listMarkers: async () => [],
  setMarker: async () => {},
  isGameHere: async (db, { boardId }, gameId) =>
    (await queries.isGameHere.first(db, { boardId, gameId })) !== undefined,
  atLoungeBoard: (db, loungeBoardId) => queries.getAtLoungeBoard.first(db, { loungeBoardId }),
  // captains correct a sheet, until both have confirmed it
  goOn: async () => false,
  async *follow(deps, hostId, lastEventId, left, read) {
    const found = await queries.getDivisionRevision.first(deps.db, { fixtureId: hostId });
    if (found) yield* followDivision(deps, found.divisionId, lastEventId, left, read);
  },
};

async function matchHere(db: Executor, { boardId }: HostBoard): Promise<MatchHere | undefined> {
  const here = await queries.getGameHere.first(db, { boardId });
  return here && { id: here.number, markerId: null };
}

/** @throws AppError FIXTURE_NOT_FOUND */
async function fixtureOf(db: Executor, id: number) {
  const fixture = await readFixture.first(db, { id, viewerId: '' });
  if (!fixture) throw new AppError('FIXTURE_NOT_FOUND');
  return fixture;
}

async function show(
  { db }: Deps,
  { hostId, boardId }: Tablet,
): Promise<Pick<AtBoardOutput, 'match' | 'next' | 'last'>> {
  const fixture = await fixtureOf(db, hostId);
  const [loaded, here, last] = await Promise.all([
    loadSheet(db, fixture),
    queries.getGameHere.first(db, { boardId }),
    queries.getLastHere.first(db, { boardId }),
  ]);
  const waiting = loaded.planned.find(
    ({ number }) => loaded.sheet.open.includes(number) && !loaded.games.has(number),
  );
  const shown = [here?.number, last?.number, waiting?.number].flatMap(
    (number) => loaded.planned.find((one) => one.number === number) ?? [],
  );
  const namesOf = await readNames(db, openTo(fixture, loaded), shown, [
    fixture.homeName,
    fixture.awayName,
  ]);
  const planned = loaded.planned.find(({ number }) => number === here?.number);
  const lastGame = loaded.planned.find(({ number }) => number === last?.number);
  return {
    match:
      here && planned
        ? {
            id: here.number,
            number: here.number,
            status: here.status === 'playing' ? 'playing' : 'called',
            names: namesOf(planned),
            gameId: here.gameId,
            marker: null,
            format: planned.block.format,
            hasScorer: true,
            isTypable: true,
            hasMarker: false,
          }
        : null,
    next:
      !here && waiting ? { number: waiting.number, names: namesOf(waiting), until: null } : null,
    last:
      last && lastGame && last.legsHome !== null && last.legsAway !== null
        ? {
            number: last.number,
            names: namesOf(lastGame),
            score: [last.legsHome, last.legsAway],
            winner: loaded.scores.get(last.number)?.winner ?? null,
            gameId: null,
          }
        : null,
  };
}

/** What everybody in the room may read at a board: a blind line-up only when both are named. */
const openTo = ({ format }: Fixture, loaded: LoadedSheet): LoadedSheet => ({
  ...loaded,
  lineUps: loaded.lineUps.filter((one) => isLineUpSeen(format, loaded, one, [])),
});

/** Players of a game as a board announces them; the team's name as long as they aren't named. */
async function readNames(
  db: Executor,
  loaded: LoadedSheet,
  games: readonly PlannedGame[],
  teams: readonly [string, string],
) {
  const ids = games.flatMap((game) =>
    ([0, 1] as const).flatMap((side) => playersOf(loaded, game, side) ?? []),
  );
  const rows = ids.length > 0 ? await listPlayerNames(db, { ids }) : [];
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (game: PlannedGame): [string, string] => [nameOf(game, 0), nameOf(game, 1)];

  function nameOf(game: PlannedGame, side: 0 | 1): string {
    const players = playersOf(loaded, game, side) ?? [];
    return players.flatMap((id) => names.get(id) ?? []).join(' / ') || teams[side];
  }
}
