import { consequenceOf } from '@oche/darts/leagues/eligibility/consequences';
import { PROTEST_DAYS_MAX } from '@oche/validators/leagues/limits';
import type { Deps } from '../../../lib/deps.ts';
import { eachAlone, throwFailure } from '../../../lib/jobs/each-alone.ts';
import { DAY_MS, HOUR_MS } from '../../../lib/time/wall-clock.ts';
import { hasActed } from '../core/steps.queries.ts';
import { commitOffence, isNothing, tellRuled } from '../decisions/offence.service.ts';
import { changeFixtureByHouse } from '../sheet/change-fixture.service.ts';
import * as queries from './deadlines.queries.ts';
import * as moves from './move-deadlines.queries.ts';
import * as protests from './protest-deadlines.queries.ts';
import * as reminders from './reminders.service.ts';

/**
 * Every few minutes: who is reminded, and which rule acts by itself. A fixture that fails holds up no other one.
 */
export async function actOnDeadlines(ctx: Deps): Promise<void> {
  const now = ctx.clock.now().toISOString();
  const from = new Date(ctx.clock.now().getTime() - PROTEST_DAYS_MAX * DAY_MS).toISOString();
  const each = <T extends { id: number }>(
    rows: readonly T[],
    act: (ctx: Deps, row: T) => Promise<void>,
    what: string,
  ) =>
    eachAlone(
      rows,
      (row) => act(ctx, row),
      ({ id }, error) => ctx.log.error({ err: error, id }, what),
    );
  throwFailure([
    ...(await each(
      await queries.listLineUpsDue(ctx.db, { now }),
      reminders.remindOfLineUps,
      'captains are not reminded of a line-up',
    )),
    ...(await each(
      await queries.listReportsDue(ctx.db, { now }),
      reminders.remindOfReport,
      'captains are not reminded of a sheet',
    )),
    ...(await each(
      await queries.listConfirmsDue(ctx.db, { now }),
      reminders.remindOfConfirming,
      'captains are not reminded of a result',
    )),
    ...(await each(
      [
        ...(await protests.listConfirmedEnding(ctx.db, { now, from })),
        ...(await protests.listRuledEnding(ctx.db, { now, from })),
      ],
      reminders.remindOfProtest,
      'captains are not reminded of the days for a protest',
    )),
    ...(await each(
      await moves.listAnswersDue(ctx.db, { now }),
      reminders.remindOfAnswer,
      'captains are not reminded of a request',
    )),
    ...(await each(
      await moves.listUnanswered(ctx.db, { now }),
      reminders.handToOfficers,
      'officers are not told of a request',
    )),
    ...(await each(
      await queries.listReportsLate(ctx.db, { now }),
      penalizeLateReport,
      'a late report has no consequence yet',
    )),
  ]);
}

/** The home team answers for the sheet. An officer takes it back with a reason, and then it stays so. */
const penalizeLateReport = (ctx: Deps, { id }: { id: number }): Promise<void> =>
  changeFixtureByHouse(ctx, id, async (tx, fixture) => {
    const { rules, startsAt, status } = fixture;
    if (status !== 'live' || startsAt === null) return;
    const hours = (ctx.clock.now().getTime() - Date.parse(startsAt)) / HOUR_MS;
    const consequence = consequenceOf(rules, { kind: 'report', hours });
    const offence = 'lateReport';
    if (!consequence || (await hasActed.first(tx, { fixtureId: id, kind: offence, side: 0 }))) {
      return;
    }
    const isLost = consequence.score === 'zeroToMax';
    if (isNothing(consequence) && !isLost) return;
    await commitOffence(ctx, tx, fixture, {
      ...{ offence, side: 0, consequence, isLost, reason: null, by: null },
    });
    await tellRuled(ctx, tx, fixture);
  });
