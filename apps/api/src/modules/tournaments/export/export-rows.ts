import { z } from 'zod';

/** The lines of the files, in the order of their titles. */

export const matchRow = z.object({
  match: z.number(),
  stage: z.string(),
  round: z.number(),
  group: z.string().nullable(),
  first: z.string().nullable(),
  second: z.string().nullable(),
  firstLegs: z.number().nullable(),
  secondLegs: z.number().nullable(),
  winner: z.string().nullable(),
  status: z.string(),
  gameId: z.number().nullable(),
});
export type MatchRow = z.infer<typeof matchRow>;

export const throwRow = z.object({
  match: z.number(),
  gameId: z.number(),
  leg: z.number(),
  visit: z.number(),
  player: z.string().nullable(),
  darts: z.string().nullable().describe('As they were entered; null where only a total was'),
  points: z.number(),
});
export type ThrowRow = z.infer<typeof throwRow>;
