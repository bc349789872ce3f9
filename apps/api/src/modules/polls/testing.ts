import type { createPollInput, Poll, threadPoll } from '@oche/validators/polls/schemas';
import type { z } from 'zod';
import type { TestApi, TestMember } from '../../testing/index.ts';

/** Years ahead, so that no job for later becomes due during a test. */
export const NOW = '2031-03-03T09:00:00.000Z';

type Wanted = z.input<typeof createPollInput>['poll'];
type Free = Extract<Wanted, { kind: 'free' }>;

/** A free one with three choices, open at once and without an end, unless told otherwise. */
export const aPoll = (poll: Partial<Free> = {}): Free => ({
  kind: 'free',
  question: 'Welches Format gefällt euch?',
  options: [{ text: 'Best of 5' }, { text: 'Best of 7' }, { text: 'Best of 9' }],
  isMultiple: false,
  isChangeable: false,
  results: 'always',
  ...poll,
});

export const aThreadPoll = (
  poll: Partial<z.input<typeof threadPoll>> = {},
): z.input<typeof threadPoll> => ({
  question: 'Wer kommt mit?',
  options: [{ text: 'Ich' }, { text: 'Ich nicht' }],
  isMultiple: false,
  isChangeable: true,
  results: 'always',
  ...poll,
});

export const createPoll = (
  api: TestApi,
  admin: TestMember,
  poll: Partial<Free> = {},
  isPinned = false,
): Promise<Poll> => api.callerFor(admin).polls.admin.create({ poll: aPoll(poll), isPinned });

/** Votes for choices by their place. */
export const voteFor = (
  api: TestApi,
  member: TestMember | null,
  { id, options }: Poll,
  ...places: number[]
): Promise<Poll> =>
  api.callerFor(member).polls.vote({
    id,
    optionIds: places.map((place) => options[place]?.id ?? 0),
  });

export const numbersOf = ({ options }: Poll) => options.map(({ votes }) => votes);
