import { placeCountries } from '@oche/validators/places';
import { ZONES } from './zones.ts';

const zoneOfCountry = new Map(
  Object.entries(ZONES).flatMap(([region, places]) =>
    places.split(', ').map((place): [string, string] => {
      const [country = '', zone = ''] = place.split(' ');
      return [country, `${region}/${zone}`];
    }),
  ),
);

/** The time zone of most people in a country; owners elsewhere (Canary Islands) correct it. */
export const timeZoneOf = (country: string): string => zoneOfCountry.get(country) ?? 'Etc/UTC';

let codeOfName: Map<string, string> | undefined;

/** @returns the code of a country, from its code or its German or English name */
export function countryCodeOf(value: string): string | undefined {
  codeOfName ??= namesOfCountries();
  return codeOfName.get(value.trim().toLowerCase());
}

/** Read when somebody first names a country: Node holds 12 MB for the names in its data. */
function namesOfCountries(): Map<string, string> {
  const codes = new Map<string, string>();
  for (const locale of ['de', 'en']) {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    for (const code of placeCountries) {
      codes.set(code.toLowerCase(), code);
      codes.set((names.of(code) ?? code).toLowerCase(), code);
    }
  }
  return codes;
}
