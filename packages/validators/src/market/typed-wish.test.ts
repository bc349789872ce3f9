import { expect, it } from 'vitest';
import { mergedFilters, readWish } from './typed-wish.ts';

const read = (text: string) => {
  const { understood, rest } = readWish(text);
  return { ...mergedFilters(understood), rest };
};

it.each([
  [
    '23 g 90 % gerade',
    {
      weightFrom: 22.5,
      weightTo: 23.5,
      tungstenFrom: 90,
      tungstenTo: 90,
      barrelShape: ['straight'],
      rest: '',
    },
  ],
  ['steel 24g target', { tip: ['steel'], weightFrom: 23.5, weightTo: 24.5, rest: 'target' }],
  ['Target 22,5 Gramm', { weightFrom: 22, weightTo: 23, rest: 'Target' }],
  ['22-24g', { weightFrom: 22, weightTo: 24, rest: '' }],
  [
    'Steeldarts 22 bis 24 g',
    { category: ['darts'], tip: ['steel'], weightFrom: 22, weightTo: 24, rest: '' },
  ],
  ['95 Prozent Wolfram', { tungstenFrom: 95, tungstenTo: 95, rest: '' }],
  ['bis 50 €', { priceTo: 50, rest: '' }],
  ['board unter 30', { category: ['boards'], priceTo: 30, rest: '' }],
  ['20-40 Euro', { priceFrom: 20, priceTo: 40, rest: '' }],
  ['ab 100 €', { priceFrom: 100, rest: '' }],
  ['wie neu', { condition: ['like_new'], rest: '' }],
  ['Schäfte kurz', { category: ['shafts'], shaftLength: ['short'], rest: '' }],
  ['Schaefte kurz', { category: ['shafts'], shaftLength: ['short'], rest: '' }],
  ['kurz gespielt', { rest: 'kurz gespielt' }],
  ['slim Flights', { category: ['flights'], flightShape: ['slim'], rest: '' }],
  ['gerade oder torpedo', { barrelShape: ['straight', 'torpedo'], rest: 'oder' }],
  ['Topredo', { barrelShape: ['torpedo'], rest: '' }],
  ['geranndelt', { grip: ['knurled'], rest: '' }],
  ['Suche Tasche', { intent: 'wanted', category: ['case'], rest: '' }],
  ['"gerade" -soft', { rest: '"gerade" -soft' }],
  ['9999 g 300 %', { rest: '9999 g 300 %' }],
  ['Phil Taylor Gen 9', { rest: 'Phil Taylor Gen 9' }],
  ['', { rest: '' }],
])('reads "%s"', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

it('keeps the words as they were typed, in their order', () => {
  const { understood } = readWish('Target Gerade, 23g  soft');
  expect(understood.map(({ text }) => text)).toEqual(['Gerade', '23g', 'soft']);
});
