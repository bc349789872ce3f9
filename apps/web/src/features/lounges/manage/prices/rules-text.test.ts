import { expect, it } from 'vitest';
import { I18n } from '../../../../i18n/i18n.ts';
import { daysText, durationText, rulesSummary } from './rules-text.ts';

const i18n = new I18n('de');
await i18n.load('manage', 'manage/prices');
const prices = i18n.texts('manage/prices');
const { weekdaysShort } = i18n.texts('manage');

it('speaks of minutes, hours and days', () => {
  const said = [15, 60, 90, 100, 120, 1440, 2880].map((minutes) =>
    durationText(minutes, prices, 'de'),
  );
  expect(said).toEqual([
    '15 Minuten',
    '1 Stunde',
    '1,5 Stunden',
    '100 Minuten',
    '2 Stunden',
    '24 Stunden',
    '2 Tage',
  ]);
});

it('joins days that follow each other', () => {
  expect(daysText([5, 1, 2, 3, 4], weekdaysShort)).toBe('Mo–Fr');
  expect(daysText([5, 6], weekdaysShort)).toBe('Fr, Sa');
  expect(daysText([1, 2, 3, 7], weekdaysShort)).toBe('Mo–Mi, So');
});

const rules = {
  pricePerHour: 10,
  priceUnit: 'board' as const,
  priceRules: [
    {
      weekdays: [5 as const, 6 as const],
      period: { from: '18:00', to: '02:00' },
      pricePerHour: 12.5,
    },
  ],
  autoConfirm: false,
  slotMinutes: 30 as const,
  minMinutes: 60,
  maxMinutes: 240,
  bufferMinutes: 15,
  horizonDays: 60,
  leadMinutes: 60,
  cancelMinutes: 1440,
  maxUpcoming: 10,
};

it('tells all rules in sentences', () => {
  expect(
    rulesSummary(rules, { prices, weekdaysShort }, 'de')
      .join('\n')
      .replace(/\u00a0/g, ' '),
  ).toBe(
    [
      'Eine Stunde kostet 10 € je Board.',
      'Fr, Sa von 18:00 bis 02:00: 12,50 €.',
      'Gebucht wird von 1 Stunde bis 4 Stunden, im Raster von 30 Minuten.',
      'Nach jeder Buchung bleibt das Board 15 Minuten frei.',
      'Das geht bis zu 60 Tage im Voraus und bis 1 Stunde vor Beginn.',
      'Gäste stornieren bis 24 Stunden vor Beginn.',
      'Jedes Mitglied kann bis zu 10 Buchungen vor sich haben.',
      'Du bestätigst jede Buchung selbst.',
    ].join('\n'),
  );
});

it('leaves out what does not hold', () => {
  const open = {
    ...rules,
    pricePerHour: 0,
    priceRules: [],
    bufferMinutes: 0,
    leadMinutes: 0,
    cancelMinutes: 0,
    maxUpcoming: 1,
    autoConfirm: true,
  };
  expect(rulesSummary(open, { prices, weekdaysShort }, 'de')).toEqual([
    'Spielen kostet nichts.',
    'Gebucht wird von 1 Stunde bis 4 Stunden, im Raster von 30 Minuten.',
    'Das geht bis zu 60 Tage im Voraus und bis zum letzten Moment.',
    'Gäste stornieren, solange es noch nicht begonnen hat.',
    'Jedes Mitglied kann bis zu 1 Buchung vor sich haben.',
    'Buchungen gelten sofort.',
  ]);
});
