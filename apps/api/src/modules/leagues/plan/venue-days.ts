import { venueDayList } from '@oche/darts/leagues/fixtures/venue-days';
import type { PlanReport, planInput } from '@oche/validators/leagues/plan';
import type { z } from 'zod';
import { type PlanFacts, type Planned, type PlannedList, USUAL_BOARDS } from './planned.ts';

type PlanInput = z.output<typeof planInput>;
type Problem = PlanReport['problems'][number];

/** From one fixture of a venue day to the next one. */
const SLOT_MINUTES = 150;

/**
 * A list of days on which three teams meet at the place of one. What was set by hand keeps its date where the same two
 * still meet there; a day that is closed for a team is one on which nobody meets at its place.
 */
export function venueDaysOf(facts: PlanFacts, input: PlanInput): PlannedList {
  const { teams, fixed } = facts;
  const places = new Map(teams.map((team) => [team.id, placeOf(team)]));
  const list = venueDayList({
    teams: teams.map(({ id }) => ({ id, venue: places.get(id) ?? null })),
    twice: facts.isDouble,
    days: input.rounds,
    closed: input.rounds.flatMap((date) =>
      input.closed.flatMap(({ from, until = from, team }) => {
        const venue = team === undefined ? null : places.get(team);
        return venue != null && from <= date && date <= until ? [{ date, venue }] : [];
      }),
    ),
    seed: facts.seed,
  });
  const fixtures = list.fixtures.map(({ round, home, away, date, time, venue, host }): Planned => {
    const set = fixed.find((one) => one.home === home && one.away === away);
    return {
      round,
      home,
      away,
      date: set?.date ?? date,
      time: set?.time ?? time,
      isFixed: set !== undefined,
      shiftedFrom: null,
      host: venue === null ? null : host,
    };
  });
  const lost = fixed.filter(
    ({ home, away }) => !fixtures.some((one) => one.home === home && one.away === away),
  );
  return {
    fixtures,
    report: {
      kind: 'venueDays',
      wishes: [],
      problems: [
        ...list.problems.map(toProblem),
        ...crowdedDays(facts, fixtures),
        ...lost.map(({ home, away }): Problem => ({ key: 'fixedImpossible', home, away })),
        ...(fixtures.length > 0 && facts.minutes > SLOT_MINUTES
          ? [{ key: 'tooLong' as const, needed: facts.minutes, given: SLOT_MINUTES }]
          : []),
      ],
    },
  };
}

/** A place that can be told from others: teams of one lounge share theirs, an inn is its team's own. */
const placeOf = ({ id, loungeId, venue }: PlanFacts['teams'][number]): number | null =>
  loungeId ?? (venue === null ? null : -id);

/** Days on which several groups meet at one lounge, which has too few boards for what they play at once. */
function crowdedDays({ teams }: PlanFacts, fixtures: readonly Planned[]): Problem[] {
  const byId = new Map(teams.map((team) => [team.id, team]));
  const atOnce = Map.groupBy(
    fixtures.flatMap((fixture) => {
      const host = byId.get(fixture.host ?? 0);
      return host?.loungeId == null || fixture.date === null ? [] : [{ ...fixture, host }];
    }),
    ({ host, date, time }) => `${host.loungeId} ${date} ${time}`,
  );
  const crowded = new Map<string, Problem>();
  for (const group of atOnce.values()) {
    const [first] = group;
    const hosts = group.map(({ host }) => host);
    const boards = boardsFor(hosts);
    if (!first || hosts.length < 2 || boards.given === 0 || boards.needed <= boards.given) continue;
    const { round } = first;
    const key = `${round} ${first.host.loungeId}`;
    // a day is told once, by its fullest hour
    if ((crowded.get(key)?.needed ?? 0) >= boards.needed) continue;
    crowded.set(key, { key: 'fewBoards', round, teams: hosts.map(({ id }) => id), ...boards });
  }
  return [...crowded.values()];
}

/** Boards that are named are theirs alone; the others are any of the lounge's. */
function boardsFor(hosts: PlanFacts['teams']): { needed: number; given: number } {
  const named = hosts.flatMap(({ boardIds }) => boardIds);
  const areAllNamed = hosts.every(({ boardIds }) => boardIds.length > 0);
  return {
    needed: hosts.reduce((sum, { boardIds }) => sum + (boardIds.length || USUAL_BOARDS), 0),
    given: areAllNamed ? new Set(named).size : (hosts[0]?.loungeBoards ?? 0),
  };
}

function toProblem(problem: ReturnType<typeof venueDayList>['problems'][number]): Problem {
  switch (problem.key) {
    case 'teamCount':
      return { key: 'venueTeamCount', given: problem.count };
    case 'tooFewDays':
      return { key: problem.key, needed: problem.needed, given: problem.given };
    case 'noVenue':
      return { key: problem.key, round: problem.round, teams: [...problem.teams] };
  }
}
