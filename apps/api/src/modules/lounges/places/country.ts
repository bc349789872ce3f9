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
