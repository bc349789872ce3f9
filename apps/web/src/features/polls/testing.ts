import type { Poll, PollOption } from '@oche/validators/polls/schemas';

const option = (id: number, text: string, facts: Partial<PollOption> = {}): PollOption => ({
  id,
  text,
  lounge: null,
  itemId: null,
  picture: null,
  votes: 0,
  isOwn: false,
  ...facts,
});

/** An open poll with two answers, in which nobody has voted; its reader can. */
export const pollOf = (
  facts: Partial<Poll> = {},
  votes: readonly [Partial<PollOption>, Partial<PollOption>] = [{}, {}],
): Poll => ({
  id: 5,
  kind: 'free',
  question: 'Steel oder Soft?',
  description: null,
  isMultiple: false,
  isChangeable: true,
  results: 'always',
  state: 'open',
  opensAt: '2026-01-01T12:00:00.000Z',
  closesAt: null,
  isPinned: false,
  threadId: null,
  voterCount: 0,
  options: [option(1, 'Steel', votes[0]), option(2, 'Soft', votes[1])],
  hasVoted: false,
  revision: 1,
  can: { vote: true, close: false, remove: false },
  ...facts,
});
