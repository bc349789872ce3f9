import { withTransaction } from '@oche/db';
import { demoUserId } from '@oche/db/seeds';
import { waitForLocks } from '../../../lib/demo.queries.ts';
import { demoTime } from '../../../lib/demo.ts';
import type { Deps } from '../../../lib/deps.ts';
import { MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import { announce } from './announce.service.ts';
import * as queries from './demo.queries.ts';
import { demoAhead, demoFinished, demoRunning } from './demo-tournaments.ts';
import { playFinished, playUntilSemiFinals } from './evening.service.ts';
import { feedDemoFinal, seedDemoSeries } from './series.service.ts';

/** How long ago, at least, the one that goes on has begun. */
const RUNNING_MINUTES = 60;
/** Evenings begin at a quarter of an hour. */
const QUARTER_MS = 15 * MINUTE_MS;

/**
 * Gives the demo members tournaments: one that was played, one that is being played, some to come, and a
 * draft. Does nothing when there are tournaments, or no demo members. Nobody is told of them.
 * @returns whether it did
 */
export async function seedDemoTournaments(deps: Deps): Promise<boolean> {
  return withTransaction(deps.db, async (tx) => {
    // of several processes that start together one plays, and the others wait
    await waitForLocks.first(tx, {});
    await queries.lockTournaments.first(tx, {});
    if (!(await queries.wantsDemo.first(tx, { memberId: demoUserId('anna') }))) return false;
    const now = deps.clock.now();
    const finishedAt = demoTime(now, -3, 19 * 60);
    const runningSince = now.getTime() - RUNNING_MINUTES * MINUTE_MS;
    const runningAt = new Date(runningSince - (runningSince % QUARTER_MS)).toISOString();
    const finished = await announce(deps, tx, demoFinished, { startsAt: finishedAt });
    await playFinished(deps, tx, finished);
    // before the one that goes on: nobody is at two boards
    const seriesId = await seedDemoSeries(deps, tx);
    const running = await announce(deps, tx, demoRunning, { startsAt: runningAt });
    await playUntilSemiFinals(deps, tx, running);
    for (const { day, hour, isDraft = false, ...ahead } of demoAhead) {
      const startsAt = demoTime(now, day, hour * 60);
      await announce(deps, tx, ahead, { startsAt, isDraft });
    }
    await feedDemoFinal(deps, tx, seriesId);
    return true;
  });
}
