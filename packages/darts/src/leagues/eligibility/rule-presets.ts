import { LEAGUE_RULES, type LeagueRules } from '../rules.ts';

/** The rules of leagues, as far as they publish them; the rest is what most have. */
export type RulePresetKey =
  | 'hdl'
  | 'bgl'
  | 'grenzland'
  | 'bremerhaven'
  | 'deutscheDartliga'
  | 'throwdarts'
  | 'rhl'
  | 'bdv'
  | 'dsab';

const nothing = { points: 0, score: 'none', fineCents: 0 } as const;
const lost = { points: 0, score: 'zeroToMax', fineCents: 0 } as const;
const { registrations, lineUps, deadlines, postponements, consequences } = LEAGUE_RULES;

export const RULE_PRESETS: Record<RulePresetKey, LeagueRules> = {
  /**
   * 15 minutes of grace; too few players and a late report lose all, the latter also two points; an ineligible player loses
   * all; a new date within 14 days; ties by legs, head-to-head and lot; four rounds of ban after a transfer.
   */
  hdl: {
    ...LEAGUE_RULES,
    tieBreaks: ['legDifference', 'headToHead', 'lot'],
    registrations: { ...registrations, transferBan: { unit: 'rounds', count: 4 } },
    deadlines: { ...deadlines, graceMinutes: 15 },
    postponements: { ...postponements, decideAfterDays: 14 },
    consequences: {
      ...consequences,
      tooFewPlayers: lost,
      lateReport: { ...lost, points: -2 },
      ineligiblePlayer: lost,
    },
  },
  /** @see dartliga-bgl.de: 48 hours' notice or a point less, two for who doesn't come, the last round is fixed */
  bgl: {
    ...LEAGUE_RULES,
    postponements: { ...postponements, noticeHours: 48, lastRoundFixed: true },
    consequences: {
      ...consequences,
      lateCancellation: { ...nothing, points: -1 },
      noShow: { ...lost, points: -2 },
    },
  },
  /** A new date within a week, or the league sets it; the report within four working days. */
  grenzland: {
    ...LEAGUE_RULES,
    deadlines: { ...deadlines, reportHours: 96 },
    postponements: { ...postponements, decideAfterDays: 7 },
  },
  /** @see bremerhavenerdartliga.de: who withdraws is annulled; a player who isn't on the list loses all */
  bremerhaven: {
    ...LEAGUE_RULES,
    withdrawal: 'annulled',
    consequences: { ...consequences, ineligiblePlayer: lost },
  },
  /** @see deutsche-dartliga.de: one team a player, checked and then confirmed, nobody in the last two rounds */
  deutscheDartliga: {
    ...LEAGUE_RULES,
    registrations: { ...registrations, oneTeam: true, mustBeConfirmed: true, closedLastRounds: 2 },
  },
  /** @see throwdarts.at: three postponements a season */
  throwdarts: { ...LEAGUE_RULES, postponements: { ...postponements, perSeason: 3 } },
  /** One helper from a lower team. */
  rhl: { ...LEAGUE_RULES, lineUps: { ...lineUps, maxHelpers: 1 } },
  /** @see Sport- und Wettkampfordnung des Bayerischen Dartverbandes (2019), A 5: six weeks after a change of club */
  bdv: {
    ...LEAGUE_RULES,
    registrations: { ...registrations, transferBan: { unit: 'weeks', count: 6 } },
  },
  /** At most two from a higher class; ties by games, then legs (their sets). */
  dsab: {
    ...LEAGUE_RULES,
    tieBreaks: ['gameDifference', 'legDifference', 'headToHead', 'lot'],
    lineUps: { ...lineUps, maxFromHigher: 2 },
  },
};
