/** Countries whose postal codes Oche knows the places of, without the schemas and their library. */
export const postalCountries = ['DE', 'AT', 'CH', 'LI'] as const;
export type PostalCountry = (typeof postalCountries)[number];
