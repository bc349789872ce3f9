import * as z from 'zod/mini';

/** The best of an evening; if somebody is in a list for two matches, the better one. */
const bests = z.array(z.object({ entryId: z.number(), name: z.string(), value: z.number() }));
export const bestsOutput = z.object({
  /** how many games that were scored throw by throw it is made of */
  games: z.number(),
  game: z.nullable(z.enum(['x01', 'cricket'])),
  maximums: bests,
  finishes: bests,
  /** in darts, the fewest first */
  legs: bests,
  /** in three darts: points, or marks at cricket */
  averages: bests,
});
export type Bests = z.infer<typeof bestsOutput>;
