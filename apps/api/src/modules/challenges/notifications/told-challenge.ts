import type { ChallengeStatus } from '@oche/validators/challenges/schemas';

/** A challenge that somebody is told of. Names are first names. */
export interface ToldChallenge {
  id: number;
  status: ChallengeStatus;
  from: string;
  until: string;
  meetsAt: string | null;
  note: string | null;
  agreedNote: string | null;
  reason: string | null;
  game: 'x01' | 'cricket' | null;
  startScore: number | null;
  bestOf: number;
  loungeName: string | null;
  answerCount: number;
  /** whose challenge it is */
  memberName: string;
  /** the other of the two, as seen by the recipient */
  other: string;
}

export type ToldKind =
  | 'matching'
  | 'received'
  | 'answered'
  | 'agreed'
  | 'booked'
  | 'cancelled'
  | 'over'
  | 'reminder';

export interface Words {
  labels: Record<ToldKind, string>;
  titles: Record<ToldKind, (told: ToldChallenge) => string>;
  /** the first paragraph of the mail */
  leads: Record<ToldKind, (told: ToldChallenge) => string>;
  whateverGame: string;
  bestOf(legs: number): string;
  facts: { when: string; where: string; game: string; note: string; reason: string };
  button: string;
  footer: string;
  until: string;
}
