import type { Consequence, LeagueRules, Offence } from '../rules.ts';

/** What has happened, with what the rule asks about it. */
export type LeagueEvent =
  /** hours from the beginning of the fixture until the sheet was complete */
  | { kind: 'report'; hours: number }
  /** minutes that the others waited for who didn't come, or came late */
  | { kind: 'arrival'; minutesLate: number }
  | { kind: 'cancellation'; hoursBefore: number }
  | { kind: 'players'; named: number }
  | { kind: 'ineligiblePlayer' }
  /** the wish for a new date: how many the team had in this season already */
  | { kind: 'postponement'; before: number }
  | { kind: 'withdrawal' };

export interface EventConsequence extends Consequence {
  /** null for a withdrawal, which is no offence */
  offence: Offence | null;
  /** a withdrawal: what becomes of what was played */
  standing: 'annulled' | 'kept' | null;
}

/**
 * What follows for a team by the league's rules.
 * @returns null when nothing does, as it was within the rules
 */
export function consequenceOf(rules: LeagueRules, event: LeagueEvent): EventConsequence | null {
  if (event.kind === 'withdrawal') {
    const nothing = { points: 0, score: 'none', fineCents: 0 } as const;
    return { ...nothing, offence: null, standing: rules.withdrawal };
  }
  const offence = offenceOf(rules, event);
  return offence && { ...rules.consequences[offence], offence, standing: null };
}

function offenceOf(
  { deadlines, lineUps, postponements }: LeagueRules,
  event: Exclude<LeagueEvent, { kind: 'withdrawal' }>,
): Offence | null {
  switch (event.kind) {
    case 'report':
      return event.hours > deadlines.reportHours ? 'lateReport' : null;
    case 'arrival':
      return event.minutesLate > deadlines.graceMinutes ? 'noShow' : null;
    case 'cancellation':
      return event.hoursBefore < postponements.noticeHours ? 'lateCancellation' : null;
    case 'players':
      return event.named < lineUps.leastPlayers ? 'tooFewPlayers' : null;
    case 'ineligiblePlayer':
      return 'ineligiblePlayer';
    case 'postponement':
      return postponements.perSeason !== null && event.before >= postponements.perSeason
        ? 'postponementsExceeded'
        : null;
  }
}
