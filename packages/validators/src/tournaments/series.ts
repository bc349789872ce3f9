import * as z from 'zod/mini';
import {
  dateTime,
  id,
  idempotencyKey,
  line,
  moment,
  optionalText,
  page,
  requiredMoment,
} from '../common.ts';
import { personOutput } from '../people/schemas.ts';
import { tournamentFields, tournamentVenue } from './fields.ts';
import {
  TOURNAMENT_NAME_MAX,
  TOURNAMENT_TEXT_MAX,
  tournamentGames,
  tournamentStatuses,
  tournamentTypes,
} from './limits.ts';
import {
  ANNOUNCE_DAYS_MAX,
  POINT_SCHEMES,
  QUALIFIER_SEATS_MAX,
  SERIES_EVENINGS_MAX,
  SERIES_PLACES_MAX,
  SERIES_POINTS_MAX,
  seriesRhythms,
} from './series-limits.ts';

const whole = (min: number, max: number) =>
  z
    .number('invalidNumber')
    .check(z.int('invalidNumber'), z.minimum(min, 'tooSmall'), z.maximum(max, 'tooLarge'));

const BONUS_MAX = 100;
const bonus = z._default(whole(0, BONUS_MAX), 0);

/** How evenings are counted. */
export const seriesRules = z.object({
  /** for the first place, the second and so on */
  points: z._default(
    z.array(whole(0, SERIES_POINTS_MAX)).check(
      z.minLength(1, 'required'),
      z.maxLength(SERIES_PLACES_MAX, 'tooMany'),
      z.refine(
        (points) =>
          points.every((value, index) => index === 0 || value <= (points[index - 1] ?? 0)),
        'invalid',
      ),
    ),
    [...POINT_SCHEMES.league],
  ),
  /** for everybody behind these places */
  others: z._default(whole(0, SERIES_POINTS_MAX), 1),
  /** so many evenings of each player count; null: all of them */
  best: z._default(z.nullable(whole(1, SERIES_EVENINGS_MAX)), null),
  bonus: z._default(z.object({ maximum: bonus, finish: bonus, shortLeg: bonus }), {
    maximum: 0,
    finish: 0,
    shortLeg: 0,
  }),
  /** a checkout is high from here on */
  finishFrom: z._default(whole(100, 170), 100),
  /** a leg is short up to this many darts */
  shortLegDarts: z._default(whole(9, 60), 18),
});
export type SeriesRulesOutput = z.output<typeof seriesRules>;

const localDate = z.iso.date('invalidDate');
const BOARDS_MAX = 64;

/** What each evening is like; its times are those of the first one, or of the next one when it is changed. */
export const seriesTemplate = z.object({
  tournament: z.object(tournamentFields),
  repeats: z._default(z.enum(seriesRhythms, 'invalid'), 'weekly'),
  /** every how many weeks or months */
  every: z._default(whole(1, 12), 1),
  lastDate: z.optional(localDate),
  announceDays: z._default(whole(1, ANNOUNCE_DAYS_MAX), 14),
  /** of the lounge, for as long as the evening lasts */
  boardIds: z._default(z.array(id).check(z.maxLength(BOARDS_MAX, 'tooMany')), []),
});

const seriesFields = {
  name: line({ max: TOURNAMENT_NAME_MAX, required: 'required' }),
  description: optionalText(TOURNAMENT_TEXT_MAX),
  rules: z._default(seriesRules, seriesRules.parse({})),
  /** null: evenings are added by hand */
  template: z._default(z.nullable(seriesTemplate), null),
};

export const createTournamentSeriesInput = z.object({
  ...seriesFields,
  /** the lounge where it is; that of the template, where there is one */
  venueId: z.optional(id),
  /** a tournament that is its first evening */
  tournamentId: z.optional(id),
  idempotencyKey,
});
export const updateTournamentSeriesInput = z.object({
  ...seriesFields,
  id,
  venueId: z.optional(id),
  /** whether evenings that are announced and have no entries change, too */
  changesAnnounced: z._default(z.boolean(), false),
});
export const tournamentSeriesInput = z.object({ id });
export const closeSeriesInput = z.object({ id, isClosed: z.boolean() });
export const setSeriesDateInput = z.object({
  id,
  date: localDate,
  isLeftOut: z._default(z.boolean(), false),
  /** where it is moved to */
  startsAt: z.optional(moment),
});
export const setSeriesOfTournamentInput = z.object({ id, seriesId: z.nullable(id) });
export const seriesStandingsInput = z.extend(page, { id });
export const tournamentSeriesListInput = page;

const evening = z.object({
  id: z.number(),
  name: z.string(),
  status: z.enum(tournamentStatuses),
  startDate: dateTime,
  participantCount: z.number(),
  winnerName: z.nullable(z.string()),
  /** boards that something else had taken; told to organisers only */
  missingBoards: z.array(z.string()),
});

/** A date of the rhythm that is still to come. */
const comingDate = z.object({
  date: z.string(),
  startsAt: dateTime,
  isLeftOut: z.boolean(),
  isMoved: z.boolean(),
  /** a public holiday there */
  holiday: z.nullable(z.string()),
});

const scoredEvening = z.object({
  tournamentId: z.number(),
  place: z.number(),
  points: z.number(),
  bonus: z.number(),
  counts: z.boolean(),
});
export type SeriesEvening = z.infer<typeof scoredEvening>;

const standing = z.object({
  rank: z.number(),
  person: personOutput,
  points: z.number(),
  wins: z.number(),
  maximums: z.number(),
  highestFinish: z.number(),
  evenings: z.array(scoredEvening),
});
export type SeriesStanding = z.infer<typeof standing>;

const rhythm = z.object({
  repeats: z.enum(seriesRhythms),
  every: z.number(),
  /** ISO: Monday is 1 */
  weekday: z.number(),
  /** of the month, from 1 on; 5 is the last one */
  week: z.number(),
  /** minutes after midnight, on the clock of the place */
  startsMinutes: z.number(),
  lastDate: z.nullable(z.string()),
  announceDays: z.number(),
});

export const tournamentSeriesOutput = z.object({
  id: z.number(),
  name: z.string(),
  description: z.nullable(z.string()),
  rules: seriesRules,
  venue: z.nullable(tournamentVenue),
  game: z.nullable(z.enum(tournamentGames)),
  tournamentType: z.nullable(z.enum(tournamentTypes)),
  rhythm: z.nullable(rhythm),
  isClosed: z.boolean(),
  organiser: z.nullable(personOutput),
  /** those that the reader may see, the latest first */
  evenings: z.array(evening),
  /** the next dates of the rhythm that aren't announced yet */
  coming: z.array(comingDate),
  /** why an evening couldn't be announced, in the reader's language; told to organisers only */
  refusal: z.nullable(z.string()),
  playerCount: z.number(),
  /** of the reader; null when they haven't played */
  own: z.nullable(z.object({ rank: z.number(), points: z.number() })),
  can: z.object({ organise: z.boolean() }),
});
export type TournamentSeriesOutput = z.infer<typeof tournamentSeriesOutput>;

/** What organisers fill the form with. */
export const seriesTemplateOutput = z.nullable(
  z.object({
    /** with the times of the next evening that isn't announced */
    tournament: z.object(tournamentFields),
    repeats: z.enum(seriesRhythms),
    every: z.number(),
    lastDate: z.nullable(z.string()),
    announceDays: z.number(),
    boardIds: z.array(z.number()),
  }),
);

export const seriesStandingsOutput = z.object({
  items: z.array(standing),
  nextCursor: z.nullable(z.string()),
});

const seriesCard = z.object({
  id: z.number(),
  name: z.string(),
  venue: z.nullable(tournamentVenue),
  isClosed: z.boolean(),
  rhythm: z.nullable(rhythm),
  playedCount: z.number(),
  playerCount: z.number(),
  nextStart: z.nullable(dateTime),
  leader: z.nullable(z.object({ person: personOutput, points: z.number() })),
});
export type SeriesCard = z.infer<typeof seriesCard>;
export const tournamentSeriesListOutput = z.object({
  items: z.array(seriesCard),
  nextCursor: z.nullable(z.string()),
});

/** A copy of a tournament: everything of it but its entries. */
export const copyTournamentInput = z.object({
  id,
  name: line({ max: TOURNAMENT_NAME_MAX, required: 'tournamentNameRequired' }),
  startDate: requiredMoment('startDateRequired'),
  isDraft: z._default(z.boolean(), false),
  idempotencyKey,
});

/** The first ones of a tournament or of a series, for a final. */
export const addQualifierInput = z.object({
  id,
  from: z.union([z.object({ tournamentId: id }), z.object({ seriesId: id })]),
  seats: whole(1, QUALIFIER_SEATS_MAX),
});
export const qualifierInput = z.object({ id, qualifierId: id });
export const qualifiersOutput = z.object({
  /** where this tournament gets players from */
  sources: z.array(
    z.object({
      id: z.number(),
      tournamentId: z.nullable(z.number()),
      seriesId: z.nullable(z.number()),
      name: z.string(),
      seats: z.number(),
      isOver: z.boolean(),
      /** how many of them are in by now */
      entered: z.number(),
    }),
  ),
  /** what it is a qualifier for itself */
  finals: z.array(z.object({ tournamentId: z.number(), name: z.string(), seats: z.number() })),
});
export type QualifiersOutput = z.infer<typeof qualifiersOutput>;
