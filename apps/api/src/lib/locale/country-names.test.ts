import { placeCountries } from '@oche/validators/places';
import { expect, it } from 'vitest';
import { countryCodeOf, countryIn } from './country-names.ts';

it('knows every country by its code and both names', () => {
  expect(new Set(placeCountries).size).toBe(249);
  for (const code of placeCountries) {
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
    expect(countryIn(name)).toBe(name);
  }
  expect(countryIn(49)).toBe(49);
});
