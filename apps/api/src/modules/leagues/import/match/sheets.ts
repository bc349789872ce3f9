import type { Block } from '@oche/darts/leagues/format';
import { type LineUpProblem, lineUpsOf } from '@oche/darts/leagues/paper/line-ups-of';
import type { Sheet } from '@oche/darts/leagues/sheet';
import type { ImportConflict, ImportLine } from '@oche/validators/leagues/import';
import type { GameRow } from '../../core/game-row.ts';
import { type LoadedSheet, sheetFrom } from '../../sheet/loaded-sheet.ts';
import { isPossible } from '../../sheet/possible.ts';
import {
  Conflict,
  changeOf,
  type Ground,
  type GroundFixture,
  type GroundGame,
  type IntentOf,
} from './ground.ts';
import type { Pairing } from './pairing.ts';

/** A game as a line of a file says it. */
export interface ReadGame extends GroundGame {
  line: number;
  block: Block;
}

/** A sheet that is left out for what one of its games says. */
export class AtGame extends Conflict {
  readonly number: number;
  constructor(number: number, ...[key, where]: ConstructorParameters<typeof Conflict>) {
    super(key, where);
    this.number = number;
  }
}

/** Whether a fixture can have a sheet from a file. */
export function requireReadable({ status }: Ground, fixture: GroundFixture): void {
  const conflicts: Partial<Record<GroundFixture['status'], ImportConflict>> = {
    ...(status === 'running' ? {} : { planned: 'seasonNotRunning' }),
    live: 'isPlayed',
    forfeit: 'fixtureDecided',
    annulled: 'annulled',
  };
  const conflict = conflicts[fixture.status];
  if (conflict) throw new Conflict(conflict);
}

interface JudgedSheet {
  isNew: boolean;
  changes: ImportLine['changes'];
  intent: IntentOf<'sheet'>;
}

/** What becomes of a sheet whose lines can all be read. */
export function judgeSheet(
  ground: Ground,
  { fixture, pairing }: { fixture: GroundFixture; pairing: Pairing },
  read: ReadonlyMap<number, ReadGame>,
): JudgedSheet {
  const { format } = pairing.division;
  const stood = new Map(
    [...read].map(([number, { home, away }]) => [number, [home, away] as const]),
  );
  const { lineUps, players, problem } = lineUpsOf(format, stood, ground.mayRepeat);
  const games = [...read.values()]
    .toSorted((a, b) => a.number - b.number)
    .map(({ number, legs }) => {
      const [home = [], away = []] = players.get(number) ?? [];
      return { number, home: [...home], away: [...away], legs };
    });
  const loaded = sheetFrom(format, [], games.map(toRow));
  const stored = ground.sheets.get(fixture.id) ?? [];
  const isNew = stored.length === 0;
  if (isNew) {
    requirePossible(read);
    if (problem) throw conflictOf(problem, ground);
    requireWhole(loaded);
    requireAgreeing(fixture, loaded.sheet);
  } else requireSame(stored, games);
  const { points, legs, tablePoints } = loaded.sheet;
  return {
    isNew,
    changes: isNew
      ? [...changeOf('result', null, points.join(':')), ...changeOf('legs', null, legs.join(':'))]
      : [],
    intent: {
      kind: 'sheet',
      fixtureId: fixture.id,
      divisionId: fixture.divisionId,
      lineUps,
      games,
      sums: { points, legs, tablePoints },
    },
  };
}

const toRow = ({ number, home, away, legs }: GroundGame): GameRow => ({
  number,
  home,
  away,
  status: 'played',
  legsHome: legs[0],
  legsAway: legs[1],
  gameId: null,
  boardId: null,
  board: null,
  source: 'officer',
});

function requirePossible(read: ReadonlyMap<number, ReadGame>): void {
  for (const { number, block, home, away, legs } of read.values()) {
    if (!isPossible({ block }, legs, home, away)) {
      throw new AtGame(number, 'legsImpossible', { field: 'legs', value: legs.join(':') });
    }
  }
}

function conflictOf({ kind, number, side, player }: LineUpProblem, { players }: Ground): Conflict {
  return new AtGame(number, kind === 'twice' ? 'playerTwice' : kind, {
    field: side === 0 ? 'homePlayers' : 'awayPlayers',
    value: players.find(({ playerId }) => playerId === player)?.name ?? null,
  });
}

function requireWhole({ sheet, planned }: LoadedSheet): void {
  const [ignored] = sheet.ignored;
  if (ignored !== undefined) {
    throw new AtGame(ignored, 'gameNotPlayed', { field: 'game', value: ignored });
  }
  if (sheet.isOver) return;
  const missing = planned.filter(
    ({ number, block }) =>
      sheet.open.includes(number) || (sheet.later.includes(number) && !block.isDecider),
  );
  throw new Conflict('sheetIncomplete', {
    value: missing.map(({ number }) => number).join(', '),
  });
}

/** A result that is there already, e.g. from another file, is never written over. Legs may not have been told. */
function requireAgreeing({ status, games, legs }: GroundFixture, sheet: Sheet): void {
  if (status === 'planned') return;
  const areLegsKnown = legs[0] + legs[1] > 0;
  if (isSame(games, sheet.points) && (!areLegsKnown || isSame(legs, sheet.legs))) return;
  const value = areLegsKnown ? `${games.join(':')} (${legs.join(':')})` : games.join(':');
  throw new Conflict('resultDiffers', { value });
}

/** The second time a sheet does nothing, and another one isn't written over it. */
function requireSame(stored: readonly GroundGame[], games: readonly GroundGame[]): void {
  const known = new Map(stored.map((one) => [one.number, one]));
  const other = games.find((game) => {
    const one = known.get(game.number);
    return (
      !one ||
      !isSame(one.legs, game.legs) ||
      !areSame(one.home, game.home) ||
      !areSame(one.away, game.away)
    );
  });
  if (other) throw new AtGame(other.number, 'sheetDiffers', { value: other.number });
  const left = stored.find(({ number }) => !games.some((game) => game.number === number));
  if (left) throw new Conflict('sheetDiffers', { value: left.number });
}

const isSame = (a: readonly [number, number], b: readonly [number, number]): boolean =>
  a[0] === b[0] && a[1] === b[1];

/** In whatever order a pair is written. */
const areSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.toSorted().join() === b.toSorted().join();
