import { anyOfIds, type Executor, type Placeholders, prepared, preparedList } from '@oche/db';
import { sql } from 'kysely';
import {
  type Circle,
  chordFrom,
  type Filters,
  matches,
  matchesText,
  type Patterns,
} from '../lounge-filters.ts';
import type { Grid } from './map-grid.ts';

export interface Found extends Filters, Patterns, Circle {
  /** as text of the type cube; with the index of places only lounges within it are read */
  box: string;
  /** the only lounges that count, where the way asks for them */
  ids: number[];
}
interface InGrid extends Found, Grid {}

/** A circle of this size contains the whole earth. */
export const EARTH_DIAMETER_KM = 12_742;

/** The index to begin with: that of texts, that of places, or that of the edges. */
const ways = {
  byText: matchesText,
  byPlace: (p: Placeholders<Found>) => sql<boolean>`place <@ ${p('box')}::cube`,
  fromOutside: () => sql<boolean>`true`,
  among: (p: Placeholders<Found>) => sql<boolean>`id = ${anyOfIds(p('ids'))}`,
};
type Way = keyof typeof ways;

/** Everything with coordinates that the filters find. */
const found = (db: Executor, p: Placeholders<Found>, way: Way) =>
  db
    .selectFrom('lounges')
    .where('is_active', '=', true)
    .where('place', 'is not', null)
    .where(ways[way](p))
    .where(matches(p))
    .where(
      sql<boolean>`(${p('chord')}::float8 >= ${EARTH_DIAMETER_KM} or ${chordFrom(p)} <= ${p('chord')})`,
    );

export interface Pin {
  id: number;
  name: string;
  city: string;
  rating: number | null;
  priceFromCents: number;
}

/** The cells that contain lounges; a cell with a single one includes it. */
const listCellsBy = (way: Way) =>
  prepared(`lounges.listCells.${way}`, (db, p: Placeholders<InGrid>) => {
    const cells = found(db, p, way)
      .select((eb) => [
        eb.fn.countAll<number>().as('count'),
        eb.fn.avg<number>('latitude').as('latitude'),
        eb.fn.avg<number>('longitude').as('longitude'),
        eb.fn.min('id').as('firstId'),
      ])
      .where(sql<boolean>`latitude between ${p('south')}::float8 and ${p('north')}::float8`)
      .where(sql<boolean>`longitude between ${p('west')}::float8 and ${p('east')}::float8`)
      .groupBy([
        sql`floor(latitude / ${p('height')}::float8)`,
        sql`floor(longitude / ${p('width')}::float8)`,
        sql`case when ${p('isSingle')}::boolean then id end`,
      ]);
    return db
      .selectFrom(cells.as('cell'))
      .leftJoin('lounges as lounge', (join) =>
        join.onRef('lounge.id', '=', 'cell.firstId').on('cell.count', '=', 1),
      )
      .select([
        'cell.count',
        'cell.latitude',
        'cell.longitude',
        sql<Pin | null>`case when lounge.id is not null then json_build_object(
          'id', lounge.id, 'name', lounge.name, 'city', lounge.city, 'rating', lounge.rating,
          'priceFromCents', lounge.price_from_cents
        ) end`.as('pin'),
      ])
      .orderBy('cell.firstId');
  });

export const listCells = {
  byText: listCellsBy('byText'),
  byPlace: listCellsBy('byPlace'),
  among: listCellsBy('among'),
};

interface InView extends InGrid {
  /** the middle of what is shown, as text of the type cube */
  middle: string;
}

/** Each lounge of a part of the map, those in its middle first. */
const listPinsBy = (way: Way) =>
  preparedList(`lounges.listPins.${way}`, (db, p: Placeholders<InView>, limit) =>
    found(db, p, way)
      .select(['id', 'name', 'city', 'rating', 'price_from_cents as priceFromCents'])
      .select(['latitude', 'longitude'])
      .$narrowType<{ latitude: number; longitude: number }>()
      .where(sql<boolean>`latitude between ${p('south')}::float8 and ${p('north')}::float8`)
      .where(sql<boolean>`longitude between ${p('west')}::float8 and ${p('east')}::float8`)
      .orderBy(sql`place <-> ${p('middle')}::cube`)
      .orderBy('id')
      .limit(limit),
  );

export const listPins = {
  byText: listPinsBy('byText'),
  byPlace: listPinsBy('byPlace'),
  among: listPinsBy('among'),
};

interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** The edges of everything that the filters find; null if they find nothing. */
const getBoundsBy = (way: Way) =>
  prepared(`lounges.getBounds.${way}`, (db, p: Placeholders<Found>) =>
    found(db, p, way).select(
      sql<Bounds | null>`case when min(latitude) is not null then json_build_object(
        'south', min(latitude), 'west', min(longitude),
        'north', max(latitude), 'east', max(longitude)
      ) end`.as('bounds'),
    ),
  );

export const getBounds = {
  byText: getBoundsBy('byText'),
  byPlace: getBoundsBy('byPlace'),
  fromOutside: getBoundsBy('fromOutside'),
  among: getBoundsBy('among'),
};
