import type { Executor } from '@oche/db';
import type { Consequence } from '@oche/validators/own-data/schemas';
import { evenIfOver } from '../../../lib/declared/own-data.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { closeChallenge, declineChallenge } from '../challenge/challenge-change.service.ts';
import { withdrawAnswer } from '../meeting/answer.service.ts';
import { cancelMeeting } from '../meeting/meeting.service.ts';
import * as queries from './leaving.queries.ts';

/** Meetings and challenges that end when the member leaves. */
export async function listOpenOf(db: Executor, userId: string): Promise<Consequence[]> {
  const open = await queries.listOpen(db, { userId });
  return open.map(({ id, name, at }) => ({
    kind: 'challenge',
    outcome: 'cancelled',
    name,
    to: null,
    at,
    path: `/challenges/${id}`,
  }));
}

/** Calls meetings off, takes challenges and answers back, and says no to those that wait for an answer. */
export async function leaveChallenges(ctx: MemberContext): Promise<void> {
  const { id: userId } = ctx.actor;
  for (const { id, status, memberId } of await queries.listOpen(ctx.db, { userId })) {
    const step =
      status === 'agreed' ? cancelMeeting : memberId === userId ? closeChallenge : declineChallenge;
    await evenIfOver(step(ctx, { id }));
  }
  for (const { id } of await queries.listAnswered(ctx.db, { userId })) {
    await evenIfOver(withdrawAnswer(ctx, { id }));
  }
}
