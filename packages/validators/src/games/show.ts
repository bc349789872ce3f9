import * as z from 'zod/mini';

/** A leg that everybody may look at, as it was thrown. */
export const shownGame = z.object({
  id: z.number(),
  /** it is being played now; else it is the best of the week */
  isLive: z.boolean(),
  /** from which score it goes down */
  start: z.number(),
  lounge: z.nullable(z.object({ name: z.string(), city: z.string() })),
  sides: z.array(z.object({ name: z.string(), legs: z.number() })),
  /** of both sides, in their order */
  visits: z.array(
    z.object({
      side: z.number(),
      before: z.number(),
      after: z.number(),
      points: z.number(),
      isBust: z.boolean(),
      isFinish: z.boolean(),
      dartsThrown: z.number(),
      /** as players write them: T20, D16; null where only the score was entered */
      darts: z.nullable(z.array(z.string())),
    }),
  ),
});
export type ShownGame = z.infer<typeof shownGame>;
