import type {
  DivisionEvent,
  DivisionOutput,
  FixtureSummary,
} from '@oche/validators/leagues/fixture';

/**
 * A division with what a live event tells of it.
 * @returns null when the event does not say enough, so that the division has to be read again
 */
export function withNews(
  division: DivisionOutput,
  { revision, news }: DivisionEvent,
): DivisionOutput | null {
  // another list of fixtures has other rounds
  if (!news || news.plannedAt !== division.plannedAt) return null;
  const { standings, fixtureCount } = news;
  const changed = new Map(news.fixtures.map((fixture) => [fixture.id, fixture]));
  const fixtures = division.fixtures.map((fixture) => changed.get(fixture.id) ?? fixture);
  const known = new Set(fixtures.map(({ id }) => id));
  fixtures.push(...news.fixtures.filter(({ id }) => !known.has(id)));
  if (fixtures.length !== fixtureCount) return null;
  const withdrawn = new Map(standings.map((row) => [row.entryId, row.withdrawn]));
  const hasLeft = ({ entryId, ...team }: DivisionOutput['teams'][number]) =>
    (withdrawn.get(entryId) ?? null) !== team.withdrawn;
  if (division.teams.some(hasLeft)) return null;
  return { ...division, revision, standings, fixtures: fixtures.sort(byDate) };
}

/** As the division lists them: by round, then by date, those without one last. */
const byDate = (a: FixtureSummary, b: FixtureSummary): number =>
  a.round - b.round || timeOf(a) - timeOf(b) || a.id - b.id;

const timeOf = ({ startsAt }: FixtureSummary): number =>
  startsAt === null ? Number.MAX_VALUE : Date.parse(startsAt);

/** Whether something is over now, or was decided anew: then lists of the season follow. */
export const hasEnded = ({ news }: DivisionEvent): boolean =>
  news === null || news.fixtures.some(({ status }) => status !== 'planned' && status !== 'live');

/** Whether points were taken from a team, or given back. */
export function isPunished(division: DivisionOutput, { news }: DivisionEvent): boolean {
  const known = new Map(division.standings.map(({ entryId, penalty }) => [entryId, penalty]));
  return (
    news === null || news.standings.some(({ entryId, penalty }) => known.get(entryId) !== penalty)
  );
}
