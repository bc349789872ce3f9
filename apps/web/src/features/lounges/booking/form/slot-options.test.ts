import { beforeAll, describe, expect, it } from 'vitest';
import { I18n } from '../../../../i18n/i18n.ts';
import { availabilityOf, FRIDAY } from '../testing.ts';
import { endOptions, startOptions } from './slot-options.ts';

const i18n = new I18n('de');
beforeAll(() => i18n.load('booking', 'booking/form'));
const words = () => ({
  texts: i18n.texts('booking/form').dialog,
  duration: i18n.texts('booking').duration,
  locale: 'de' as const,
});
const labels = (options: readonly { label: string }[]) => options.map(({ label }) => label);

const availability = availabilityOf({
  days: [FRIDAY],
  bookableFrom: '2026-11-27T22:30+01:00',
  boards: [[['2026-11-27T23:00+01:00', '2026-11-27T23:30+01:00']]],
});

const RULES = { slotMinutes: 30, minMinutes: 30, maxMinutes: 90 } as const;

describe('what can be chosen', () => {
  it('says what is free, keeps what is full, and names the day after midnight', () => {
    const [day] = availability.days;
    expect(day && labels(startOptions(availability, day, RULES, words()))).toEqual([
      'Bitte wählen',
      '22:30 · 1 frei',
      '23:00 · voll',
      '23:30 · 1 frei',
      '00:00 Sa · 1 frei',
      '00:30 Sa · 1 frei',
      '01:00 Sa · 1 frei',
      '01:30 Sa · 1 frei',
    ]);
  });

  it('offers no beginning after which the shortest booking would end after closing', () => {
    const [day] = availability.days;
    const rules = { ...RULES, minMinutes: 90 };
    expect(day && labels(startOptions(availability, day, rules, words())).at(-1)).toBe(
      '00:30 Sa · 1 frei',
    );
  });

  it('tells the duration of each end', () => {
    const startTime = new Date('2026-11-27T23:00+01:00').toISOString();
    const options = endOptions(availability, { date: '2026-11-27', startTime }, RULES, words());
    expect(labels(options)).toEqual([
      'Bitte wählen',
      '23:30 (30 Min.)',
      '00:00 Sa (1 Std.)',
      '00:30 Sa (1,5 Std.)',
    ]);
  });

  it('has no ends before there is a start', () => {
    const rules = { slotMinutes: 30, minMinutes: 30, maxMinutes: 90 } as const;
    const options = endOptions(availability, { date: '2026-11-27', startTime: '' }, rules, words());
    expect(labels(options)).toEqual(['Bitte wählen']);
  });
});
