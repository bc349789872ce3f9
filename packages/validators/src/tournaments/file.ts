import * as z from 'zod/mini';
import { dateTime, idempotencyKey, line } from '../common.ts';
import { decidedFormat } from '../games/schemas.ts';
import { drawOptions, FIELD_MAX, whole } from './course.ts';
import { DRAW_SEED_MAX, matchStages, seedings } from './course-limits.ts';
import { tournamentFields } from './fields.ts';
import { TEAM_SIZE_MAX, tournamentStatuses, tournamentTypes } from './limits.ts';

/**
 * A tournament as a file: what it is, who plays, how it was drawn and what was played. It names people and no accounts,
 * so it can be read anywhere; entries are called by their place in the list, from 1 on.
 */

export const FILE_NAME_MAX = 60;
const MATCHES_MAX = 5000;
const ROUND_MAX = 999;

const entry = whole(1, FIELD_MAX);
const name = line({ max: FILE_NAME_MAX });
const pair = <Schema extends z.ZodMiniType>(schema: Schema) => z.tuple([schema, schema]);

const { venueId: _, ...said } = tournamentFields;

const fileFields = {
  format: z.literal('oche-tournament', 'invalid'),
  version: z.literal(1, 'invalid'),
  status: z.enum(tournamentStatuses, 'invalid'),
  tournament: z.object(said),
  entries: z
    .array(
      z.object({
        /** of a team; null for somebody who plays alone */
        name: z.nullable(name),
        players: z
          .array(name)
          .check(z.minLength(1, 'required'), z.maxLength(TEAM_SIZE_MAX, 'tooMany')),
        /** the number by which its lots are drawn; null before the draw */
        lot: z.nullable(whole(1, Number.MAX_SAFE_INTEGER)),
      }),
    )
    .check(z.maxLength(FIELD_MAX, 'tooMany')),
  /** null before the draw */
  draw: z.nullable(
    z.object({
      kind: z.enum(tournamentTypes, 'invalid'),
      seeding: z.enum(seedings, 'invalid'),
      seed: line({ max: DRAW_SEED_MAX }),
      seeded: whole(0, FIELD_MAX),
      options: drawOptions,
      /** in the order of their seeding, each with the letter of those whom it was kept apart from */
      entrants: z
        .array(z.object({ entry, apart: z.nullable(line({ max: 40 })) }))
        .check(z.maxLength(FIELD_MAX, 'tooMany')),
      /** who was drawn to which place */
      places: z.array(entry).check(z.maxLength(FIELD_MAX, 'tooMany')),
    }),
  ),
  /** who came after the draw, and to which place, from 0 on */
  late: z
    .array(z.object({ entry, place: whole(0, 2 * FIELD_MAX) }))
    .check(z.maxLength(FIELD_MAX, 'tooMany')),
  /** who has left, in the order of their leaving */
  left: z.array(entry).check(z.maxLength(FIELD_MAX, 'tooMany')),
  /** of rounds that are played in another way; round 0 is a whole stage */
  formats: z
    .array(
      z.object({
        stage: z.enum(matchStages, 'invalid'),
        round: whole(0, ROUND_MAX),
        format: decidedFormat,
      }),
    )
    .check(z.maxLength(FIELD_MAX, 'tooMany')),
  /** those with a result; of a Swiss system all that were paired */
  matches: z
    .array(
      z.object({
        /** as the draw calls it */
        key: line({ max: 40 }),
        stage: z.enum(matchStages, 'invalid'),
        round: whole(1, ROUND_MAX),
        /** null for somebody who has the round off */
        players: pair(z.nullable(entry)),
        score: z.nullable(pair(whole(0, 99))),
      }),
    )
    .check(z.maxLength(MATCHES_MAX, 'tooMany')),
};

export const tournamentFile = z.object({
  ...fileFields,
  tournament: z.object({
    ...said,
    startDate: dateTime,
    endDate: z.optional(dateTime),
    registrationDeadline: dateTime,
    checkInOpensAt: z.optional(dateTime),
  }),
});
export type TournamentFile = z.output<typeof tournamentFile>;

export const importTournamentInput = z.object({ ...fileFields, idempotencyKey });
