import { consequenceOf } from '@oche/darts/leagues/eligibility/consequences';
import { withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { eventIdOf } from '../../../lib/events/event-id.ts';
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

/** Every few minutes: who is reminded, and which rule acts by itself. */
export async function actOnDeadlines(ctx: Deps): Promise<void> {
  await remindOfLineUps(ctx);
  await penalizeLateReports(ctx);
}

/** Captains who have named nobody hear of it a day before, once. */
async function remindOfLineUps(ctx: Deps): Promise<void> {
  const now = ctx.clock.now().toISOString();
  const due = await queries.listLineUpsDue(ctx.db, { now });
  for (const { id, homeTeamId, awayTeamId, named } of due) {
    const teamIds = [homeTeamId, awayTeamId].filter((_, side) => !named.includes(side));
    await withTransaction(ctx.db, async (tx) => {
      if (!(await queries.noteReminded.first(tx, { id, now }))) return;
      const captains = await listSpeakerIds(tx, { teamIds });
      await notify(ctx, tx, lineUpDue, {
        eventId: eventIdOf(`leagues.lineUpDue ${id}`),
        recipientIds: captains.map(({ userId }) => userId),
        payload: { fixtureId: id },
      });
    });
  }
}

/** The home team answers for the sheet. An officer takes it back with a reason. */
async function penalizeLateReports(ctx: Deps): Promise<void> {
  const late = await queries.listReportsLate(ctx.db, { now: ctx.clock.now().toISOString() });
  for (const { id } of late) {
    await changeFixtureByHouse(ctx, id, async (tx, fixture) => {
      const { rules, homeId, divisionId, leagueId, startsAt, status } = fixture;
      if (status !== 'live' || startsAt === null) return;
      const now = ctx.clock.now();
      const hours = (now.getTime() - Date.parse(startsAt)) / HOUR_MS;
      const consequence = consequenceOf(rules, { kind: 'report', hours });
      const rule = { fixtureId: id, rule: 'lateReport' };
      if (!consequence || (await queries.hasPenalty.first(tx, rule))) return;
      await insertPenalty(tx, {
        ...rule,
        entryId: homeId,
        points: consequence.points,
        fineCents: consequence.fineCents,
        reason: null,
        by: null,
        now,
      });
      if (consequence.score === 'zeroToMax') await loseAll(ctx, tx, fixture);
      await replayStandings(tx, divisionId);
      await noteStep(tx, {
        leagueId,
        divisionId,
        fixtureId: id,
        kind: 'lateReport',
        facts: { points: consequence.points, fineCents: consequence.fineCents },
        by: null,
        at: now,
      });
    });
  }
}

type Tx = Parameters<typeof applyDecision>[1];

const loseAll = (ctx: Deps, tx: Tx, fixture: Fixture): Promise<void> =>
  applyDecision(
    ctx,
    tx,
    fixture,
    { kind: 'forfeit', winner: 1 },
    { reason: null, by: null, rule: 'lateReport' },
  );
