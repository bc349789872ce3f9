import { describe, expect, it } from 'vitest';
import { clusterSize, countText, creditParts } from './map-facts.ts';
import { hostOf } from './map-gate.tsx';

it.each([
  ['https://tiles.example/{z}/{x}/{y}.png', 'tiles.example'],
  ['https://{s}.tiles.example:8443/osm/{z}/{x}/{y}{r}.png', 'tiles.example:8443'],
])('%s is asked of %s', (url, host) => {
  expect(hostOf(url)).toBe(host);
});

describe('a cluster', () => {
  it('grows with its lounges, but not over the map', () => {
    const sizes = [2, 10, 100, 1000, 100_000, 1e9].map(clusterSize);
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(32);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(76);
  });

  it.each([
    [7, '7', '7'],
    [980, '980', '980'],
    [12_345, '12.300', '12.3K'],
    [1_200_000, '1,2 Mio.', '1.2M'],
  ])('of %d', (count, german, english) => {
    expect(countText(count, 'de').replace(/\s/gu, ' ')).toBe(german);
    expect(countText(count, 'en')).toBe(english);
  });
});

describe('the line about the pictures', () => {
  it.each([
    ['© OpenStreetMap', { text: '© OpenStreetMap' }],
    [
      '© OpenStreetMap contributors, https://www.openstreetmap.org/copyright',
      { text: '© OpenStreetMap contributors', url: 'https://www.openstreetmap.org/copyright' },
    ],
    ['https://tiles.example', { text: 'https://tiles.example', url: 'https://tiles.example' }],
    ['© javascript:alert(1)', { text: '© javascript:alert(1)' }],
  ])('%s', (attribution, parts) => {
    expect(creditParts(attribution)).toEqual(parts);
  });
});
