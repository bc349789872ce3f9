import * as z from 'zod/mini';
import { line, page } from '../common.ts';
import { originFields, originOutput } from '../lounges/schemas.ts';
import { DIRECTORY_RADIUS_MAX_KM, DIRECTORY_RADIUS_USUAL_KM } from './limits.ts';
import { tournamentSummaryOutput } from './tournament.ts';

const day = z.optional(z.iso.date('invalidDate'));

/** Public tournaments to come and running, by place and date. */
export const tournamentDirectoryInput = z.extend(page, {
  /** a city as it stands in the directory's addresses; it goes before any other place */
  city: z.optional(line({ max: 120 })),
  /** around a postal code, or around where the device is */
  ...originFields,
  /** kilometres around that */
  radius: z._default(
    z
      .number('invalidNumber')
      .check(
        z.int('invalidNumber'),
        z.minimum(1, 'tooSmall'),
        z.maximum(DIRECTORY_RADIUS_MAX_KM, 'tooLarge'),
      ),
    DIRECTORY_RADIUS_USUAL_KM,
  ),
  /** the first day, and the last one */
  from: day,
  until: day,
});

export const tournamentDirectoryOutput = z.object({
  items: z.array(tournamentSummaryOutput),
  nextCursor: z.nullable(z.string()),
  /** what the circle is around; null where none was asked for, or the postal code isn't known */
  origin: z.nullable(originOutput),
  unknownZipCode: z.nullable(z.string()),
});

export const tournamentCityInput = z.object({ slug: line({ max: 120 }) });
export const tournamentCityOutput = z.object({
  /** as most of its lounges spell it */
  name: z.string(),
  slug: z.string(),
});
/** The cities where most is to come. */
export const tournamentCitiesOutput = z.array(
  z.extend(tournamentCityOutput, { tournaments: z.number() }),
);
