import { placeCountries } from '@oche/validators/places';
import { expect, it } from 'vitest';
import { timeZoneOf } from './country.ts';

it('knows a time zone of every country', () => {
  for (const code of placeCountries) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: timeZoneOf(code) })).not.toThrow();
    expect(timeZoneOf(code)).not.toBe('Etc/UTC');
  }
});
