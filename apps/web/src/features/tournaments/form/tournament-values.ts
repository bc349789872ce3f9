import { tournamentFields as known } from '@oche/validators/tournaments/fields';
import { PARTICIPANTS_DEFAULT } from '@oche/validators/tournaments/limits';
import * as z from 'zod/mini';
import { typedNumber } from '../../../components/form/typed-number.ts';
import { DEFAULT_ZONE, instantText } from '../shared/when.ts';

/** What the dialog asks for. Everything is text as it is typed, so that a draft can be kept. */
const shortFields = {
  name: known.name,
  description: known.description,
  tournamentType: known.tournamentType,
  gameFormat: known.gameFormat,
  maxParticipants: typedNumber(known.maxParticipants),
  entryFee: typedNumber(known.entryFee),
  prizePool: typedNumber(known.prizePool),
};

/** A time is typed as the clock of the place shows it. */
const local = (timeZone: string) =>
  z.pipe(
    z.string('required'),
    z.transform((typed) => instantText(typed, timeZone)),
  );
const timesIn = (timeZone: string) => ({
  startDate: z.pipe(local(timeZone), known.startDate),
  registrationDeadline: z.pipe(local(timeZone), known.registrationDeadline),
});

const deadlineInTime = z.refine<{ startDate: string; registrationDeadline: string }>(
  ({ startDate, registrationDeadline }) => registrationDeadline <= startDate,
  { error: 'afterStart', path: ['registrationDeadline'] },
);

export const shortForm = z
  .object({ ...shortFields, ...timesIn(DEFAULT_ZONE) })
  .check(deadlineInTime);
export type ShortValues = z.input<typeof shortForm>;

/** The documented defaults. */
export const NEW_SHORT: ShortValues = {
  name: '',
  description: '',
  tournamentType: 'single_elimination',
  gameFormat: '501',
  maxParticipants: String(PARTICIPANTS_DEFAULT),
  entryFee: '0',
  prizePool: '0',
  startDate: '',
  registrationDeadline: '',
};

/** How long a match is. `own` keeps what can't be chosen here, e.g. sets. */
export const distances = [
  'bestOf 1',
  'bestOf 3',
  'bestOf 5',
  'bestOf 7',
  'bestOf 9',
  'bestOf 11',
  'bestOf 13',
  'firstTo 2',
  'firstTo 4',
  'own',
] as const;
export const rings = ['straight', 'double', 'master'] as const;
/** How long before the start players can check in on their own, in minutes; '' if they can't. */
export const checkIns = ['', '30', '60', '90', '120'] as const;

const rating = z.optional(
  z
    .number('invalidNumber')
    .check(z.int('invalidNumber'), z.minimum(0, 'tooSmall'), z.maximum(4000, 'tooLarge')),
);

/** What the long form asks for. */
export const longForm = (timeZone: string) =>
  z
    .object({
      ...shortFields,
      ...timesIn(timeZone),
      endDate: z.pipe(
        z.pipe(
          local(timeZone),
          z.transform((instant) => instant || undefined),
        ),
        known.endDate,
      ),
      distance: z.enum(distances),
      inRing: z.enum(rings),
      outRing: z.enum(rings),
      teamSize: typedNumber(known.teamSize),
      checkIn: z.string(),
      visibility: z.enum(['public', 'private']),
      entry: z.enum(['open', 'invited']),
      ratingMin: typedNumber(rating),
      ratingMax: typedNumber(rating),
      /** id of a lounge, or '' */
      venueId: z.string(),
      location: known.location,
    })
    .check(
      deadlineInTime,
      z.refine(({ startDate, endDate }) => !endDate || endDate > startDate, {
        error: 'endBeforeBegin',
        path: ['endDate'],
      }),
      z.refine(
        ({ ratingMin, ratingMax }) =>
          ratingMin === undefined || ratingMax === undefined || ratingMin <= ratingMax,
        { error: 'tooSmall', path: ['ratingMax'] },
      ),
    );
export type LongForm = ReturnType<typeof longForm>;
export type LongValues = z.input<LongForm>;

export const NEW_LONG: LongValues = {
  ...NEW_SHORT,
  endDate: '',
  distance: 'bestOf 5',
  inRing: 'straight',
  outRing: 'double',
  teamSize: '1',
  checkIn: '60',
  visibility: 'public',
  entry: 'open',
  ratingMin: '',
  ratingMax: '',
  venueId: '',
  location: '',
};
