import type { FixtureFormat, PointsRule } from '@oche/darts/leagues/format';
import type { ReadLineUp } from '@oche/darts/leagues/paper/line-ups-of';
import type { Sheet } from '@oche/darts/leagues/sheet';
import type { ImportConflict, ImportField, ImportLine } from '@oche/validators/leagues/import';
import type { FixtureStatus, SeasonStatus } from '@oche/validators/leagues/limits';
import type { PlanKind } from '@oche/validators/leagues/plan';

/** All that an import looks at: the season as it is. */
export interface Ground {
  status: SeasonStatus;
  /** days */
  startsOn: string;
  endsOn: string;
  timeZone: string;
  /** whether the league knows one team a player */
  oneTeam: boolean;
  /** whether somebody may stand at two positions of a line-up */
  mayRepeat: boolean;
  divisions: readonly GroundDivision[];
  /** all teams of the league */
  teams: readonly GroundTeam[];
  /** those in the season */
  entries: readonly GroundEntry[];
  fixtures: readonly GroundFixture[];
  /** everybody who has ever played in the league; empty unless squads or games are read */
  players: readonly GroundPlayer[];
  /** who is in a squad; where games are read, who may play or has been allowed to */
  registrations: readonly { entryId: number; playerId: number }[];
  /** members of the usernames in the file whom the reader may see */
  members: readonly { userId: string; username: string; name: string }[];
  /** what was played in each fixture; empty unless games are read */
  sheets: ReadonlyMap<number, readonly GroundGame[]>;
}

export interface GroundGame {
  number: number;
  home: number[];
  away: number[];
  legs: readonly [number, number];
}

export interface GroundDivision {
  id: number;
  name: string;
  isDouble: boolean;
  /** on venue days teams play twice */
  listKind: PlanKind;
  /** what a fixture counts in its table */
  points: PointsRule;
  /** how much its sheet is worth at most */
  most: number;
  format: FixtureFormat;
}

interface GroundTeam {
  teamId: number;
  name: string;
  hasLounge: boolean;
  venue: string | null;
}

export interface GroundEntry {
  entryId: number;
  teamId: number;
  name: string;
  divisionId: number;
  homeWeekday: number;
  homeTime: string;
  isWithdrawn: boolean;
}

export interface GroundFixture {
  id: number;
  divisionId: number;
  round: number;
  homeId: number;
  awayId: number;
  startsAt: string | null;
  status: FixtureStatus;
  games: readonly [number, number];
  legs: readonly [number, number];
  points: readonly [number, number] | null;
}

export interface GroundPlayer {
  playerId: number;
  userId: string | null;
  name: string;
}

/** What is written of a line. */
export type Intent =
  | {
      kind: 'team';
      /** null: it is new */
      teamId: number | null;
      /** null: it is not in the season yet */
      entryId: number | null;
      name: string;
      divisionId: number;
      homeWeekday: number;
      homeTime: string;
      /** null: it stays */
      venue: string | null;
    }
  | {
      kind: 'player';
      entryId: number;
      player: { playerId: number } | { userId: string } | { name: string };
    }
  | {
      kind: 'fixture';
      /** null: it is new */
      fixtureId: number | null;
      divisionId: number;
      round: number;
      homeId: number;
      awayId: number;
      /** ISO time */
      startsAt: string | null;
    }
  | {
      kind: 'result';
      fixtureId: number;
      divisionId: number;
      games: [number, number];
      points: [number, number];
      legs: [number, number] | undefined;
    }
  | {
      kind: 'sheet';
      fixtureId: number;
      divisionId: number;
      lineUps: ReadLineUp[];
      games: GroundGame[];
      sums: Pick<Sheet, 'points' | 'legs' | 'tablePoints'>;
    };
export type IntentOf<Kind extends Intent['kind']> = Extract<Intent, { kind: Kind }>;

export interface Judged<One extends Intent = Intent> {
  line: ImportLine;
  /** null where nothing is written */
  intent: One | null;
}

export interface Judgement<One extends Intent = Intent> {
  lines: Judged<One>[];
  /** fixtures that go */
  removed: GroundFixture[];
  /** divisions whose list of fixtures goes */
  listsLost: number[];
}

interface Where {
  field?: ImportField;
  value?: string | number | null;
  line?: number;
}

/** A line that is left out. Thrown by what reads a line, so that each has one reason: its first. */
export class Conflict extends Error {
  readonly key: ImportConflict;
  readonly where: Where;
  constructor(key: ImportConflict, where: Where = {}) {
    super(key);
    this.key = key;
    this.where = where;
  }
}

export const conflictLine = (
  line: number,
  title: string,
  { key, where }: Conflict,
): ImportLine => ({
  line,
  title,
  state: 'conflict',
  changes: [],
  conflict: {
    key,
    field: where.field ?? null,
    value: where.value == null ? null : String(where.value),
    line: where.line ?? null,
  },
});

type Change = ImportLine['changes'][number];

/** What is told of a value: nothing where it stays. */
export const changeOf = (
  field: ImportField,
  from: string | number | null,
  to: string | number | null,
): Change[] =>
  from === to
    ? []
    : [{ field, from: from === null ? null : String(from), to: to === null ? null : String(to) }];

/**
 * Reads a line by `read`.
 * @param titleOf what the line is called if it is left out
 */
export function judgeLine<One extends Intent>(
  line: number,
  title: string,
  read: () => { title: string; isNew: boolean; changes: Change[]; intent: One },
): Judged<One> {
  try {
    const { intent, isNew, ...read_ } = read();
    const isSame = !isNew && read_.changes.length === 0;
    const state = isNew ? 'new' : isSame ? 'unchanged' : 'changed';
    return { line: { line, ...read_, state, conflict: null }, intent: isSame ? null : intent };
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    return { line: conflictLine(line, title, error), intent: null };
  }
}
