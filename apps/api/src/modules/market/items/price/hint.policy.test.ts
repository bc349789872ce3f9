import { describe, expect, it } from 'vitest';
import { hintOf, type Sale } from './hint.policy.ts';

const sale = (cents: number, of: Partial<Sale> = {}): Sale => ({
  cents,
  condition: 'good',
  weightTenths: 230,
  tungsten: 90,
  ...of,
});
const wanted = { condition: 'good', weightTenths: 230, tungsten: 90 };
const three = [sale(3000), sale(4000), sale(5000)];

describe('a price hint', () => {
  it('is the median and the middle half of comparable sales', () => {
    expect(hintOf(wanted, [...three, sale(100_000)])).toEqual({
      count: 4,
      median: 45,
      low: 37.5,
      high: 287.5,
    });
    expect(hintOf(wanted, [sale(999), sale(1000), sale(1001)])).toMatchObject({ median: 10 });
  });

  it('needs three sales', () => {
    expect(hintOf(wanted, three.slice(0, 2))).toBeNull();
    expect(hintOf(wanted, [])).toBeNull();
    expect(hintOf(wanted, three)?.count).toBe(3);
  });

  it.each([
    ['weight', { weightTenths: 220 }, { weightTenths: 219 }],
    ['weight', { weightTenths: 240 }, { weightTenths: null }],
    ['tungsten', { tungsten: 85 }, { tungsten: 84 }],
    ['condition', {}, { condition: 'new' }],
  ])('keeps to the class of %s', (_what, inside, outside) => {
    const others = [sale(1, outside), sale(1, outside), sale(1, outside)];
    const same = three.map((each) => ({ ...each, ...inside }));
    expect(hintOf(wanted, [...others, ...same])).toMatchObject({ count: 3, median: 40 });
  });

  it('gives up weight first, then tungsten, then the condition', () => {
    const heavy = sale(100, { weightTenths: 300 });
    const brass = sale(200, { tungsten: 0, weightTenths: 300 });
    const worn = sale(300, { condition: 'poor' });
    const two = three.slice(0, 2);
    expect(hintOf(wanted, [...two, heavy, brass, worn])?.count).toBe(3);
    expect(hintOf(wanted, [...two, brass, worn])?.count).toBe(3);
    expect(hintOf(wanted, [...two, brass, worn])?.low).toBe(16);
    expect(hintOf(wanted, [...two, worn])?.low).toBe(16.5);
  });

  it('compares with all where nothing is said', () => {
    const unknown = { condition: null, weightTenths: null, tungsten: null };
    const mixed = [sale(1000), sale(2000, { condition: 'new' }), sale(3000, { tungsten: null })];
    expect(hintOf(unknown, mixed)).toMatchObject({ count: 3, median: 20 });
  });
});
