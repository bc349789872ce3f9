import { outlookOf } from '@oche/darts/leagues/outlook';
import type { Executor } from '@oche/db';
import type { DivisionOutput } from '@oche/validators/leagues/fixture';
import type { Plan, planInput } from '@oche/validators/leagues/plan';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { ActingContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import {
  addDays,
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
import { eveningsOf } from './evenings.ts';
import * as queries from './plan.queries.ts';
import { type Planned, USUAL_BOARDS } from './planned.ts';
import { venueDaysOf } from './venue-days.ts';

type PlanInput = z.output<typeof planInput>;

/** What a list can't be made with. */
const unready = new Set(['teamCount', 'tooFewRounds', 'venueTeamCount', 'tooFewDays']);

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
      shiftedFrom: fixture.shiftedFrom,
      hostId: fixture.host === fixture.home ? null : fixture.host,
    })),
    ...list.report,
  };
}

/**
 * Makes the list of fixtures. What was set by hand stays; everything else is made anew, from the seed of the season, so
 * that the same wishes give the same list.
 * @throws AppError DIVISION_NOT_FOUND, LEAGUE_NOT_FOUND, FORBIDDEN, SEASON_STATUS when it is over, FIXTURES_PLAYED,
 *   SEASON_NOT_READY with fewer than two teams or too few rounds, and where so many can't meet on venue days
 */
export async function makePlan(ctx: ActingContext, input: PlanInput): Promise<DivisionOutput> {
  requireWriter(ctx.actor);
  const { id } = input;
  await manageDivision(ctx, id, async (tx, division) => {
    if (division.status === 'over') throw new AppError('SEASON_STATUS');
    const { list, set, timeZone } = await listFor(tx, input);
    if (set.some(({ status }) => status !== 'planned')) throw new AppError('FIXTURES_PLAYED');
    if (list.report.problems.some(({ key }) => unready.has(key)))
      throw new AppError('SEASON_NOT_READY');
    const teams = new Map(
      (await queries.listTeams(tx, { divisionId: id })).map((one) => [one.id, one]),
    );
    const gone = await queries.deletePlanned(tx, { divisionId: id });
    const ids = await queries.insertFixtures(
      tx,
      list.fixtures.map((fixture) => {
        const host = fixture.host === null ? undefined : teams.get(fixture.host);
        return {
          division_id: id,
          round: fixture.round,
          home_id: fixture.home,
          away_id: fixture.away,
          starts_at: startOf(fixture, timeZone),
          lounge_id: host?.loungeId ?? null,
          venue: host?.venue ?? null,
          host_id: fixture.host === fixture.home ? null : fixture.host,
          is_fixed: fixture.isFixed,
          status: 'planned' as const,
        };
      }),
    );
    const now = ctx.clock.now();
    const plan = JSON.stringify(list.report);
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
  { date, time }: Pick<Planned, 'date' | 'time'>,
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
  const facts = {
    teams,
    isDouble: planning.isDouble,
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
    holidays: await holidaysOf(planning.holidays, input.rounds),
    seed: input.seed ?? `${planning.seed} ${divisionId}`,
    minutes: outlookOf(planning.format, USUAL_BOARDS).minutes,
  };
  const list = input.kind === 'venueDays' ? venueDaysOf(facts, input) : eveningsOf(facts, input);
  return { list, set, timeZone };
}

const timeAt = (timeZone: string, at: string): string =>
  new Intl.DateTimeFormat('de-DE', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
    new Date(at),
  );

/** @param code e.g. DE-NW, AT */
async function holidaysOf(
  code: string | null,
  rounds: readonly string[],
): Promise<{ from: string; reason: string }[]> {
  const days = rounds.toSorted();
  const [first] = days;
  const last = days.at(-1);
  if (code === null || first === undefined || last === undefined) return [];
  const [country = '', state = null] = code.split('-');
  // a round has the days of its week, and spare ones may follow
  const until = `${addDays(last, 7).slice(0, 4)}-12-31`;
  const names = await holidaysBetween({ country, state }, first, until, 'de');
  const years = new Set([first, until].map((date) => date.slice(0, 4)));
  return [...names, ...[...years].flatMap(evesOf)].map(([from, reason]) => ({ from, reason }));
}

/** No holidays by law, but nobody plays. */
const evesOf = (year: string): [string, string][] => [
  [`${year}-12-24`, 'Heiligabend'],
  [`${year}-12-31`, 'Silvester'],
];
