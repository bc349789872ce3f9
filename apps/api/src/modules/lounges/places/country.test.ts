import { placeCountries } from '@oche/validators/places';
import { expect, it } from 'vitest';
import { countryCodeOf, timeZoneOf } from './country.ts';

it('knows a time zone of every country, and the country by code and both names', () => {
  expect(new Set(placeCountries).size).toBe(249);
  for (const code of placeCountries) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: timeZoneOf(code) })).not.toThrow();
    expect(timeZoneOf(code)).not.toBe('Etc/UTC');
    expect(countryCodeOf(code.toLowerCase())).toBe(code);
    for (const locale of ['de', 'en']) {
      const name = new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? '';
      expect(countryCodeOf(` ${name.toUpperCase()} `)).toBe(code);
    }
  }
});

it('knows no country that is none', () => {
  for (const name of ['', 'Atlantis', 'XX', 'constructor']) {
    expect(countryCodeOf(name)).toBeUndefined();
  }
});
