import { type Tx, withTransaction } from '@oche/db';
import { demoUserId } from '@oche/db/seeds';
import { demoTime } from '../../../lib/demo.ts';
import type { Deps } from '../../../lib/deps.ts';
import { findPlaceOfMember } from '../../lounges/index.ts';
import { insertChallenge } from '../challenge/challenge-change.queries.ts';
import * as answers from '../meeting/answer.queries.ts';
import { coarse } from '../place.ts';
import * as queries from './demo.queries.ts';
import { type DemoChallenge, demoChallenges } from './demo-challenges.ts';

/**
 * Gives the demo members challenges for the next days. Does nothing when there are challenges, or no
 * demo members. Nobody is told of them.
 * @returns whether it did
 */
export async function seedDemoChallenges({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<boolean> {
  return withTransaction(db, async (tx) => {
    // of several processes that start together one writes, and the others wait
    await queries.lockChallenges.first(tx, {});
    if (!(await queries.wantsDemo.first(tx, { memberId: demoUserId('anna') }))) return false;
    for (const challenge of demoChallenges) await insertDemo(tx, challenge, clock.now());
    return true;
  });
}

async function insertDemo(tx: Tx, challenge: DemoChallenge, now: Date): Promise<void> {
  const { by, invited, day, game, level: [min, max] = [null, null], partner } = challenge;
  const memberId = demoUserId(by);
  const place = challenge.around ?? (await homeOf(tx, memberId));
  if (!place) return;
  const id = await insertChallenge(tx, {
    member_id: memberId,
    invited_id: invited ? demoUserId(invited) : null,
    from_at: demoTime(now, day, challenge.from),
    until_at: demoTime(now, day, challenge.until),
    lounge_id: null,
    zip_code: place.zipCode,
    ...coarse(place),
    radius_km: challenge.radius,
    game: game === null || game === 'cricket' ? game : 'x01',
    start_score: game === null || game === 'cricket' ? null : game.start,
    best_of: challenge.bestOf,
    level_min: min,
    level_max: max,
    note: challenge.note,
    created_at: now.toISOString(),
  });
  for (const { by: answerer, at, note } of challenge.answers ?? []) {
    const said = { memberId: demoUserId(answerer), meetsAt: demoTime(now, day, at), note };
    const status = answerer === partner ? ('agreed' as const) : ('open' as const);
    await answers.saveAnswer(tx, { ...said, challengeId: id, status, now: now.toISOString() });
    if (status === 'agreed') {
      const { memberId: partnerId, meetsAt } = said;
      await answers.setAgreed(tx, { id, partnerId, meetsAt, note: null });
    }
  }
}

async function homeOf(tx: Tx, userId: string) {
  const place = await findPlaceOfMember(tx, userId);
  const member = await queries.getZipCode.first(tx, { userId });
  return place && { ...place, zipCode: member?.zipCode ?? null };
}
