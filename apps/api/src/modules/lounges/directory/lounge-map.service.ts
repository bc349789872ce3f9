import type { mapLoungesInput, mapLoungesOutput } from '@oche/validators/lounges';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import {
  type Box,
  boxAround,
  boxOf,
  chordOf,
  commonBox,
  cubeOf,
  cubeOfBox,
} from '../places/great-circle.ts';
import { findOrigin, type Origin } from '../places/origin.service.ts';
import { isInTextIndex, patternsOf } from './lounge-filters.ts';
import { filtersOf } from './lounge-finder.service.ts';
import * as queries from './lounge-map.queries.ts';
import { mapAnswersOf } from './map-answers.ts';
import { fanOut, gridOf } from './map-grid.ts';

type Input = z.output<typeof mapLoungesInput>;
type Output = z.infer<typeof mapLoungesOutput>;

/** The lounges that the list would find, those with coordinates, in the visible part of the map. */
export async function mapLounges(ctx: ServiceContext, input: Input): Promise<Output> {
  const [{ origin }, filters] = await Promise.all([
    findOrigin(ctx, input),
    filtersOf(ctx.db, input),
  ]);
  const { box, ...circle } = circleOf(origin, input.radius);
  const grid = gridOf(input);
  const found = { ...filters, ...patternsOf(filters), ...circle };
  const inGrid = { ...found, ...grid, box: cubeOfBox(commonBox(box, boxOf(grid))) };
  const anywhere = { ...found, box: cubeOfBox(box) };
  const isByText = isInTextIndex(filters);
  const cellsOf = queries.listCells[isByText ? 'byText' : 'byPlace'];
  const isEverywhere = circle.chord === queries.EARTH_DIAMETER_KM;
  const boundsOf =
    queries.getBounds[isByText ? 'byText' : isEverywhere ? 'fromOutside' : 'byPlace'];
  const answers = mapAnswersOf(ctx.events);
  const [cells, edges] = await Promise.all([
    answers.get(inGrid, () => cellsOf(ctx.db, inGrid)),
    answers.get(anywhere, () => boundsOf.first(ctx.db, anywhere)),
  ]);
  const clusters = cells.map(({ pin, ...cell }) => ({
    ...cell,
    lounge: pin && toPin(pin),
  }));
  return {
    clusters: grid.isSingle ? fanOut(clusters, input.zoom) : clusters,
    bounds: edges?.bounds ?? null,
  };
}

const toPin = ({ priceFromCents, ...lounge }: queries.Pin) => ({
  ...lounge,
  priceFrom: priceFromCents / 100,
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
