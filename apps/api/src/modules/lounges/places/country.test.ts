import { placeCountries } from '@oche/validators/places';
import { expect, it } from 'vitest';
import { countryCodeOf, timeZoneOf } from './country.ts';

it.each(placeCountries)('%s has a time zone, and is known by code and both names', (code) => {
  expect(() => new Intl.DateTimeFormat('en', { timeZone: timeZoneOf[code] })).not.toThrow();
  expect(countryCodeOf(code.toLowerCase())).toBe(code);
  for (const locale of ['de', 'en']) {
    const name = new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? '';
    expect(countryCodeOf(` ${name.toUpperCase()} `)).toBe(code);
  }
});

it('knows no country that is none', () => {
  for (const name of ['', 'Atlantis', 'XX', 'constructor']) {
    expect(countryCodeOf(name)).toBeUndefined();
  }
});
