import { measures } from '@oche/validators/statistics/limits';
import type { Statistics } from '@oche/validators/statistics/schemas';
import { LEVEL_STEP, measured, NO_PLACE, type Place } from '../upkeep/levels.ts';
import type { Totals } from '../upkeep/totals.ts';

export interface LevelRow {
  level: number;
  measure: number;
  bucket: number;
  players: number;
}

/** With fewer others a comparison says too much of each of them. */
const OTHERS_MIN = 5;
const AVERAGE = 0;

/**
 * Where a player stands among players of the same level, and among all.
 * @param rows the averages of the player's level, and of all levels
 */
export function levelOf(place: Place, rows: readonly LevelRow[], x01: Totals): Statistics['level'] {
  const own = rows.filter(({ level }) => level === place.level);
  const averages = rows.filter(({ measure }) => measure === AVERAGE);
  const others = sum(own.filter(({ measure }) => measure === AVERAGE)) - 1;
  if (others < OTHERS_MIN) return null;
  const values = measured(x01);
  return {
    from: place.level * LEVEL_STEP,
    to: (place.level + 1) * LEVEL_STEP,
    others,
    betterThan: behind(averages, place.places[AVERAGE] ?? 0),
    measures: measures.flatMap((measure, index) => {
      const value = values[measure];
      const bucket = place.places[index];
      if (value === null || bucket === undefined || bucket === NO_PLACE) return [];
      const counted = own.filter((row) => row.measure === index && row.bucket !== NO_PLACE);
      return [{ measure, value, betterThan: behind(counted, bucket) }];
    }),
  };
}

/** Percent of the others who are behind; of those in the same bucket half of them. */
function behind(rows: readonly LevelRow[], bucket: number): number {
  const others = sum(rows) - 1;
  if (others < 1) return 0;
  const below = sum(rows.filter((row) => row.bucket < bucket));
  const beside = sum(rows.filter((row) => row.bucket === bucket)) - 1;
  return Math.round(((below + beside / 2) / others) * 100);
}

const sum = (rows: readonly LevelRow[]): number =>
  rows.reduce((all, { players }) => all + players, 0);
