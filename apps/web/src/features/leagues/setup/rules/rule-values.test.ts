import { RULE_PRESETS } from '@oche/darts/leagues/eligibility/rule-presets';
import { LEAGUE_RULES } from '@oche/darts/leagues/rules';
import { expect, it } from 'vitest';
import { rulesFrom, valuesOfRules } from './rule-values.ts';

it.each(['de', 'en'] as const)('keeps the rules of all leagues as they are (%s)', (locale) => {
  for (const rules of [LEAGUE_RULES, ...Object.values(RULE_PRESETS)]) {
    expect(rulesFrom(valuesOfRules(rules, locale))).toEqual({ rules });
  }
});

it('says what is wrong at its field, and takes an empty limit for none', () => {
  const values = valuesOfRules(LEAGUE_RULES, 'de');
  values.answers.graceMinutes = '121';
  values.answers.reportHours = '';
  values.answers.maxHelpers = '';
  values.offences.noShow = { points: '10', isLost: true, fine: '2,505' };
  values.ban = { unit: 'weeks', count: '0' };
  expect(rulesFrom(values)).toEqual({
    errors: {
      graceMinutes: 'tooLarge',
      reportHours: 'required',
      'noShow.points': 'tooLarge',
      ban: 'tooSmall',
    },
  });
  values.answers.graceMinutes = '20';
  values.answers.reportHours = '24';
  values.offences.noShow.points = '2';
  values.ban.unit = 'none';
  expect(rulesFrom(values)).toMatchObject({
    rules: {
      lineUps: { maxHelpers: null },
      deadlines: { graceMinutes: 20, reportHours: 24 },
      consequences: { noShow: { points: -2, fineCents: 251 } },
      registrations: { transferBan: null },
    },
  });
});
