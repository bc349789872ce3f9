import type { SavedSearch } from '@oche/validators/market/schemas';

/** The parts of an address under which the list shows what a saved search finds. */
export function searchAddress({ filters }: Pick<SavedSearch, 'filters'>): Record<string, string> {
  const { latitude, longitude, search, asTyped, zipCode, country, fitsOwnSet, ...rest } = filters;
  const near =
    latitude === undefined || longitude === undefined ? null : `${latitude},${longitude}`;
  const address: Record<string, unknown> = {
    ...rest,
    q: search,
    typed: asTyped ? '1' : undefined,
    near: near ?? undefined,
    zip: zipCode,
    country: zipCode && country !== 'DE' ? country : undefined,
    fits: fitsOwnSet ? '1' : undefined,
    intent: rest.intent === 'wanted' ? 'wanted' : undefined,
  };
  return Object.fromEntries(
    Object.entries(address).flatMap(([name, value]) => {
      const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
      return text === '' ? [] : [[name, text]];
    }),
  );
}
