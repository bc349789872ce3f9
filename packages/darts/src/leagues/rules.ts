import type { LeagueTieBreak } from './table-types.ts';

/** What a league decides beside how a fixture is played. All of it has been seen in real leagues, so all of it is data. */
export interface LeagueRules {
  tieBreaks: readonly LeagueTieBreak[];
  registrations: RegistrationRules;
  lineUps: LineUpRules;
  deadlines: DeadlineRules;
  postponements: PostponementRules;
  consequences: Record<Offence, Consequence>;
  /** what becomes of what a team has played when it withdraws, unless officers say otherwise */
  withdrawal: 'annulled' | 'kept';
}

export interface RegistrationRules {
  /** nobody is registered for two teams of a season */
  oneTeam: boolean;
  /** officers look at each; else captains register for good */
  mustBeConfirmed: boolean;
  /** for so many rounds at the end nobody is registered any more */
  closedLastRounds: number;
  /** who has left a team plays for another one only then */
  transferBan: { unit: 'rounds' | 'weeks'; count: number } | null;
}

export interface LineUpRules {
  /** with fewer the fixture is lost */
  leastPlayers: number;
  /** whether somebody may stand at several positions of one line-up */
  repeatInLineUp: boolean;
  /** how many who play in a higher class may be named; null: any number */
  maxFromHigher: number | null;
  /** how many of the club's lower teams may help; null: any number */
  maxHelpers: number | null;
  /** after so many games for a higher team somebody is bound there; null: never */
  boundAfterGames: number | null;
}

export interface DeadlineRules {
  /** minutes for which one waits for the other team */
  graceMinutes: number;
  /** line-ups that are named before the fixture, so many minutes before */
  lineUpMinutes: number;
  /** hours from the beginning of the fixture until the sheet is complete */
  reportHours: number;
  /** a captain who does nothing for so many days agrees */
  confirmDays: number;
  /** so many days after it a result can be contradicted */
  protestDays: number;
}

export interface PostponementRules {
  /** hours before the fixture until which one can ask */
  noticeHours: number;
  /** how often a team may ask in a season; null: as often as it likes */
  perSeason: number | null;
  /** the last round is played when it is fixed */
  lastRoundFixed: boolean;
  /** when the teams agree on nothing the officers set a date after so many days */
  decideAfterDays: number;
}

export const offences = [
  'lateReport',
  'noShow',
  'lateCancellation',
  'tooFewPlayers',
  'ineligiblePlayer',
  'postponementsExceeded',
] as const;
export type Offence = (typeof offences)[number];

/** What follows for the team that has done it. */
export interface Consequence {
  /** in the table; 0 or less */
  points: number;
  /** whether the fixture is lost by all of its games */
  score: 'zeroToMax' | 'none';
  /** a fine, in cents */
  fineCents: number;
}

const lost: Consequence = { points: 0, score: 'zeroToMax', fineCents: 0 };
const nothing: Consequence = { points: 0, score: 'none', fineCents: 0 };

/** What most leagues have; officers change what theirs does otherwise. */
export const LEAGUE_RULES: LeagueRules = {
  tieBreaks: ['gameDifference', 'legDifference', 'headToHead', 'gamesWon', 'lot'],
  registrations: { oneTeam: true, mustBeConfirmed: false, closedLastRounds: 2, transferBan: null },
  lineUps: {
    leastPlayers: 3,
    repeatInLineUp: false,
    maxFromHigher: 2,
    maxHelpers: 1,
    boundAfterGames: 4,
  },
  deadlines: {
    graceMinutes: 15,
    lineUpMinutes: 0,
    reportHours: 48,
    confirmDays: 2,
    protestDays: 7,
  },
  postponements: { noticeHours: 48, perSeason: 3, lastRoundFixed: true, decideAfterDays: 7 },
  consequences: {
    lateReport: nothing,
    noShow: { ...lost, points: -2 },
    lateCancellation: { ...nothing, points: -1 },
    tooFewPlayers: lost,
    ineligiblePlayer: lost,
    postponementsExceeded: { ...nothing, points: -1 },
  },
  withdrawal: 'annulled',
};
