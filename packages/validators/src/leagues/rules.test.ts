import { describe, expect, it, test } from 'vitest';
import { leagueRules } from './rules.ts';

const nothing = { points: 0, score: 'none', fineCents: 0 };
const rules = {
  tieBreaks: ['legDifference', 'headToHead', 'lot'],
  registrations: {
    oneTeam: true,
    mustBeConfirmed: true,
    closedLastRounds: 2,
    transferBan: { unit: 'weeks', count: 6 },
  },
  lineUps: {
    leastPlayers: 3,
    repeatInLineUp: false,
    maxFromHigher: 2,
    maxHelpers: null,
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
    noShow: { points: -2, score: 'zeroToMax', fineCents: 2500 },
    lateCancellation: nothing,
    tooFewPlayers: nothing,
    ineligiblePlayer: nothing,
    postponementsExceeded: nothing,
  },
  withdrawal: 'annulled',
};

it('takes the rules of a league as they are', () => {
  expect(leagueRules.parse(rules)).toEqual(rules);
});

describe('refuses', () => {
  const { registrations, lineUps, consequences } = rules;
  test.each<[string, object]>([
    ['a tie-break twice', { tieBreaks: ['lot', 'lot'] }],
    ['no tie-break', { tieBreaks: [] }],
    ['an unknown one', { tieBreaks: ['goals'] }],
    [
      'a ban of no rounds',
      { registrations: { ...registrations, transferBan: { unit: 'rounds', count: 0 } } },
    ],
    ['nobody at all', { lineUps: { ...lineUps, leastPlayers: 0 } }],
    [
      'points as a reward',
      { consequences: { ...consequences, noShow: { ...nothing, points: 1 } } },
    ],
    ['half a cent', { consequences: { ...consequences, noShow: { ...nothing, fineCents: 0.5 } } }],
    ['a withdrawal that is neither', { withdrawal: 'both' }],
    ['less than all of it', { deadlines: undefined }],
  ])('%s', (_, change) => {
    expect(leagueRules.safeParse({ ...rules, ...change }).success).toBe(false);
  });
});
