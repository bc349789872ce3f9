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
  ['Winmau Blade 6 Triple Core', 'boards', { brand: 'Winmau', model: 'Blade 6 Triple Core' }],
  // half a sentence is no model
  ['Red Dragon super Zustand, kaum geworfen', null, { brand: 'Red Dragon' }],
  [
    'Verkaufe Target Bolide mit Case, 23 g',
    'darts',
    { brand: 'Target', model: 'Bolide', weight: '23' },
  ],
  ['Steeldarts 90 % mit Flights und Tasche', 'darts', { tungsten: '90', tip: 'steel' }],
  ['Case von Target, Takoma', 'case', { brand: 'Target', model: 'Takoma' }],
  ['One Shot one kill', null, { brand: 'Shot' }],
  ['kein shot', null, {}],
  ['21-23 g, Steel oder Soft', null, {}],
  ['Targeting', null, {}],
  ['', null, {}],
])('"%s" is %s', (title, category, attributes) => {
  expect(attributesIn(title)).toMatchObject({ category });
  expect(attributesIn(title).attributes).toEqual(attributes);
});

it.each([
  ['Target Bolide 23 g neu', 'new', null],
  ['Target Bolide wie neu, 45 €', 'like_new', 45],
  ['Bolide OVP 39,90€ VB', 'new', 39.9],
  ['Bolide, gebraucht, € 30', null, 30],
  ['Bolide 30 Euro statt 79 €', null, 30],
  ['Bolide bis 50 €', null, null],
  ['Bolide 30 € oder 40 €', null, null],
  ['Bolide 1.200 €', null, null],
  ['Erneuert, Nr. 180', null, null],
])('"%s" is %s for %s', (title, condition, price) => {
  expect(attributesIn(title)).toMatchObject({ condition, price });
});
