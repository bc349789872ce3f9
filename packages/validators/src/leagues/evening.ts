import * as z from 'zod/mini';
import { id, optionalText, text } from '../common.ts';
import { whole } from './fields.ts';
import { offences, REASON_MAX } from './limits.ts';

const side = whole(0, 1);
const legs = whole(0, 99);

export const nameLineUpInput = z.object({
  id,
  /** the line-up of the format */
  name: z.string().check(z.minLength(1, 'required'), z.maxLength(40, 'tooLong')),
  side,
  /** by position; null where nobody has come */
  players: z.array(z.nullable(id)).check(z.minLength(1, 'required'), z.maxLength(40, 'tooLong')),
  /** officers let pass what breaks a rule, with a reason */
  override: z.optional(text({ max: REASON_MAX })),
  /** the team has too few players, and takes what the league's rules say about it */
  concede: z.optional(z.boolean()),
});
export const substituteInput = z.object({
  id,
  name: nameLineUpInput.shape.name,
  side,
  position: whole(1, 40),
  playerId: id,
});

/** The result of a game as it is typed; `before` is what the sheet showed, so that two phones never write over each other. */
export const enterGameInput = z.object({
  id,
  number: whole(1, 60),
  legs: z.tuple([legs, legs]),
  before: z.nullable(z.tuple([legs, legs])),
});
/** What a phone noted while it had no network, in its order. What the sheet has already does no harm. */
export const enterGamesInput = z.object({
  id,
  games: z
    .array(z.omit(enterGameInput, { id: true }))
    .check(z.minLength(1, 'required'), z.maxLength(60, 'tooLong')),
});
export const clearGameInput = z.object({ id, number: whole(1, 60), before: z.tuple([legs, legs]) });
export const startGameInput = z.object({
  id,
  number: whole(1, 60),
  first: z._default(z.union([side, z.enum(['chance', 'bull'])]), 0),
});
export const startedOutput = z.object({ gameId: z.number() });

export const confirmInput = z.object({ id });
export const disputeInput = z.object({ id, reason: text({ max: REASON_MAX }) });
/** A captain calls a fixture off: it is lost for their side. */
export const cancelInput = z.object({ id, side, reason: optionalText(REASON_MAX) });
/** A captain whose line-up stands says that the others have not come. */
export const noShowInput = z.object({ id, side });

export const decideInput = z.object({
  id,
  decision: z.union([
    /** as the sheet says */
    z.object({ kind: z.literal('stands') }),
    /** decided without play: for a side, or none */
    z.object({ kind: z.literal('forfeit'), winner: z.nullable(side) }),
    /** other points than the sheet's */
    z.object({
      kind: z.literal('set'),
      points: z.tuple([whole(0, 99), whole(0, 99)]),
      games: z.tuple([legs, legs]),
      /** as long as they are not told, those of the sheet stay */
      legs: z.optional(z.tuple([whole(0, 999), whole(0, 999)])),
    }),
    /** nothing of it counts: it is played again */
    z.object({ kind: z.literal('replay') }),
    /** what the league's rules say about what a side has done */
    z.object({ kind: z.literal('offence'), offence: z.enum(offences, 'invalid'), side }),
    /** what was decided last is taken back, with its penalty */
    z.object({ kind: z.literal('undo') }),
  ]),
  reason: text({ max: REASON_MAX }),
});

export const imposeInput = z.object({
  entryId: id,
  fixtureId: z.optional(id),
  points: whole(-99, 0),
  /** euro */
  fine: z._default(z.number().check(z.minimum(0, 'negative'), z.maximum(100_000, 'tooLarge')), 0),
  reason: text({ max: REASON_MAX }),
});
export const undoPenaltyInput = z.object({ penaltyId: id, reason: text({ max: REASON_MAX }) });
