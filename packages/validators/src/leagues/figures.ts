import * as z from 'zod/mini';
import { id, textId } from '../common.ts';
import { gameRules } from '../games/schemas.ts';
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

/** Games in which somebody has played, and how many of them were won. */
const games = {
  singles: z.number(),
  singlesWon: z.number(),
  /** doubles, and games of more */
  doubles: z.number(),
  doublesWon: z.number(),
  /** of singles */
  legs: z.number(),
  legsWon: z.number(),
};

const sums = { fixtures: z.number(), ...games, ...thrown };
const sumsOutput = z.object(sums);
export type PlayerSums = z.infer<typeof sumsOutput>;

/** What a player did in a division. */
export const figuresOutput = z.array(
  z.object({
    player: leaguePlayerOutput,
    entryId: z.number(),
    team: z.string(),
    ...sums,
  }),
);
export type LeagueFigures = z.infer<typeof figuresOutput>;

/** What a team did in a season, player by player. */
export const teamFiguresOutput = z.object({
  /** the best of singles first */
  players: z.array(z.object({ player: leaguePlayerOutput, ...sums })),
  /** all of them together; a double counts for each who has played it */
  total: z.object({ ...games, ...thrown }),
});
export type TeamFigures = z.infer<typeof teamFiguresOutput>;

export const playerFiguresInput = z.object({ id });

/** What is played, e.g. 501 with double out. */
export type LeagueGame = z.infer<typeof gameRules>;

const named = z.object({ id: z.number(), name: z.string() });

export const careerSeasonOutput = z.object({
  entryId: z.number(),
  league: named,
  season: named,
  division: named,
  team: named,
  /** what is played in singles */
  games: z.array(gameRules),
  ...sums,
});
export const careerTotalOutput = z.object({ games: z.array(gameRules), ...sums });

/** What somebody did season by season. */
const career = {
  /** one for each season and team, the latest first */
  seasons: z.array(careerSeasonOutput),
  /** all seasons together: those with the same games, whose averages can be compared */
  totals: z.array(careerTotalOutput),
};

export const playerFiguresOutput = z.object({
  player: leaguePlayerOutput,
  /** where the player was looked up */
  league: named,
  ...career,
});
export type PlayerFigures = z.infer<typeof playerFiguresOutput>;

export const memberFiguresInput = z.object({ userId: textId });
/** Of a member who plays in no league, or doesn't show it, there is none. */
export const memberFiguresOutput = z.object(career);
export type MemberFigures = z.infer<typeof memberFiguresOutput>;
