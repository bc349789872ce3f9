import * as z from 'zod/mini';
import { leaguePlayerOutput } from './team.ts';

/** What a player threw in singles that were scored dart by dart. */
const thrown = {
  /** of three darts; null without any single that was scored so */
  average: z.nullable(z.number()),
  firstNine: z.nullable(z.number()),
  maxima: z.number(),
  bestFinish: z.nullable(z.number()),
  shortestLeg: z.nullable(z.number()),
};

export const thrownOutput = z.object({ playerId: z.number(), ...thrown });
export type Thrown = z.infer<typeof thrownOutput>;

/** What a player did in a division. */
export const figuresOutput = z.array(
  z.object({
    player: leaguePlayerOutput,
    entryId: z.number(),
    team: z.string(),
    fixtures: z.number(),
    singles: z.number(),
    singlesWon: z.number(),
    doubles: z.number(),
    doublesWon: z.number(),
    legs: z.number(),
    legsWon: z.number(),
    ...thrown,
  }),
);
export type LeagueFigures = z.infer<typeof figuresOutput>;
