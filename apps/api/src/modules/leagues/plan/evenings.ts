import {
  type ClosedDays,
  type FixtureList,
  type FixtureProblem,
  fixtureList,
} from '@oche/darts/leagues/fixtures/list';
import type { PlanReport, planInput } from '@oche/validators/leagues/plan';
import type { z } from 'zod';
import type { PlanFacts, PlannedList } from './planned.ts';

type PlanInput = z.output<typeof planInput>;

/** A list of evenings, each at the home team's. */
export function eveningsOf(facts: PlanFacts, input: PlanInput): PlannedList {
  const list = fixtureList({
    teams: facts.teams.map(({ id, keyNumber, weekday, time, loungeId }) => ({
      id,
      weekday,
      time,
      venue: loungeId,
      ...(keyNumber === null ? {} : { key: keyNumber }),
    })),
    twice: facts.isDouble,
    rounds: input.rounds,
    spare: input.spare,
    closed: [...facts.holidays, ...input.closed.map(closedOf)],
    wishes: input.wishes.map(wishOf),
    fixed: facts.fixed,
    seed: facts.seed,
  });
  return {
    fixtures: list.fixtures.map(({ shifted, ...fixture }) => ({
      ...fixture,
      shiftedFrom: shifted?.from ?? null,
      host: fixture.home,
    })),
    report: reportOf(list, input),
  };
}

/** Optional parts that are missing, not undefined. */
const closedOf = ({ from, until, team }: PlanInput['closed'][number]): ClosedDays => ({
  from,
  ...(until === undefined ? {} : { until }),
  ...(team === undefined ? {} : { team }),
});

const wishOf = ({ weight = 1, ...wish }: PlanInput['wishes'][number]) => ({ ...wish, weight });

const reportOf = ({ wishes, problems }: FixtureList, input: PlanInput): PlanReport => ({
  kind: 'evenings',
  wishes: wishes.flatMap(({ wish: place, isMet, broken, whyNot }) => {
    const wish = input.wishes[place];
    if (!wish) return [];
    return [
      {
        wish,
        isMet,
        broken: broken.map(({ rounds, teams }) => ({ rounds: [...rounds], teams: [...teams] })),
        against:
          whyNot?.key === 'against'
            ? { wishes: [...whyNot.wishes], moreShifted: whyNot.moreShifted }
            : null,
      },
    ];
  }),
  problems: problems.map(toProblem),
});

function toProblem(problem: FixtureProblem): PlanReport['problems'][number] {
  switch (problem.key) {
    case 'teamCount':
      return { key: problem.key, given: problem.count };
    case 'tooFewRounds':
      return { key: problem.key, needed: problem.needed, given: problem.given };
    case 'keyUnknown':
    case 'keyTaken':
      return { key: problem.key, team: problem.team };
    case 'noDate':
      return { key: problem.key, round: problem.round, home: problem.home, away: problem.away };
    case 'fixedImpossible':
      return { key: problem.key, home: problem.fixed.home, away: problem.fixed.away };
  }
}
