import { type PlaceCountry, placeCountries } from '@oche/validators/places';

/** The time zone of most people in a country; owners elsewhere (Canary Islands) correct it. */
export const timeZoneOf: Record<PlaceCountry, string> = {
  DE: 'Europe/Berlin',
  AT: 'Europe/Vienna',
  CH: 'Europe/Zurich',
  LI: 'Europe/Vaduz',
  BE: 'Europe/Brussels',
  BG: 'Europe/Sofia',
  CY: 'Asia/Nicosia',
  CZ: 'Europe/Prague',
  DK: 'Europe/Copenhagen',
  EE: 'Europe/Tallinn',
  ES: 'Europe/Madrid',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  GR: 'Europe/Athens',
  HR: 'Europe/Zagreb',
  HU: 'Europe/Budapest',
  IE: 'Europe/Dublin',
  IS: 'Atlantic/Reykjavik',
  IT: 'Europe/Rome',
  LT: 'Europe/Vilnius',
  LU: 'Europe/Luxembourg',
  LV: 'Europe/Riga',
  MT: 'Europe/Malta',
  NL: 'Europe/Amsterdam',
  NO: 'Europe/Oslo',
  PL: 'Europe/Warsaw',
  PT: 'Europe/Lisbon',
  RO: 'Europe/Bucharest',
  SE: 'Europe/Stockholm',
  SI: 'Europe/Ljubljana',
  SK: 'Europe/Bratislava',
};

let codeOfName: Map<string, PlaceCountry> | undefined;

/** @returns the code of a country, from its code or its German or English name */
export function countryCodeOf(value: string): PlaceCountry | undefined {
  codeOfName ??= namesOfCountries();
  return codeOfName.get(value.trim().toLowerCase());
}

/** Read when somebody first names a country: Node holds 12 MB for the names in its data. */
function namesOfCountries(): Map<string, PlaceCountry> {
  const codes = new Map<string, PlaceCountry>();
  for (const locale of ['de', 'en']) {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    for (const code of placeCountries) {
      codes.set(code.toLowerCase(), code);
      codes.set((names.of(code) ?? code).toLowerCase(), code);
    }
  }
  return codes;
}
