import type { Placeholders } from '@oche/db';
import { sql } from 'kysely';

interface PlaceRow {
  kind: string;
  id: number;
  /** 1 for the innermost place */
  depth: number;
}

/** The places of the parameter `places`, which is JSON: from the inside out. */
export const placesOf = (p: Placeholders<{ places: string }>) =>
  sql<PlaceRow>`(
    select (one ->> 'kind') as kind, (one ->> 'id')::bigint as id, depth
    from json_array_elements(${p('places')}::json) with ordinality as given(one, depth)
  )`;
