import type {
  answerChallengeInput,
  ChallengeOutput,
  createChallengeInput,
} from '@oche/validators/challenges/schemas';
import type { z } from 'zod';
import type { TestApi, TestMember } from '../../testing/index.ts';

/** A Monday, years ahead, so that no job for later becomes due during a test. */
export const NOW = '2031-03-03T09:00:00.000Z';

/** On Friday evening in the same week; Cologne's clock is an hour ahead of UTC. */
export const evening = (hour: number): string =>
  new Date(Date.UTC(2031, 2, 7, hour - 1)).toISOString();

type Wish = z.input<typeof createChallengeInput>;

/** Friday from 18:00 to 23:00 around the member's own postal code, 501 best of 5, unless told otherwise. */
export const aWish = (wish: Partial<Wish> = {}): Wish => ({
  from: evening(18),
  until: evening(23),
  radius: 10,
  game: { rules: { game: 'x01', start: 501 }, bestOf: 5 },
  level: { min: null, max: null },
  ...wish,
});

export const challenge = (
  api: TestApi,
  member: TestMember,
  wish: Partial<Wish> = {},
): Promise<ChallengeOutput> => api.callerFor(member).challenges.create(aWish(wish));

/** At 19:00, unless told otherwise. */
export const answer = (
  api: TestApi,
  member: TestMember,
  { id }: { id: number },
  said: Partial<z.input<typeof answerChallengeInput>> = {},
): Promise<ChallengeOutput> =>
  api.callerFor(member).challenges.answer({ id, meetsAt: evening(19), ...said });

/** A challenge of the first that the second has answered, and the first agreed with. */
export async function agreed(
  api: TestApi,
  member: TestMember,
  partner: TestMember,
  wish: Partial<Wish> = {},
): Promise<ChallengeOutput> {
  const open = await challenge(api, member, wish);
  const answered = await answer(api, partner, open);
  return api
    .callerFor(member)
    .challenges.agree({ id: open.id, answerId: answered.ownAnswer?.id ?? 0 });
}
