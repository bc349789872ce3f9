import { describe, expect, it, test } from 'vitest';
import { LEAGUE_RULES, type LeagueRules } from '../rules.ts';
import { consequenceOf, type LeagueEvent } from './consequences.ts';
import { RULE_PRESETS } from './rule-presets.ts';

describe('what follows', () => {
  test.each<[string, LeagueRules, LeagueEvent, unknown]>([
    [
      'a late report in the HDL loses all and two points',
      RULE_PRESETS.hdl,
      { kind: 'report', hours: 49 },
      { offence: 'lateReport', points: -2, score: 'zeroToMax', fineCents: 0, standing: null },
    ],
    ['a report in time', RULE_PRESETS.hdl, { kind: 'report', hours: 48 }, null],
    [
      'a report after three days in Grenzland',
      RULE_PRESETS.grenzland,
      { kind: 'report', hours: 96 },
      null,
    ],
    [
      'who comes after the minutes of grace hasn’t come',
      RULE_PRESETS.bgl,
      { kind: 'arrival', minutesLate: 16 },
      { offence: 'noShow', points: -2, score: 'zeroToMax', fineCents: 0, standing: null },
    ],
    ['who comes within them', RULE_PRESETS.bgl, { kind: 'arrival', minutesLate: 15 }, null],
    [
      'cancelled with less than 48 hours costs a point',
      RULE_PRESETS.bgl,
      { kind: 'cancellation', hoursBefore: 47 },
      { offence: 'lateCancellation', points: -1, score: 'none', fineCents: 0, standing: null },
    ],
    ['cancelled in time', RULE_PRESETS.bgl, { kind: 'cancellation', hoursBefore: 48 }, null],
    [
      'too few players lose all',
      RULE_PRESETS.hdl,
      { kind: 'players', named: 2 },
      { offence: 'tooFewPlayers', points: 0, score: 'zeroToMax', fineCents: 0, standing: null },
    ],
    ['enough players', RULE_PRESETS.hdl, { kind: 'players', named: 3 }, null],
    [
      'an ineligible player loses all',
      RULE_PRESETS.bremerhaven,
      { kind: 'ineligiblePlayer' },
      { offence: 'ineligiblePlayer', points: 0, score: 'zeroToMax', fineCents: 0, standing: null },
    ],
    [
      'a fourth postponement',
      RULE_PRESETS.throwdarts,
      { kind: 'postponement', before: 3 },
      { offence: 'postponementsExceeded', points: -1, score: 'none', fineCents: 0, standing: null },
    ],
    ['a third one', RULE_PRESETS.throwdarts, { kind: 'postponement', before: 2 }, null],
  ])('%s', (_, rules, event, expected) => {
    expect(consequenceOf(rules, event)).toEqual(expected);
  });

  it('without a limit any number of postponements is fine', () => {
    const postponements = { ...LEAGUE_RULES.postponements, perSeason: null };
    const event = { kind: 'postponement', before: 30 } as const;
    expect(consequenceOf({ ...LEAGUE_RULES, postponements }, event)).toBeNull();
  });

  it('a fine is what the league says', () => {
    const noShow = { points: 0, score: 'none', fineCents: 2500 } as const;
    const rules = { ...LEAGUE_RULES, consequences: { ...LEAGUE_RULES.consequences, noShow } };
    expect(consequenceOf(rules, { kind: 'arrival', minutesLate: 60 })).toMatchObject(noShow);
  });

  test.each(['annulled', 'kept'] as const)('of a withdrawal: it is %s', (withdrawal) => {
    expect(consequenceOf({ ...LEAGUE_RULES, withdrawal }, { kind: 'withdrawal' })).toEqual({
      ...{ offence: null, points: 0, score: 'none', fineCents: 0, standing: withdrawal },
    });
  });
});

it('presets say what their leagues publish', () => {
  expect(RULE_PRESETS.hdl.tieBreaks).toEqual(['legDifference', 'headToHead', 'lot']);
  expect(RULE_PRESETS.hdl.registrations.transferBan).toEqual({ unit: 'rounds', count: 4 });
  expect(RULE_PRESETS.hdl.postponements.decideAfterDays).toBe(14);
  expect(RULE_PRESETS.bdv.registrations.transferBan).toEqual({ unit: 'weeks', count: 6 });
  expect(RULE_PRESETS.dsab.lineUps.maxFromHigher).toBe(2);
  expect(RULE_PRESETS.dsab.tieBreaks.slice(0, 2)).toEqual(['gameDifference', 'legDifference']);
  expect(RULE_PRESETS.rhl.lineUps.maxHelpers).toBe(1);
  expect(RULE_PRESETS.bremerhaven.withdrawal).toBe('annulled');
  for (const { tieBreaks, consequences } of Object.values(RULE_PRESETS)) {
    expect(tieBreaks.at(-1)).toBe('lot');
    for (const { points } of Object.values(consequences)) expect(points).toBeLessThanOrEqual(0);
  }
});
