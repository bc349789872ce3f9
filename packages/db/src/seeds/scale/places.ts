import type { PoolClient } from 'pg';
import type { Random } from '../random.ts';

export interface Place {
  country: 'AT' | 'CH' | 'DE' | 'LI';
  code: string;
  city: string;
  state: string | null;
  latitude: number;
  longitude: number;
}

export interface Places {
  list: readonly Place[];
  /** the sum of all weights up to and including each place */
  upTo: Float64Array;
}

/**
 * The list also contains companies and offices with a postal code of their own; no lounges there.
 */
const NO_TOWN =
  '\\m(AG|GmbH|mbH|KG|SE|eV|e\\.V\\.)\\M|bank|kasse|universität|verwaltung|landes|deutsche|post|versicherung|&';

/**
 * Reads postal codes with a weight for each, so that lounges are distributed like the population: a
 * code of a large town, which has many codes, weighs more than that of a village.
 */
export async function readPlaces(client: PoolClient): Promise<Places> {
  const { rows } = await client.query<Place & { weight: number }>(
    `with codes as (
       select country, code, min(place) as city, mode() within group (order by state) as state,
         avg(latitude) as latitude, avg(longitude) as longitude
       from postal_codes where place !~* $1 group by country, code
     )
     select country, code, city, nullif(state, '') as state, latitude, longitude,
       sqrt(count(*) over (partition by country, city)) as weight
     from codes order by country, code`,
    [NO_TOWN],
  );
  const upTo = new Float64Array(rows.length);
  let sum = 0;
  for (const [index, { weight }] of rows.entries()) {
    sum += weight;
    upTo[index] = sum;
  }
  return { list: rows, upTo };
}

export function choosePlace({ list, upTo }: Places, random: Random): Place {
  const wanted = random() * (upTo.at(-1) ?? 0);
  let low = 0;
  let high = upTo.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((upTo[middle] ?? 0) > wanted) high = middle;
    else low = middle + 1;
  }
  return placeAt(list, low);
}

export function placeAt(list: readonly Place[], index: number): Place {
  const place = list[index];
  if (!place) throw new Error('there are no postal codes');
  return place;
}
