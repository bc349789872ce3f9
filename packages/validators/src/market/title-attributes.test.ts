import { expect, it } from 'vitest';
import { attributesIn } from './title-attributes.ts';

it.each([
  [
    'Target Gabriel Clemens 23 g 90 % Steel',
    'darts',
    { brand: 'Target', model: 'Gabriel Clemens', weight: '23', tungsten: '90', tip: 'steel' },
  ],
  ['23,4g softdarts gerade', 'darts', { weight: '23.4', tip: 'soft', barrelShape: 'straight' }],
  [
    'bulls Shark 22 g 95%',
    'darts',
    { brand: 'Bull’s', weight: '22', tungsten: '95', grip: 'shark' },
  ],
  ['Red Dragon 24 g Steel', 'darts', { brand: 'Red Dragon', weight: '24', tip: 'steel' }],
  ['Winmau Blade 6 Board, kaum bespielt', 'boards', { brand: 'Winmau', model: 'Blade 6' }],
  ['L-Style Flights slim', 'flights', { brand: 'L-Style', flightShape: 'slim' }],
  ['21-23 g, Steel oder Soft', null, {}],
  ['Targeting', null, {}],
  ['', null, {}],
])('"%s" is %s', (title, category, attributes) => {
  expect(attributesIn(title)).toEqual({ category, attributes });
});
