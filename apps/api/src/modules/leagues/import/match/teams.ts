import {
  DIVISION_TEAMS_MAX,
  TEAM_NAME_MAX,
  TEAM_NAME_MIN,
  VENUE_MAX,
} from '@oche/validators/leagues/limits';
import type { Cells } from '../parse/table.ts';
import { timeIn, weekdayIn } from '../parse/values.ts';
import {
  Conflict,
  changeOf,
  type Ground,
  type GroundDivision,
  type IntentOf,
  type Judgement,
  judgeLine,
} from './ground.ts';
import { directoryOf, folded } from './names.ts';
import { divisionFinder } from './pairing.ts';

/** Friday evening, as the dialog for one team has it. */
const USUAL = { homeWeekday: 5, homeTime: '19:30' };

/** Teams with their division and their evening at home; those that the league has keep their name. */
export function judgeTeams(ground: Ground, rows: readonly Cells[]): Judgement<IntentOf<'team'>> {
  const teams = directoryOf(ground.teams);
  const entries = new Map(ground.entries.map((entry) => [entry.teamId, entry]));
  const findDivision = divisionFinder(ground.divisions);
  const counts = new Map<number, number>();
  for (const { divisionId } of ground.entries) add(counts, divisionId, 1);
  const withList = new Set(ground.fixtures.map(({ divisionId }) => divisionId));
  const seen = new Map<string, number>();
  const lost = new Set<number>();

  const lines = rows.map(({ line, cells }) =>
    judgeLine(line, cells.team ?? '', () => {
      const name = nameIn(cells.team);
      const before = seen.get(folded(name));
      if (before !== undefined) throw new Conflict('twice', { field: 'team', line: before });
      const found = teams.exactly(name);
      const team = found.kind === 'one' ? found.one : undefined;
      const entry = team && entries.get(team.teamId);
      const division = divisionOf(cells.division, entry?.divisionId);
      const { homeWeekday, homeTime } = eveningOf(cells, entry ?? USUAL);
      const venue = venueOf(cells.venue, team);
      const isEntering = entry?.divisionId !== division.id;
      const changes = [
        ...changeOf('division', entry ? nameOfDivision(entry.divisionId) : null, division.name),
        ...changeOf('weekday', entry?.homeWeekday ?? null, homeWeekday),
        ...changeOf('time', entry?.homeTime ?? null, homeTime),
        ...(venue === null ? [] : changeOf('venue', team?.venue ?? null, venue)),
      ];
      if (ground.status !== 'planned' && changes.length > 0) throw new Conflict('seasonRuns');
      if (isEntering) {
        if ((counts.get(division.id) ?? 0) >= DIVISION_TEAMS_MAX) {
          throw new Conflict('divisionFull', { field: 'division', value: division.name });
        }
        add(counts, division.id, 1);
        if (entry) add(counts, entry.divisionId, -1);
        for (const id of [division.id, entry?.divisionId ?? 0]) if (withList.has(id)) lost.add(id);
      }
      seen.set(folded(name), line);
      return {
        title: team?.name ?? name,
        isNew: !entry,
        changes,
        intent: {
          kind: 'team',
          teamId: team?.teamId ?? null,
          entryId: entry?.entryId ?? null,
          name,
          divisionId: division.id,
          homeWeekday,
          homeTime,
          venue,
        },
      };
    }),
  );
  return { lines, removed: [], listsLost: [...lost] };

  function divisionOf(cell: string | undefined, current: number | undefined): GroundDivision {
    if (cell !== undefined) return findDivision(cell);
    const known = ground.divisions.find(({ id }) => id === current);
    const [only, ...others] = ground.divisions;
    const division = known ?? (others.length === 0 ? only : undefined);
    if (!division) throw new Conflict('divisionMissing', { field: 'division' });
    return division;
  }

  function nameOfDivision(id: number): string | null {
    return ground.divisions.find((one) => one.id === id)?.name ?? null;
  }
}

const add = (counts: Map<number, number>, id: number, by: number) =>
  counts.set(id, (counts.get(id) ?? 0) + by);

function nameIn(cell: string | undefined): string {
  if (cell === undefined || cell.length < TEAM_NAME_MIN) {
    throw new Conflict('cellMissing', { field: 'team' });
  }
  if (cell.length > TEAM_NAME_MAX) {
    throw new Conflict('tooLong', { field: 'team', value: TEAM_NAME_MAX });
  }
  return cell;
}

function eveningOf({ weekday, time }: Cells['cells'], usual: typeof USUAL): typeof USUAL {
  const homeWeekday = weekday === undefined ? usual.homeWeekday : weekdayIn(weekday);
  const homeTime = time === undefined ? usual.homeTime : timeIn(time);
  if (homeWeekday === undefined) {
    throw new Conflict('cellUnreadable', { field: 'weekday', value: weekday ?? null });
  }
  if (homeTime === undefined) {
    throw new Conflict('cellUnreadable', { field: 'time', value: time ?? null });
  }
  return { homeWeekday, homeTime };
}

/** A team that is at home in a lounge of the directory stays there. */
function venueOf(
  cell: string | undefined,
  team: Ground['teams'][number] | undefined,
): string | null {
  if (cell === undefined || team?.hasLounge) return null;
  if (cell.length > VENUE_MAX) throw new Conflict('tooLong', { field: 'venue', value: VENUE_MAX });
  return cell;
}
