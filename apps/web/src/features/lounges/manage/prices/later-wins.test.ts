import { type PriceRule, priceRules } from '@oche/validators/lounges/opening-hours';
import { weekdays } from '@oche/validators/places';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { timeText } from '../../../../lib/time/wall-time.ts';
import { laterWins, overruledBy } from './later-wins.ts';

const rule = (days: PriceRule['weekdays'], from: string, to: string, price: number): PriceRule => ({
  weekdays: days,
  period: { from, to },
  pricePerHour: price,
});

it('cuts the earlier price where a later one applies', () => {
  const weekend = rule([5, 6], '18:00', '02:00', 20);
  const happy = rule([5], '20:00', '22:00', 15);
  expect(laterWins([weekend, happy])).toEqual([
    rule([5], '18:00', '20:00', 20),
    rule([5], '22:00', '02:00', 20),
    rule([6], '18:00', '02:00', 20),
    happy,
  ]);
  expect(overruledBy([weekend, happy], 1)).toEqual([0]);
  expect(overruledBy([weekend, happy], 0)).toEqual([]);
});

it('leaves prices that don’t touch as they were entered', () => {
  const rules = [rule([1, 2], '10:00', '18:00', 8), rule([1, 2], '18:00', '24:00', 12)];
  expect(laterWins(rules)).toEqual(rules);
});

it('a Sunday’s night reaches into Monday, and what is covered is gone', () => {
  const night = rule([7], '22:00', '04:00', 20);
  const monday = rule([1], '00:00', '06:00', 5);
  expect(laterWins([night, monday])).toEqual([rule([7], '22:00', '00:00', 20), monday]);
  expect(laterWins([monday, rule([7], '20:00', '08:00', 9)])).toEqual([
    rule([7], '20:00', '08:00', 9),
  ]);
});

it('is the price of the last rule at every quarter of the week, and never overlaps', () => {
  const time = fc.integer({ min: 0, max: 95 }).map((quarter) => timeText(quarter * 15));
  const anyRule = fc.record({
    weekdays: fc.subarray([...weekdays], { minLength: 1 }),
    period: fc.record({ from: time, to: time }),
    pricePerHour: fc.integer({ min: 1, max: 50 }),
  });
  /** without any arithmetic of stretches: asks each rule for each quarter of an hour */
  const pricesOf = (rules: readonly PriceRule[]) => {
    const prices = new Array<number | null>(7 * 96).fill(null);
    const quarter = (text: string) => Number(text.slice(0, 2)) * 4 + Number(text.slice(3)) / 15;
    for (const { weekdays: days, period, pricePerHour } of rules) {
      const from = quarter(period.from);
      const end = quarter(period.to);
      for (const day of days) {
        for (let at = from; at < (end > from ? end : end + 96); at += 1) {
          prices[((day - 1) * 96 + at) % prices.length] = pricePerHour;
        }
      }
    }
    return prices;
  };
  fc.assert(
    fc.property(fc.array(anyRule, { maxLength: 4 }), (rules) => {
      const cut = laterWins(rules);
      expect(pricesOf(cut)).toEqual(pricesOf(rules));
      const messages = priceRules.safeParse(cut).error?.issues.map(({ message }) => message) ?? [];
      expect(messages).not.toContain('overlappingTimes');
    }),
  );
});
