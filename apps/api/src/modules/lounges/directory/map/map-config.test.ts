import { expect, test } from 'vitest';
import { parseEnv } from '../../../../env.ts';
import { getMapConfig } from './map-config.service.ts';

test('the browser learns the tile server and whom to name for it', () => {
  const url = 'https://tiles.example/{z}/{x}/{y}.png';
  const env = parseEnv({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: '© OpenStreetMap' });
  expect(getMapConfig(env)).toEqual({ tiles: { url, attribution: '© OpenStreetMap' } });
});

test('without a tile server there are no pictures under the pins', () => {
  expect(getMapConfig(parseEnv({}))).toEqual({ tiles: null });
});
