import { expect, test } from 'vitest';
import { overlayParts, overlayScales, readOverlayOptions } from './options.ts';

const read = (query: string, kind: Parameters<typeof readOverlayOptions>[0] = 'game') =>
  readOverlayOptions(kind, new URLSearchParams(query));

test('an address without options shows everything, at the lower left, in the dark', () => {
  expect(read('')).toEqual({
    position: 'bottom-left',
    theme: 'dark',
    scale: '100',
    accent: undefined,
    show: new Set(overlayParts.game),
  });
});

test('takes what is chosen, a colour with # and without', () => {
  expect(
    read('position=top-right&theme=light&scale=150&accent=0a3d91&show=average,last'),
  ).toMatchObject({
    position: 'top-right',
    theme: 'light',
    scale: '150',
    accent: '#0a3d91',
    show: new Set(['average', 'last']),
  });
  expect(read('accent=%230A3D91')).toMatchObject({ accent: '#0A3D91' });
  expect(read('show=none')).toMatchObject({ show: new Set() });
});

test.each([
  ['position=middle', { name: 'position', value: 'middle' }],
  ['theme=pink', { name: 'theme', value: 'pink' }],
  ['scale=99', { name: 'scale', value: '99', known: overlayScales }],
  ['scale=1e2', { name: 'scale' }],
  ['accent=red', { name: 'accent', value: 'red' }],
  ['accent=fff', { name: 'accent' }],
  ['accent=0a3d91;}', { name: 'accent' }],
  ['show=average,everything', { name: 'show', value: 'everything' }],
  ['show=average,', { name: 'show', value: '' }],
  ['show=next', { name: 'show', value: 'next' }],
])('says what is wrong with %s', (query, wrong) => {
  expect(read(query)).toMatchObject(wrong);
});

test('a part belongs to the overlays that have it', () => {
  expect(read('show=next', 'board')).toMatchObject({ show: new Set(['next']) });
  expect(read('show=boards', 'tournament')).toMatchObject({ show: new Set(['boards']) });
  expect(read('show=boards', 'fixture')).toMatchObject({ name: 'show' });
});
