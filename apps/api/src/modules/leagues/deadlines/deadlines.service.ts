import { consequenceOf } from '@oche/darts/leagues/eligibility/consequences';
import { type Tx, withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { eventIdOf } from '../../../lib/events/event-id.ts';
import { eachAlone, throwFailure } from '../../../lib/jobs/each-alone.ts';
import { HOUR_MS } from '../../../lib/time/wall-clock.ts';
import { notify } from '../../notifications/index.ts';
import type { Fixture } from '../core/fixture.queries.ts';
import { listSpeakerIds } from '../core/speakers.queries.ts';
import { noteStep } from '../core/steps.queries.ts';
import { applyDecision } from '../decisions/decision.service.ts';
import { insertPenalty } from '../decisions/penalty.queries.ts';
import { lineUpDue } from '../notifications/fixture.notifications.ts';
import { changeFixtureByHouse } from '../sheet/change-fixture.service.ts';
import { replayStandings } from '../table/table.service.ts';
import * as queries from './deadlines.queries.ts';

/**
 * Every few minutes: who is reminded, and which rule acts by itself. A fixture that fails holds up no other one.
 */
export async function actOnDeadlines(ctx: Deps): Promise<void> {
  const now = ctx.clock.now().toISOString();
  const failed = (what: string) => (fixture: { id: number }, error: unknown) =>
    ctx.log.error({ err: error, fixtureId: fixture.id }, what);
  throwFailure([
    ...(await eachAlone(
      await queries.listLineUpsDue(ctx.db, { now }),
      (due) => remindOfLineUps(ctx, due),
      failed('captains are not reminded of a line-up'),
    )),
    ...(await eachAlone(
      await queries.listReportsLate(ctx.db, { now }),
      (late) => penalizeLateReport(ctx, late),
      failed('a late report has no consequence yet'),
    )),
  ]);
}

type Due = Awaited<ReturnType<typeof queries.listLineUpsDue>>[number];

/** Captains who have named nobody hear of it a day before, once. */
const remindOfLineUps = (ctx: Deps, { id, homeTeamId, awayTeamId, named }: Due): Promise<void> =>
  withTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now().toISOString();
    if (!(await queries.noteReminded.first(tx, { id, now }))) return;
    const teamIds = [homeTeamId, awayTeamId].filter((_, side) => !named.includes(side));
    const captains = await listSpeakerIds(tx, { teamIds });
    await notify(ctx, tx, lineUpDue, {
      eventId: eventIdOf(`leagues.lineUpDue ${id}`),
      recipientIds: captains.map(({ userId }) => userId),
      payload: { fixtureId: id },
    });
  });

/** The home team answers for the sheet. An officer takes it back with a reason. */
const penalizeLateReport = (ctx: Deps, { id }: { id: number }): Promise<void> =>
  changeFixtureByHouse(ctx, id, async (tx, fixture) => {
    const { rules, homeId, divisionId, leagueId, startsAt, status } = fixture;
    if (status !== 'live' || startsAt === null) return;
    const now = ctx.clock.now();
    const hours = (now.getTime() - Date.parse(startsAt)) / HOUR_MS;
    const consequence = consequenceOf(rules, { kind: 'report', hours });
    const rule = { fixtureId: id, rule: 'lateReport' };
    if (!consequence || (await queries.hasPenalty.first(tx, rule))) return;
    const { points, fineCents, score } = consequence;
    await insertPenalty(tx, {
      ...rule,
      entryId: homeId,
      points,
      fineCents,
      reason: null,
      by: null,
      now,
    });
    // either counts the table anew
    if (score === 'zeroToMax') await loseAll(ctx, tx, fixture);
    else await replayStandings(tx, divisionId);
    await noteStep(tx, {
      leagueId,
      divisionId,
      fixtureId: id,
      kind: 'lateReport',
      facts: { points, fineCents },
      by: null,
      at: now,
    });
  });

const loseAll = (ctx: Deps, tx: Tx, fixture: Fixture): Promise<void> =>
  applyDecision(
    ctx,
    tx,
    fixture,
    { kind: 'forfeit', winner: 1 },
    { reason: null, by: null, rule: 'lateReport' },
  );
