/** What is known of the fixture when a line-up is named. */
export interface FixtureFacts {
  team: number;
  /** null: the team stands alone, so nobody can help from another one */
  club: number | null;
  /** of its division, 1 is the highest */
  level: number;
  /** from 1 on, and how many there are in the season */
  round: number;
  rounds: number;
  /** `YYYY-MM-DD` */
  date: string;
}

/** `requested` by a captain, `checked` and then `confirmed` by officers. */
export type RegistrationStatus = 'requested' | 'checked' | 'confirmed' | 'rejected';

/** A player in the squad of a team, this season. */
export interface Registration {
  team: number;
  club: number | null;
  level: number;
  status: RegistrationStatus;
  /** the day on which it was asked for, and the round that came next; null: before the season */
  since: string;
  sinceRound: number | null;
  /** the first day on which it was over, where it is */
  until?: string | null;
  /** when the player came from another team: that day, and the round that came next (null: before the season) */
  transferred?: { date: string; round: number | null } | null;
}

/** A fixture in which somebody was named. */
export interface Appearance {
  fixture: number;
  team: number;
  level: number;
  round: number;
}

export interface PlayerFacts {
  id: number;
  registrations: readonly Registration[];
  appearances: readonly Appearance[];
}

export interface NamedLineUp {
  /** by position; null where nobody stands yet */
  players: readonly (number | null)[];
  /** others who are named in the same fixture, in other line-ups or as substitutes */
  alsoNamed?: readonly number[];
  substitutes: 'free' | 'stayOut' | 'none';
  /** those who were replaced in this fixture */
  substituted?: readonly number[];
  /** as it was named at first, when it is changed now */
  before?: readonly (number | null)[] | null;
}

/** What breaks a rule: its name, whom it is about, and the facts that a text needs. */
export type LineUpViolation =
  /** in no squad by which the team could name them; `since`: registered, but only from then on */
  | { rule: 'notRegistered'; players: readonly number[]; facts: { since: string | null } }
  | { rule: 'notConfirmed'; players: readonly number[]; facts: { status: RegistrationStatus } }
  /** registered when it was closed: in this round, the last possible one was before `from` */
  | {
      rule: 'registeredTooLate';
      players: readonly number[];
      facts: { round: number; from: number };
    }
  /** has to wait after a transfer: until that round or that day can be played */
  | {
      rule: 'transferBan';
      players: readonly number[];
      facts: { untilRound: number | null; untilDate: string | null };
    }
  | { rule: 'oneTeam'; players: readonly number[]; facts: { teams: readonly number[] } }
  /** has played too often for higher teams of the season */
  | {
      rule: 'bound';
      players: readonly number[];
      facts: { teams: readonly number[]; games: number; most: number };
    }
  | { rule: 'maxFromHigher' | 'maxHelpers'; players: readonly number[]; facts: { most: number } }
  | { rule: 'leastPlayers'; players: readonly number[]; facts: { named: number; least: number } }
  | { rule: 'repeated'; players: readonly number[]; facts: { positions: readonly number[] } }
  | { rule: 'noSubstitutes' | 'staysOut'; players: readonly number[]; facts: Record<never, never> };
