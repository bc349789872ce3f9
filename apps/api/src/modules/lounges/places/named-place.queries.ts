import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** What each of these names and postal codes is; of several places of one name that with most codes. */
export const listNamedPlaces = prepared(
  'lounges.listNamedPlaces',
  (db, p: Placeholders<{ asked: readonly string[]; names: readonly string[] }>) =>
    db
      .selectFrom(
        sql<{
          asked: string;
          name: string;
          latitude: number;
          longitude: number;
          codes: number;
        }>`(
          select distinct on (asked) asked, name, latitude, longitude, codes from (
            select asked, min(place) as name, avg(latitude) as latitude, avg(longitude) as longitude,
              count(distinct code)::int as codes
            from unnest(${p('asked')}::text[], ${p('names')}::text[]) wish (asked, wanted)
            join postal_codes on place_name(place) = place_name(wanted)
            where wanted !~ '^[0-9]'
            group by asked, country, state
            union all
            select asked, min(place), avg(latitude), avg(longitude), count(distinct code)::int
            from unnest(${p('asked')}::text[]) wish (asked)
            join postal_codes on country in ('DE', 'AT', 'CH', 'LI') and code = asked
            where asked ~ '^[0-9]'
            group by asked, country
          ) named order by asked, codes desc
        )`.as('found'),
      )
      .selectAll(),
);
