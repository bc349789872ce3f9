import type { PollKind } from '@oche/validators/polls/schemas';

/** A poll as members are told of it. */
export interface ToldPoll {
  id: number;
  kind: PollKind;
  question: string;
  /** what came first; several at the same number of votes, none without a vote */
  winners: string[];
}
