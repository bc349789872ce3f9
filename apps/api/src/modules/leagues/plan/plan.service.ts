import {
  type ClosedDays,
  type FixtureList,
  type FixtureProblem,
  fixtureList,
  type PlannedFixture,
} from '@oche/darts/leagues/fixtures/list';
import type { Executor } from '@oche/db';
import type { DivisionOutput } from '@oche/validators/leagues/fixture';
import type { Plan, PlanReport, planInput } from '@oche/validators/leagues/plan';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { ActingContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import {
  firstInstantAt,
  isoOf,
  localDateAt,
  MINUTE_MS,
  midnightOf,
} from '../../../lib/time/wall-clock.ts';
import { holidaysBetween } from '../../lounges/index.ts';
import { giveBack } from '../core/freed-boards.service.ts';
import { requireOfficer } from '../core/leagues.policy.ts';
import { manageDivision, readDivisionFacts } from '../core/lock.service.ts';
import { noteStep } from '../core/steps.queries.ts';
import { getDivision } from '../division/division.service.ts';
import { replayStandings } from '../table/table.service.ts';
import * as queries from './plan.queries.ts';

type PlanInput = z.output<typeof planInput>;

/**
 * The list of fixtures as it would be, and how each wish comes out; nothing is written.
 * @throws AppError DIVISION_NOT_FOUND, LEAGUE_NOT_FOUND, FORBIDDEN
 */
export async function previewPlan(
  { db, actor }: Pick<ActingContext, 'db' | 'actor'>,
  input: PlanInput,
): Promise<Plan> {
  requireOfficer(actor, await readDivisionFacts(db, actor, input.id));
  const { list } = await listFor(db, input);
  return {
    fixtures: list.fixtures.map((fixture) => ({
      round: fixture.round,
      homeId: fixture.home,
      awayId: fixture.away,
      date: fixture.date,
      time: fixture.time,
      isFixed: fixture.isFixed,
      shiftedFrom: fixture.shifted?.from ?? null,
    })),
    ...reportOf(list, input),
  };
}

/**
 * Makes the list of fixtures. What was set by hand stays; everything else is made anew, from the seed of the season, so
 * that the same wishes give the same list.
 * @throws AppError DIVISION_NOT_FOUND, LEAGUE_NOT_FOUND, FORBIDDEN, SEASON_STATUS when it is over, FIXTURES_PLAYED,
 *   SEASON_NOT_READY with fewer than two teams or too few rounds
 */
export async function makePlan(ctx: ActingContext, input: PlanInput): Promise<DivisionOutput> {
  requireWriter(ctx.actor);
  const { id } = input;
  await manageDivision(ctx, id, async (tx, division) => {
    if (division.status === 'over') throw new AppError('SEASON_STATUS');
    const { list, set, timeZone } = await listFor(tx, input);
    if (set.some(({ status }) => status !== 'planned')) throw new AppError('FIXTURES_PLAYED');
    const isReady = !list.problems.some(({ key }) => key === 'teamCount' || key === 'tooFewRounds');
    if (!isReady) throw new AppError('SEASON_NOT_READY');
    const teams = new Map(
      (await queries.listTeams(tx, { divisionId: id })).map((one) => [one.id, one]),
    );
    const gone = await queries.deletePlanned(tx, { divisionId: id });
    const ids = await queries.insertFixtures(
      tx,
      list.fixtures.map((fixture) => {
        const home = teams.get(fixture.home);
        return {
          division_id: id,
          round: fixture.round,
          home_id: fixture.home,
          away_id: fixture.away,
          starts_at: startOf(fixture, timeZone),
          lounge_id: home?.loungeId ?? null,
          venue: home?.venue ?? null,
          is_fixed: fixture.isFixed,
          status: 'planned' as const,
        };
      }),
    );
    const now = ctx.clock.now();
    const plan = JSON.stringify(reportOf(list, input));
    await queries.notePlan(tx, { divisionId: id, rounds: input.rounds, plan, now });
    await replayStandings(tx, id);
    await giveBack(tx, gone, ids);
    await noteStep(tx, {
      leagueId: division.leagueId,
      divisionId: id,
      kind: 'listMade',
      facts: { division: division.name, fixtures: ids.length },
      by: ctx.actor.id,
      at: now,
    });
  });
  return getDivision(ctx, { id });
}

/** @returns an ISO time; null for a fixture that found no day */
export function startOf(
  { date, time }: Pick<PlannedFixture, 'date' | 'time'>,
  timeZone: string,
): string | null {
  if (date === null) return null;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return isoOf(firstInstantAt(timeZone, midnightOf(date) + (hours * 60 + minutes) * MINUTE_MS));
}

async function listFor(db: Executor, input: PlanInput) {
  const divisionId = input.id;
  const [planning, teams, set] = await Promise.all([
    queries.getPlanning.first(db, { divisionId }),
    queries.listTeams(db, { divisionId }),
    queries.listSet(db, { divisionId }),
  ]);
  if (!planning) throw new AppError('DIVISION_NOT_FOUND');
  const { timeZone } = planning;
  const list = fixtureList({
    teams: teams.map(({ id, keyNumber, weekday, time, loungeId }) => ({
      id,
      weekday,
      time,
      venue: loungeId,
      ...(keyNumber === null ? {} : { key: keyNumber }),
    })),
    twice: planning.isDouble,
    rounds: input.rounds,
    spare: input.spare,
    closed: [...(await holidaysOf(planning.holidays, input.rounds)), ...input.closed.map(closedOf)],
    wishes: input.wishes.map(wishOf),
    fixed: set.flatMap(({ isFixed, homeId, awayId, startsAt }) =>
      isFixed && startsAt !== null
        ? [
            {
              home: homeId,
              away: awayId,
              date: localDateAt(timeZone, Date.parse(startsAt)),
              time: timeAt(timeZone, startsAt),
            },
          ]
        : [],
    ),
    seed: input.seed ?? `${planning.seed} ${divisionId}`,
  });
  return { list, set, timeZone };
}

const timeAt = (timeZone: string, at: string): string =>
  new Intl.DateTimeFormat('de-DE', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
    new Date(at),
  );

/** Optional parts that are missing, not undefined. */
const closedOf = ({ from, until, team }: PlanInput['closed'][number]): ClosedDays => ({
  from,
  ...(until === undefined ? {} : { until }),
  ...(team === undefined ? {} : { team }),
});

const wishOf = ({ weight = 1, ...wish }: PlanInput['wishes'][number]) => ({ ...wish, weight });

/** @param code e.g. DE-NW, AT */
async function holidaysOf(code: string | null, rounds: readonly string[]): Promise<ClosedDays[]> {
  const days = rounds.toSorted();
  const [first] = days;
  const last = days.at(-1);
  if (code === null || first === undefined || last === undefined) return [];
  const [country = '', state = null] = code.split('-');
  const names = await holidaysBetween({ country, state }, first, `${last.slice(0, 4)}-12-31`, 'de');
  return [...names].map(([from, reason]) => ({ from, reason }));
}

const reportOf = ({ wishes, problems }: FixtureList, input: PlanInput): PlanReport => ({
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
