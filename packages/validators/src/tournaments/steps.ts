import * as z from 'zod/mini';
import { dateTime, id } from '../common.ts';
import { resultSources, stepKinds } from './course-limits.ts';

export const stepsInput = z.object({
  id,
  /** steps before this one; without it the last ones */
  cursor: z.optional(z.nullable(id)),
});
export const undoStepInput = z.object({ id, stepId: id });

const score = z.nullable(z.tuple([z.number(), z.number()]));
const entry = z.nullable(z.number());

/** What a step was about; each kind has what it needs. */
export const stepFacts = z.object({
  match: z.nullable(z.object({ number: z.number(), players: z.tuple([entry, entry]) })),
  /** the board where the match is, or was before it was put back */
  board: z.nullable(z.string()),
  /** where it came from */
  fromBoard: z.nullable(z.string()),
  /** the one who has left */
  entryId: entry,
  isNoShow: z.boolean(),
  /** who marks from now on, and who marked before */
  markerId: entry,
  formerMarkerId: entry,
  before: score,
  after: score,
  source: z.nullable(z.enum(resultSources)),
  /** the sides didn't agree on the result */
  wasDisputed: z.boolean(),
});
export type StepFacts = z.infer<typeof stepFacts>;

export const step = z.object({
  id: z.number(),
  kind: z.enum(stepKinds),
  takenAt: dateTime,
  /** null: a game that was scored */
  by: z.nullable(z.object({ id: z.string(), name: z.string() })),
  isUndone: z.boolean(),
  /** the last step of the reader, with a way back */
  canUndo: z.boolean(),
  ...stepFacts.shape,
});
export type Step = z.infer<typeof step>;

/** The latest first. */
export const stepListOutput = z.object({
  items: z.array(step),
  nextCursor: z.nullable(z.number()),
});
