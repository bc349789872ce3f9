import * as z from 'zod/mini';
import { id, line, moment, optionalText, requiredMoment } from '../common.ts';
import { decidedFormat, gameRules } from '../games/schemas.ts';
import type { ValidationKey } from '../validation.ts';
import { isWholeCents } from '../whole-cents.ts';
import {
  PARTICIPANTS_DEFAULT,
  PARTICIPANTS_MAX,
  PARTICIPANTS_MIN,
  TEAM_SIZE_MAX,
  TOURNAMENT_LOCATION_MAX,
  TOURNAMENT_NAME_MAX,
  TOURNAMENT_TEXT_MAX,
  tournamentGames,
  tournamentTypes,
} from './limits.ts';

const whole = (min: number, max: number, tooSmall: ValidationKey = 'tooSmall') =>
  z
    .number('invalidNumber')
    .check(z.int('invalidNumber'), z.minimum(min, tooSmall), z.maximum(max, 'tooLarge'));

/** Euro with at most two decimals. */
const euros = (negative: ValidationKey) =>
  z
    .number('invalidNumber')
    .check(
      z.minimum(0, negative),
      z.maximum(10_000_000, 'tooLarge'),
      z.refine(isWholeCents, 'invalid'),
    );

const RATING_MAX = 4000;
/** Ratings with which one may enter; null: open to that side. */
const ratingLimits = z
  .object({
    min: z.nullable(whole(0, RATING_MAX)),
    max: z.nullable(whole(0, RATING_MAX)),
  })
  .check(
    z.refine(({ min, max }) => min === null || max === null || min <= max, {
      error: 'invalid',
      path: ['max'],
    }),
  );

/** What an organiser says of a tournament. */
export const tournamentFields = {
  name: line({ max: TOURNAMENT_NAME_MAX, required: 'tournamentNameRequired' }),
  description: optionalText(TOURNAMENT_TEXT_MAX),
  tournamentType: z._default(z.enum(tournamentTypes, 'invalid'), 'single_elimination'),
  gameFormat: z._default(z.enum(tournamentGames, 'invalid'), '501'),
  /** how it is played, where that differs from straight in and double out, or standard scoring */
  rules: z.optional(gameRules),
  /** legs and sets of a match; default: best of 5 legs */
  format: z._default(decidedFormat, { legs: { kind: 'bestOf', count: 5 } }),
  teamSize: z._default(whole(1, TEAM_SIZE_MAX), 1),
  maxParticipants: z._default(
    whole(PARTICIPANTS_MIN, PARTICIPANTS_MAX, 'participantsRequired'),
    PARTICIPANTS_DEFAULT,
  ),
  /** euro */
  entryFee: z._default(euros('entryFeePositive'), 0),
  prizePool: z._default(euros('prizePoolPositive'), 0),
  startDate: requiredMoment('startDateRequired'),
  endDate: z.optional(moment),
  registrationDeadline: requiredMoment('registrationDeadlineRequired'),
  /** from when on participants can check in on their own, until it begins; without it nobody can */
  checkInOpensAt: z.optional(moment),
  isPublic: z._default(z.boolean(), true),
  isInvitedOnly: z._default(z.boolean(), false),
  rating: z._default(ratingLimits, { min: null, max: null }),
  /** the lounge where it is */
  venueId: z.optional(id),
  /** where it is, if not at a lounge */
  location: optionalText(TOURNAMENT_LOCATION_MAX),
};

export const tournamentVenue = z.object({
  id: z.number(),
  name: z.string(),
  city: z.string(),
  /** of the clock on its wall, by which all times are told */
  timeZone: z.string(),
});
