import * as z from 'zod/mini';
import { dateTime, id } from '../common.ts';
import {
  loungeSummaryOutput,
  mapCluster,
  mapLoungesInput,
  mapLoungesOutput,
  mapPin,
  searchLoungesInput,
  searchLoungesOutput,
} from '../lounges/search.ts';
import { localDate, timeOfDay } from '../places.ts';
import { GROUP_MAX } from './fields.ts';

/**
 * An evening, on the clock of each lounge. A start before six belongs to the night after the day; an end at or before the
 * start is on the next day.
 */
const evening = z.object({
  date: localDate,
  from: timeOfDay,
  to: timeOfDay,
  people: z._default(
    z.number('invalidNumber').check(z.int('invalidNumber'), z.minimum(1), z.maximum(GROUP_MAX)),
    2,
  ),
});
export type Evening = z.output<typeof evening>;

export const searchFreeInput = z.extend(searchLoungesInput, { when: evening });
export const mapFreeInput = z.extend(mapLoungesInput, { when: evening });

/** What a lounge has for an evening: exactly that can be booked. */
const offer = z.object({
  /** the business day to which it belongs */
  date: z.iso.date(),
  startTime: dateTime,
  endTime: dateTime,
  /** how many are free for the whole time */
  freeBoards: z.number(),
  /** how many this many people need, and what they cost for that time, in euro */
  boards: z.number(),
  price: z.number(),
});
export type Offer = z.infer<typeof offer>;

export const mapFreeOutput = z.extend(mapLoungesOutput, {
  clusters: z.array(z.extend(mapCluster, { lounge: z.nullable(z.extend(mapPin, { offer })) })),
});

export const searchFreeOutput = z.extend(searchLoungesOutput, {
  /** a page may be shorter than was asked for, or empty, and still have a next one */
  items: z.array(z.extend(loungeSummaryOutput, { offer })),
});

export const tonightInput = z.object({ loungeIds: z.array(id).check(z.maxLength(100, 'tooMany')) });
export const tonightOutput = z.array(
  z.object({
    loungeId: z.number(),
    /** how many boards are free this evening; null where it is closed then */
    freeBoards: z.nullable(z.number()),
    /** the hour on its clock at which it opens; null on a day on which it doesn't */
    opensAt: z.nullable(z.number()),
    /** how many boards are taken in each hour until it closes; null while it is closed in between */
    hours: z.array(z.nullable(z.number())),
  }),
);
