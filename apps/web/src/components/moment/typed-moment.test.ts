import type { Locale } from '@oche/validators/common';
import { describe, expect, it } from 'vitest';
import {
  guessedValue,
  momentShape,
  momentText,
  momentValue,
  segmentAfter,
  segmentAt,
  steppedValue,
  withSeparators,
} from './typed-moment.ts';

const around = { today: '2026-11-23' };

describe('a value in the language of the page', () => {
  it('is written and read in the same way', () => {
    const cases = [
      ['date', 'de', '2026-11-27', '27.11.2026'],
      ['date', 'en', '2026-11-27', '27/11/2026'],
      ['time', 'de', '19:30', '19:30'],
      ['moment', 'de', '2026-11-27T19:30', '27.11.2026, 19:30'],
      ['moment', 'en', '2026-11-27T19:30', '27/11/2026, 19:30'],
    ] as const;
    for (const [kind, locale, value, text] of cases) {
      expect(momentText(value, kind, locale)).toBe(text);
      expect(momentValue(text, kind, locale)).toBe(value);
      expect(momentValue(value, kind, locale)).toBe(value);
    }
    expect(momentText('27.11.', 'date', 'de')).toBe('');
    expect([momentShape('date', 'de'), momentShape('date', 'en')]).toEqual([
      'TT.MM.JJJJ',
      'DD/MM/YYYY',
    ]);
    expect(momentShape('moment', 'de')).toBe('TT.MM.JJJJ, --:--');
  });

  it('is none while it is incomplete or no day at all', () => {
    for (const text of ['', '27.11.', '27.11.20', '31.02.2026', '00.01.2026', '27/11/2026'])
      expect(momentValue(text, 'date', 'de')).toBe('');
    for (const text of ['25:00', '12:60', '12']) expect(momentValue(text, 'time', 'de')).toBe('');
    expect(momentValue('27.11.2026', 'moment', 'de')).toBe('');
  });

  it('is understood when somebody leaves the field early', () => {
    const dates = { '1.2.27': '2027-02-01', '24.12': '2026-12-24', '241226': '2026-12-24' };
    for (const [text, value] of Object.entries(dates))
      expect(guessedValue(text, 'date', 'de', around)).toBe(value);
    expect(guessedValue('1.2.', 'date', 'de', { ...around, min: '2026-11-23' })).toBe('2027-02-01');
    const times = {
      8: '08:00',
      1830: '18:30',
      '18 Uhr': '18:00',
      '6:30 pm': '18:30',
      '12 am': '00:00',
    };
    for (const [text, value] of Object.entries(times))
      expect(guessedValue(text, 'time', 'en', around)).toBe(value);
    expect(guessedValue('24.12. 19', 'moment', 'de', around)).toBe('2026-12-24T19:00');
    const named = {
      'So., 24. Dezember 2026': 'de',
      '24. Dez 2026': 'de',
      '24 December 2026': 'en',
    };
    for (const [text, locale] of Object.entries(named))
      expect(guessedValue(text, 'date', locale as Locale, around)).toBe('2026-12-24');
    expect(guessedValue('Sa., 5. März 2027, 19:30', 'moment', 'de', around)).toBe(
      '2027-03-05T19:30',
    );
    for (const text of ['morgen', '99.99.', '1.2.3.4', '24'])
      expect(guessedValue(text, 'date', 'de', around)).toBe('');
    expect(guessedValue('13 pm', 'time', 'en', around)).toBe('');
  });
});

describe('typing', () => {
  it('needs digits only', () => {
    const type = (keys: string, kind: 'date' | 'time' | 'moment', locale: 'de' | 'en') =>
      [...keys].reduce((text, key) => withSeparators(text + key, kind, locale), '');
    expect(type('27112026', 'date', 'de')).toBe('27.11.2026');
    expect(type('5.4.2027', 'date', 'de')).toBe('05.04.2027');
    expect(type('542027', 'date', 'en')).toBe('05/04/2027');
    expect(type('1930', 'time', 'de')).toBe('19:30');
    expect(type('9:30', 'time', 'de')).toBe('09:30');
    expect(type('271120261930', 'moment', 'de')).toBe('27.11.2026, 19:30');
    expect(type('2711202619309', 'moment', 'de')).toBe('27.11.2026, 19:30');
    expect(type('abc', 'date', 'de')).toBe('');
  });

  it('goes from number to number', () => {
    const text = '27.11.2026, 19:30';
    expect(segmentAt(text, 1, 'moment', 'de')).toEqual({ name: 'day', from: 0, to: 2 });
    expect(segmentAt(text, 17, 'moment', 'de')).toMatchObject({ name: 'minute' });
    expect(segmentAt('27.', 1, 'moment', 'de')).toBeUndefined();
    expect(segmentAfter(text, 2, 'moment', 'de')).toMatchObject({ name: 'month', from: 3 });
    expect(segmentAfter(text, 1, 'moment', 'de')).toBeUndefined();
  });

  it('counts up and down', () => {
    expect(steppedValue('2026-11-30', 'day', 1, 'date')).toBe('2026-12-01');
    expect(steppedValue('2027-01-31', 'month', 1, 'date')).toBe('2027-02-28');
    expect(steppedValue('2028-02-29', 'year', -1, 'date')).toBe('2027-02-28');
    expect(steppedValue('23:00', 'hour', 1, 'time')).toBe('00:00');
    expect(steppedValue('19:07', 'minute', 1, 'time')).toBe('19:10');
    expect(steppedValue('19:07', 'minute', -1, 'time')).toBe('19:05');
    expect(steppedValue('2026-11-30T23:58', 'minute', 1, 'moment')).toBe('2026-12-01T00:00');
  });
});
