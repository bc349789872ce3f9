import { type PlannedGame, plannedGames } from '@oche/darts/leagues/format';
import type { Cells } from '../parse/table.ts';
import { momentIn, roundIn } from '../parse/values.ts';
import {
  Conflict,
  conflictLine,
  type Ground,
  type GroundFixture,
  type IntentOf,
  type Judged,
  type Judgement,
  judgeLine,
} from './ground.ts';
import { folded } from './names.ts';
import { entryTitle, fixtureFinder, type Pairing, pairingReader, pairingTitle } from './pairing.ts';
import { playerFinder } from './players.ts';
import { pairOf } from './results.ts';
import { AtGame, judgeSheet, type ReadGame, requireReadable } from './sheets.ts';

type Sheet = IntentOf<'sheet'>;

/** The lines of a file that are about one fixture. */
interface Written {
  fixture: GroundFixture;
  pairing: Pairing;
  rows: Cells[];
}

/**
 * The games of sheets, each sheet as a whole: it is told as one line, or, if it is left out, by each line that is in the
 * way. What is there is never written over: officers correct it where its fixture is.
 */
export function judgeGames(ground: Ground, rows: readonly Cells[]): Judgement<Sheet> {
  const { written, lost } = sheetsIn(ground, rows);
  const lines = [...lost, ...written.flatMap(reader(ground))];
  return { lines: lines.toSorted((a, b) => a.line.line - b.line.line), removed: [], listsLost: [] };
}

/** Lines by the fixture that they are about; those of one that can't be found are told together. */
function sheetsIn(ground: Ground, rows: readonly Cells[]) {
  const read = pairingReader(ground);
  const find = fixtureFinder(ground);
  const lost: Judged<Sheet>[] = [];
  const sheets = new Map<number, Written>();
  const groups = Map.groupBy(rows, ({ cells: { division, round, date, home, away } }) =>
    JSON.stringify([division, round, date, home, away].map((cell) => folded(cell ?? ''))),
  );
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    try {
      const pairing = read(first.cells);
      const fixture = find(pairing, dayIn(first.cells));
      if (!fixture) throw new Conflict('fixtureUnknown');
      const known = sheets.get(fixture.id);
      if (known) known.rows.push(...group);
      else sheets.set(fixture.id, { fixture, pairing, rows: [...group] });
    } catch (error) {
      lost.push(leftOut(first.line, pairingTitle(first.cells), error));
    }
  }
  return { written: [...sheets.values()], lost };
}

function dayIn({ date }: Cells['cells']): string | undefined {
  if (date === undefined) return undefined;
  const moment = momentIn(date);
  if (!moment) throw new Conflict('cellUnreadable', { field: 'date', value: date });
  return moment.date;
}

function leftOut(line: number, title: string, error: unknown): Judged<Sheet> {
  if (!(error instanceof Conflict)) throw error;
  return { line: conflictLine(line, title, error), intent: null };
}

/** Reads and judges sheet after sheet. */
function reader(ground: Ground) {
  const plans = new Map(
    ground.divisions.map(({ id, format }) => [
      id,
      new Map(plannedGames(format).map((game) => [game.number, game])),
    ]),
  );
  const findPlayers = playerFinder(ground);

  return ({ fixture, pairing, rows }: Written): Judged<Sheet>[] => {
    const title = entryTitle(pairing);
    const first = Math.min(...rows.map(({ line }) => line));
    const games = new Map<number, ReadGame>();
    try {
      requireReadable(ground, fixture);
      const lost = readGames(rows, { title, fixture, pairing }, games);
      if (lost.length > 0) return lost;
      const judged = judgeSheet(ground, { fixture, pairing }, games);
      return [judgeLine(first, title, () => ({ title, ...judged }))];
    } catch (error) {
      const at = error instanceof AtGame ? games.get(error.number)?.line : undefined;
      return [leftOut(at ?? first, title, error)];
    }
  };

  /** @returns lines that are in the way */
  function readGames(
    rows: readonly Cells[],
    { title, fixture, pairing }: Omit<Written, 'rows'> & { title: string },
    games: Map<number, ReadGame>,
  ): Judged<Sheet>[] {
    const stored = ground.sheets.get(fixture.id) ?? [];
    const played = [
      stored.flatMap(({ home }) => home),
      stored.flatMap(({ away }) => away),
    ] as const;
    const findHome = findPlayers(pairing.home, played[0], 'homePlayers');
    const findAway = findPlayers(pairing.away, played[1], 'awayPlayers');
    const plan = plans.get(fixture.divisionId);
    return rows.flatMap(({ line, cells }) => {
      try {
        const legs = legsIn(cells);
        // a sheet may list what was not played
        const isBlank = cells.homePlayers === undefined && cells.awayPlayers === undefined;
        if (!legs && isBlank) return [];
        const { number, size, block } = plannedIn(cells, plan);
        const before = games.get(number);
        if (before) throw new Conflict('twice', { field: 'game', line: before.line });
        if (!legs) throw new Conflict('cellMissing', { field: 'legs' });
        const [home, away] = [findHome(cells, size), findAway(cells, size)];
        games.set(number, { line, number, block, home, away, legs });
        return [];
      } catch (error) {
        return leftOut(line, title, error);
      }
    });
  }
}

const legsIn = (cells: Cells['cells']): [number, number] | undefined =>
  pairOf(cells, 'legs', 'legsHome', 'legsAway') ??
  pairOf(cells, 'result', 'gamesHome', 'gamesAway');

function plannedIn(
  { game }: Cells['cells'],
  plan: ReadonlyMap<number, PlannedGame> | undefined,
): PlannedGame {
  if (game === undefined) throw new Conflict('cellMissing', { field: 'game' });
  // "5", "5.", "Spiel 5", as a round is written
  const number = roundIn(game);
  if (number === undefined) throw new Conflict('cellUnreadable', { field: 'game', value: game });
  const planned = plan?.get(number);
  if (!planned) throw new Conflict('gameUnknown', { field: 'game', value: plan?.size ?? 0 });
  return planned;
}
