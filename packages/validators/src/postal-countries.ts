/** Countries whose postal codes Oche knows the places of, without the schemas and their library. */
export const postalCountries = ['DE', 'AT', 'CH', 'LI'] as const;
export type PostalCountry = (typeof postalCountries)[number];

/** A country with known postal codes to begin with: the one that is given if it is one of them. */
export const postalCountryOf = (country: string | undefined): PostalCountry =>
  postalCountries.find((known) => known === country) ?? 'DE';
