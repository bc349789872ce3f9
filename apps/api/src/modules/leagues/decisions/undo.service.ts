import type { Tx } from '@oche/db';
import { publishOutside } from '../../../lib/declared/published.ts';
import type { ActingContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { addJobs } from '../../../lib/jobs/jobs.ts';
import { DAY_MS } from '../../../lib/time/wall-clock.ts';
import { confirming } from '../core/deadlines.ts';
import type { Fixture } from '../core/fixture.queries.ts';
import { tableChanged } from '../core/leagues.outside.ts';
import { noteStep } from '../core/steps.queries.ts';
import { replayFigures } from '../sheet/figures.service.ts';
import { loadSheet } from '../sheet/load-sheet.service.ts';
import { restoreGames, updateFixture } from '../sheet/sheet.queries.ts';
import { replayStandings } from '../table/table.service.ts';
import { askForBoards } from './apply-decision.service.ts';
import { undoPenalty } from './penalty.queries.ts';

/**
 * Takes back what was decided last, with the penalty that came with it: the fixture is what it was before, its sheet
 * with all that was typed included. What was scored dart by dart counts for nobody's rating any more.
 * @throws AppError FIXTURE_STATUS when nothing was decided that could be taken back
 */
export async function undoDecision(
  ctx: Pick<ActingContext, 'clock' | 'actor' | 'events'>,
  tx: Tx,
  fixture: Fixture,
  reason: string,
): Promise<void> {
  const { clock, actor } = ctx;
  const { decision, id, divisionId, rules } = fixture;
  const before = decision?.before;
  if (!decision || !before) throw new AppError('FIXTURE_STATUS');
  const now = clock.now();
  const by = actor.id;
  const typed = before.sheet.filter(({ status }) => status === 'played');
  await restoreGames(tx, id, typed);
  const isAskedAgain = before.status === 'reported';
  await updateFixture(tx, id, {
    status: before.status,
    points_home: before.points[0],
    points_away: before.points[1],
    games_home: before.games[0],
    games_away: before.games[1],
    legs_home: before.legs[0],
    legs_away: before.legs[1],
    dispute: before.dispute && JSON.stringify(before.dispute),
    decision: before.decision && JSON.stringify(before.decision),
    // captains have their days anew
    ...(isAskedAgain ? { reported_at: now } : {}),
  });
  if (isAskedAgain) {
    const runAt = new Date(now.getTime() + rules.deadlines.confirmDays * DAY_MS);
    await addJobs(tx, [confirming(id, runAt)]);
  }
  const loaded = await loadSheet(tx, fixture);
  if (before.status !== 'forfeit') await replayFigures(tx, fixture, loaded);
  if (before.status === 'planned' || before.status === 'live') await askForBoards(tx, fixture, now);
  const { penaltyId = null } = decision;
  if (penaltyId !== null) await undoPenalty(tx, { id: penaltyId, by, now, reason });
  await replayStandings(tx, divisionId);
  await publishOutside(ctx, tx, tableChanged, { divisionId });
  await noteStep(tx, {
    leagueId: fixture.leagueId,
    divisionId,
    fixtureId: id,
    kind: 'decisionUndone',
    facts: { kind: decision.kind, reason },
    by,
    at: now,
  });
}
