import { randomUUID } from 'node:crypto';
import type { Tx } from '@oche/db';
import { publishOutside } from '../../../lib/declared/published.ts';
import type { Deps } from '../../../lib/deps.ts';
import { addJobs } from '../../../lib/jobs/jobs.ts';
import { DAY_MS } from '../../../lib/time/wall-clock.ts';
import { notify } from '../../notifications/index.ts';
import { confirming } from '../core/deadlines.ts';
import type { Fixture } from '../core/fixture.queries.ts';
import { fixtureFinished, tableChanged } from '../core/leagues.outside.ts';
import { listSpeakerIds } from '../core/speakers.queries.ts';
import { toConfirm } from '../notifications/fixture.notifications.ts';
import { replayStandings } from '../table/table.service.ts';
import { callNext } from './calls.service.ts';
import { replayFigures } from './figures.service.ts';
import { loadSheet } from './load-sheet.service.ts';
import type { LoadedSheet } from './loaded-sheet.ts';
import { updateFixture } from './sheet.queries.ts';

/**
 * What follows from a sheet, in the transaction that has changed it: the fixture's numbers, figures, the table, and what
 * captains are asked as soon as it is complete.
 */
export async function saveSheet(
  ctx: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  fixture: Fixture,
): Promise<LoadedSheet> {
  const loaded = await callNext(tx, fixture, await loadSheet(tx, fixture));
  const { sheet, scores } = loaded;
  const hasBegun = scores.size > 0;
  await updateFixture(tx, fixture.id, {
    status: statusOf(fixture, loaded),
    points_home: hasBegun ? sheet.tablePoints[0] : null,
    points_away: hasBegun ? sheet.tablePoints[1] : null,
    games_home: sheet.points[0],
    games_away: sheet.points[1],
    legs_home: sheet.legs[0],
    legs_away: sheet.legs[1],
    // what was confirmed is another result now
    confirmed_home_at: null,
    confirmed_home_by: null,
    confirmed_away_at: null,
    confirmed_away_by: null,
    // a corrected sheet has days of its own: who agreed with another one is asked again
    reported_at: sheet.isOver ? ctx.clock.now() : null,
  });
  await replayFigures(tx, fixture, loaded);
  await replayStandings(tx, fixture.divisionId);
  if (sheet.isOver && fixture.status !== 'disputed') await askToConfirm(ctx, tx, fixture);
  if (sheet.isOver) {
    const { id: fixtureId, divisionId } = fixture;
    await publishOutside(ctx, tx, fixtureFinished, { fixtureId, divisionId });
    await publishOutside(ctx, tx, tableChanged, { divisionId });
  }
  return loaded;
}

/** What is disputed stays so, whatever is corrected meanwhile, until it is decided. */
function statusOf(fixture: Fixture, { sheet, lineUps, games }: LoadedSheet) {
  if (fixture.status === 'disputed') return 'disputed';
  if (sheet.isOver) return 'reported';
  return lineUps.length + games.size > 0 ? 'live' : 'planned';
}

async function askToConfirm(
  ctx: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  { id, homeTeamId, awayTeamId, rules }: Fixture,
): Promise<void> {
  const captains = await listSpeakerIds(tx, { teamIds: [homeTeamId, awayTeamId] });
  await notify(ctx, tx, toConfirm, {
    eventId: randomUUID(),
    recipientIds: captains.map(({ userId }) => userId),
    payload: { fixtureId: id },
  });
  const runAt = new Date(ctx.clock.now().getTime() + rules.deadlines.confirmDays * DAY_MS);
  await addJobs(tx, [confirming(id, runAt)]);
}
