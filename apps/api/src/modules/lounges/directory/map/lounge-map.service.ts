import { primaryOf } from '@oche/db';
import type { mapLoungesInput, mapLoungesOutput } from '@oche/validators/lounges/schemas';
import { euroOf } from '@oche/validators/money';
import type { z } from 'zod';
import type { ServiceContext } from '../../../../lib/deps.ts';
import { type ListedRules, readRulesOfAll } from '../../calendar/booking-rules.service.ts';
import {
  type Box,
  boxAround,
  boxOf,
  chordOf,
  commonBox,
  cubeOf,
  cubeOfBox,
} from '../../places/great-circle.ts';
import { findOrigin, type Origin } from '../../places/origin.service.ts';
import { isInTextIndex, patternsOf } from '../lounge-filters.ts';
import { amongOf, filtersOf } from '../lounge-finder.service.ts';
import * as queries from './lounge-map.queries.ts';
import { mapAnswersOf } from './map-answers.ts';
import { fanOut, type Grid, gridOf } from './map-grid.ts';

type Input = z.output<typeof mapLoungesInput>;
type Output = z.infer<typeof mapLoungesOutput>;
type Cluster = Output['clusters'][number];
type MapPin = NonNullable<Cluster['lounge']>;
/** A pin with what was asked about its lounge, or several lounges. */
type Asked<Offer> = Omit<Cluster, 'lounge'> & { lounge: (MapPin & { offer: Offer }) | null };

/** The lounges that the list would find, those with coordinates, in the visible part of the map. */
export async function mapLounges(ctx: ServiceContext, input: Input): Promise<Output> {
  const { inGrid, grid, way, bounds } = await readView(ctx, input);
  const cellsOf = queries.listCells[way];
  const [cells, edges] = await Promise.all([
    mapAnswersOf(ctx.events).get(inGrid, () => cellsOf(primaryOf(ctx.db), inGrid)),
    bounds(),
  ]);
  const clusters = cells.map(({ pin, ...cell }) => ({ ...cell, lounge: pin && toPin(pin) }));
  return { clusters: spread(clusters, grid, input.zoom), bounds: edges, isPartial: false };
}

/** How many lounges of a part of the map are asked what they have to offer. */
const MOST_PINS = 300;

/**
 * The same of the lounges that have an offer, which their pins carry. Where the part that is shown has more lounges
 * than can be asked about, those in its middle are asked about, and the answer says so.
 * @param around ISO times of the days whose opening hours matter
 */
export async function mapLoungesThat<Offer>(
  ctx: ServiceContext,
  input: Input,
  around: { from: string; to: string },
  offersOf: (lounges: ListedRules[]) => Promise<ReadonlyMap<number, Offer>>,
): Promise<Omit<Output, 'clusters'> & { clusters: Asked<Offer>[] }> {
  const { inGrid, grid, way, bounds } = await readView(ctx, input);
  const middle = cubeOf({
    latitude: (grid.south + grid.north) / 2,
    longitude: (grid.west + grid.east) / 2,
  });
  const [pins, edges] = await Promise.all([
    queries.listPins[way](ctx.db, { ...inGrid, middle, limit: MOST_PINS + 1 }),
    bounds(),
  ]);
  const asked = pins.slice(0, MOST_PINS);
  const loungeIds = asked.map(({ id }) => id);
  const offers = await offersOf(await readRulesOfAll(ctx.db, { loungeIds, ...around }));
  const clusters = clustersOf(asked, offers, grid);
  return {
    clusters: spread(clusters, grid, input.zoom),
    bounds: edges,
    isPartial: pins.length > asked.length,
  };
}

/** What is asked of the database, and how. */
async function readView(ctx: ServiceContext, input: Input) {
  const [{ origin }, filters, ids] = await Promise.all([
    findOrigin(ctx, input),
    filtersOf(ctx.db, input),
    amongOf(ctx, input),
  ]);
  const { box, ...circle } = circleOf(origin, input.radius);
  const grid = gridOf(input);
  const { isWholeCity } = input;
  const found = { ...filters, ...patternsOf(filters, isWholeCity), ...circle, ids: ids ?? [] };
  const inGrid = { ...found, ...grid, box: cubeOfBox(commonBox(box, boxOf(grid))) };
  const anywhere = { ...found, box: cubeOfBox(box) };
  const isByText = isInTextIndex(filters) || (isWholeCity && filters.city !== '');
  const way = ids ? 'among' : isByText ? 'byText' : 'byPlace';
  const isEverywhere = circle.chord === queries.EARTH_DIAMETER_KM;
  const boundsOf = queries.getBounds[way === 'byPlace' && isEverywhere ? 'fromOutside' : way];
  const bounds = async () => {
    const read = () => boundsOf.first(primaryOf(ctx.db), anywhere);
    return (await mapAnswersOf(ctx.events).get(anywhere, read))?.bounds ?? null;
  };
  return { inGrid, grid, way, bounds } as const;
}

const spread = <Each extends Omit<Cluster, 'lounge'>>(
  clusters: Each[],
  { isSingle }: Grid,
  zoom: number,
): Each[] => (isSingle ? fanOut(clusters, zoom) : clusters);

type Located = queries.Pin & { latitude: number; longitude: number };

/** The same cells as the database makes of more lounges than are asked about; a lounge without an offer is in none. */
function clustersOf<Offer>(
  pins: readonly Located[],
  offers: ReadonlyMap<number, Offer>,
  { width, height, isSingle }: Grid,
): Asked<Offer>[] {
  const offered = pins.flatMap((pin) => {
    const offer = offers.get(pin.id);
    return offer === undefined ? [] : [{ ...pin, offer }];
  });
  const cells = Map.groupBy(offered, ({ id, latitude, longitude }) =>
    isSingle ? id : `${Math.floor(latitude / height)} ${Math.floor(longitude / width)}`,
  );
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return [...cells.values()].map((cell) => {
    const [pin] = cell;
    return {
      count: cell.length,
      latitude: mean(cell.map(({ latitude }) => latitude)),
      longitude: mean(cell.map(({ longitude }) => longitude)),
      lounge: cell.length === 1 && pin ? { ...toPin(pin), offer: pin.offer } : null,
    };
  });
}

const toPin = ({ id, name, city, rating, priceFromCents }: queries.Pin) => ({
  id,
  name,
  city,
  rating,
  priceFrom: euroOf(priceFromCents),
});

const EARTH = boxOf({ south: -90, west: -180, north: 90, east: 180 });

/** The circle in which lounges have to be; without a radius it contains the whole earth. */
function circleOf(
  origin: Origin | null,
  radius: number | undefined,
): { origin: string; chord: number; box: Box } {
  if (!origin || radius === undefined) {
    return { origin: '(0, 0, 0)', chord: queries.EARTH_DIAMETER_KM, box: EARTH };
  }
  const chord = chordOf(radius);
  return { origin: cubeOf(origin), chord, box: boxAround(origin, chord) };
}
