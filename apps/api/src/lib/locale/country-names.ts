import { placeCountries } from '@oche/validators/places';

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

/** Documented clients may also send a country by its name. The schema refuses anything else. */
export const countryIn = (value: unknown): unknown =>
  typeof value === 'string' ? (countryCodeOf(value) ?? value) : value;
