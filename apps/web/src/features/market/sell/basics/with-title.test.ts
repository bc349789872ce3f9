import { describe, expect, it } from 'vitest';
import { NEW_VALUES } from '../sell-values.ts';
import { withTitle } from './with-title.ts';

const TITLE = 'Target Gabriel Clemens 23 g 90 % Steel';
const filled = withTitle(NEW_VALUES, TITLE, 'de');

describe('a title', () => {
  it('fills in what it says', () => {
    expect(filled).toEqual({
      title: TITLE,
      category: 'darts',
      attributes: {
        brand: 'Target',
        model: 'Gabriel Clemens',
        weight: '23',
        tungsten: '90',
        tip: 'steel',
      },
      condition: null,
      price: '',
    });
    expect(withTitle(NEW_VALUES, '23.5 g Steel', 'de').attributes.weight).toBe('23,5');
  });

  it('takes back what it no longer says, and keeps the category until there is another', () => {
    const { category, attributes } = withTitle(filled, 'Target Bolide 24 g', 'de');
    expect([category, attributes.weight, attributes.tip]).toEqual(['darts', '24', '']);
    expect(withTitle(filled, 'Winmau Blade 6 Board', 'de').category).toBe('boards');
  });

  it('leaves alone what somebody has chosen', () => {
    const own = {
      ...filled,
      category: 'other',
      attributes: { ...filled.attributes, weight: '21' },
    } as const;
    const { category, attributes } = withTitle(own, 'Target Gabriel Clemens 25 g Soft', 'de');
    expect([category, attributes.weight, attributes.tip]).toEqual(['other', '21', 'soft']);
  });

  it('says the condition and the price, too, until somebody says something else', () => {
    const sold = withTitle(NEW_VALUES, 'Target Bolide neu 39,50 €', 'de');
    expect([sold.condition, sold.price]).toEqual(['new', '39,50']);
    const shorter = withTitle(sold, 'Target Bolide', 'de');
    expect([shorter.condition, shorter.price]).toEqual([null, '']);
    const own = { ...sold, condition: 'good', price: '35' } as const;
    const again = withTitle(own, 'Target Bolide OVP 50 €', 'de');
    expect([again.condition, again.price]).toEqual(['good', '35']);
  });
});
