import { localDateAt } from '../../../../lib/time/wall-clock.ts';
import type { Cells } from '../parse/table.ts';
import { roundIn } from '../parse/values.ts';
import {
  Conflict,
  type Ground,
  type GroundDivision,
  type GroundEntry,
  type GroundFixture,
} from './ground.ts';
import { type Directory, directoryOf, folded } from './names.ts';

export interface Pairing {
  home: GroundEntry;
  away: GroundEntry;
  division: GroundDivision;
  /** null where the file doesn't tell */
  round: number | null;
}

/** What a line is called: as it is written. */
export const pairingTitle = ({ home = '', away = '' }: Cells['cells']): string =>
  `${home} – ${away}`;

export const entryTitle = ({ home, away }: Pick<Pairing, 'home' | 'away'>): string =>
  `${home.name} – ${away.name}`;

type FoundTeam = ReturnType<Directory<GroundEntry>['find']>;
type TeamField = 'team' | 'home' | 'away';

/** Finds teams of a season by what a file calls them. */
function teamDirectory({ entries, divisions }: Pick<Ground, 'entries' | 'divisions'>) {
  const all = directoryOf(entries);
  const byDivision = new Map(
    divisions.map(({ id }) => [
      id,
      directoryOf(entries.filter(({ divisionId }) => divisionId === id)),
    ]),
  );
  const findDivision = divisionFinder(divisions);
  return (name: string | undefined, field: TeamField, division?: string): FoundTeam => {
    if (name === undefined) throw new Conflict('cellMissing', { field });
    const directory = division === undefined ? all : byDivision.get(findDivision(division).id);
    return (directory ?? all).find(name);
  };
}

/** The one that is meant: by its name alone. */
export function teamFinder(ground: Pick<Ground, 'entries' | 'divisions'>) {
  const look = teamDirectory(ground);
  return (name: string | undefined, field: TeamField, division?: string): GroundEntry =>
    requireOne(look(name, field, division), field);
}

function requireOne(found: FoundTeam, field: TeamField): GroundEntry {
  if (found.kind === 'many') {
    const value = found.all.map((one) => one.name).join(', ');
    throw new Conflict('teamAmbiguous', { field, value });
  }
  if (found.kind === 'none') {
    throw new Conflict('teamUnknown', { field, value: found.closest?.name ?? null });
  }
  if (found.one.isWithdrawn) throw new Conflict('teamWithdrawn', { field, value: found.one.name });
  return found.one;
}

/** Of several that can be meant, the one that plays where the other team does. */
function narrowed(found: FoundTeam, other: FoundTeam): FoundTeam {
  if (found.kind !== 'many' || other.kind !== 'one') return found;
  const near = found.all.filter(
    (entry) => entry !== other.one && entry.divisionId === other.one.divisionId,
  );
  const [one, ...others] = near;
  return one && others.length === 0 ? { kind: 'one', one } : found;
}

/** Finds a division by what a file calls it. */
export function divisionFinder(divisions: readonly GroundDivision[]) {
  const directory = directoryOf(divisions);
  return (name: string): GroundDivision => {
    const found = directory.find(name);
    if (found.kind === 'one') return found.one;
    throw new Conflict('divisionUnknown', { field: 'division', value: name });
  };
}

/** Reads who plays whom, and in which round. */
export function pairingReader(ground: Ground) {
  const look = teamDirectory(ground);
  const divisions = new Map(ground.divisions.map((one) => [one.id, one]));
  return ({ home, away, round, division: told }: Cells['cells']): Pairing => {
    if (home !== undefined && away !== undefined && folded(home) === folded(away)) {
      throw new Conflict('sameTeam', { field: 'away' });
    }
    const found = [look(home, 'home', told), look(away, 'away', told)] as const;
    const pair = {
      home: requireOne(narrowed(found[0], found[1]), 'home'),
      away: requireOne(narrowed(found[1], found[0]), 'away'),
    };
    if (pair.home === pair.away) throw new Conflict('sameTeam', { field: 'away' });
    const division = divisions.get(pair.home.divisionId);
    if (!division || pair.home.divisionId !== pair.away.divisionId) {
      throw new Conflict('otherDivisions', { field: 'away' });
    }
    return { ...pair, division, round: readRound(round) };
  };
}

function readRound(cell: string | undefined): number | null {
  if (cell === undefined) return null;
  const round = roundIn(cell);
  if (round === undefined) throw new Conflict('cellUnreadable', { field: 'round', value: cell });
  return round;
}

/** Which fixture two teams have; where they have several, the round tells, or the day if no round is told. */
export function fixtureFinder({ fixtures, timeZone }: Pick<Ground, 'fixtures' | 'timeZone'>) {
  const pairs = Map.groupBy(fixtures, ({ homeId, awayId }) => `${homeId} ${awayId}`);
  const isOn = ({ startsAt }: GroundFixture, day: string | undefined) =>
    startsAt !== null && localDateAt(timeZone, Date.parse(startsAt)) === day;
  return ({ home, away, round }: Pairing, day?: string): GroundFixture | undefined => {
    const all = pairs.get(`${home.entryId} ${away.entryId}`) ?? [];
    if (all.length < 2) return all[0];
    const found = all.filter((one) => (round === null ? isOn(one, day) : one.round === round));
    if (found.length !== 1) throw new Conflict('fixtureAmbiguous', { field: 'round' });
    return found[0];
  };
}
