import * as z from 'zod/mini';
import { dateTime, id, text } from '../common.ts';
import { gameEntry, gameStatuses } from './schemas.ts';

/** Days within which a result that counts can be doubted. */
export const DISPUTE_DAYS = 7;
export const DISPUTE_TEXT_MAX = 1000;

/** With the revision that was seen: nobody confirms what was corrected meanwhile. */
const seen = { gameId: id, revision: z.number().check(z.int('invalid'), z.minimum(0, 'invalid')) };

export const confirmResultInput = z.object(seen);
export const disputeResultInput = z.object({
  gameId: id,
  reason: text({ max: DISPUTE_TEXT_MAX, required: 'reasonRequired' }),
});

/** `stands`: as it is; `corrected`: after other visits took the place of some. */
export const gameVerdicts = ['stands', 'corrected', 'annulled'] as const;
export type GameVerdict = (typeof gameVerdicts)[number];
const CORRECTIONS_MAX = 50;

export const decideResultInput = z
  .object({
    ...seen,
    verdict: z.enum(gameVerdicts, 'required'),
    corrections: z._default(
      z
        .array(
          z.object({
            index: z.number().check(z.int('invalid'), z.minimum(0, 'invalid')),
            entry: gameEntry,
          }),
        )
        .check(z.maxLength(CORRECTIONS_MAX, 'tooLarge')),
      [],
    ),
    /** for the players: why */
    statement: text({ max: DISPUTE_TEXT_MAX, required: 'statementRequired' }),
  })
  .check(
    z.refine(({ verdict, corrections }) => (verdict === 'corrected') === corrections.length > 0, {
      path: ['corrections'],
      error: 'invalid',
    }),
  );

/** Why somebody should have a look; what the number is differs. */
export const gameMarks = ['average', 'opponent', 'pace', 'leg'] as const;
export type GameMark = (typeof gameMarks)[number];

/** What became of a game's end, as the reader may know it. */
export const gameResultOutput = z.object({
  status: z.enum(gameStatuses),
  /** one side gave up */
  isResigned: z.boolean(),
  /** ended before its end, by a player or as nobody went on */
  isAbandoned: z.boolean(),
  confirmUntil: z.nullable(dateTime),
  /** the sides that have not confirmed yet */
  waitsFor: z.array(z.number()),
  /** for players and moderators */
  dispute: z.nullable(
    z.object({
      /** the side that doubts it */
      side: z.nullable(z.number()),
      reason: z.string(),
      disputedAt: dateTime,
    }),
  ),
  verdict: z.nullable(
    z.object({
      verdict: z.enum(gameVerdicts),
      /** for players and moderators */
      statement: z.nullable(z.string()),
      decidedAt: dateTime,
    }),
  ),
  /** for moderators */
  marks: z.array(z.object({ mark: z.enum(gameMarks), value: z.number() })),
  can: z.object({
    confirm: z.boolean(),
    dispute: z.boolean(),
    /** correct a visit after the end */
    correct: z.boolean(),
    resign: z.boolean(),
    /** go on instead of winning by the other side's giving up */
    playOn: z.boolean(),
    abandon: z.boolean(),
    decide: z.boolean(),
  }),
});
export type GameResult = z.infer<typeof gameResultOutput>;
