import * as z from 'zod/mini';
import { dateTime, page } from '../common.ts';
import { USERNAME_MAX } from '../people/limits.ts';
import { personOutput } from '../people/schemas.ts';
import { achievementKinds, measures, statisticsGames, statisticsPeriods } from './limits.ts';

/** As it stands in an address; something that isn't a username is found to be nobody's. */
const name = z.string('required').check(z.minLength(1, 'required'), z.maxLength(USERNAME_MAX));

export const playerInput = z.object({
  username: name,
  game: z._default(z.enum(statisticsGames, 'invalid'), 'all'),
  period: z._default(z.enum(statisticsPeriods, 'invalid'), 'all'),
});

const count = z.number();
const rate = z.nullable(z.number());

/** Averages are of three darts, rates in percent; null where there is nothing to divide by. */
const figures = z.object({
  games: count,
  won: count,
  /** not won: drawn ones are among them */
  lost: count,
  winRate: rate,
  legsWon: count,
  legsLost: count,
  /** of X01 */
  average: rate,
  firstNine: rate,
  checkoutRate: rate,
  checkouts: count,
  dartsAtDouble: count,
  highestFinish: z.nullable(z.number()),
  /** darts; of 501, unless another game was asked for */
  bestLeg: z.nullable(z.number()),
  /** of cricket */
  marksPerRound: rate,
  /** visits in steps of 20 points: 0 to 19 … 160 to 179, 180 */
  visits: z.array(z.number()),
  doubles: z.array(z.object({ number: z.number(), thrown: count, hit: count })),
  /** what was taken out most often */
  finishes: z.array(z.object({ points: z.number(), count })),
});
export type Figures = z.infer<typeof figures>;

/** A game as it stands in the lists of a player. */
const shownGame = z.object({
  /** null where the reader may not see the game itself */
  gameId: z.nullable(z.number()),
  finishedAt: dateTime,
  kind: z.enum(['x01', 'cricket']),
  startScore: z.nullable(z.number()),
  /** null: drawn */
  isWon: z.nullable(z.boolean()),
  legsWon: count,
  legsLost: count,
  average: rate,
  /** the member on the other side; null against guests, in teams, and for members whom the reader may not see */
  opponent: z.nullable(personOutput),
});
export type ShownGame = z.infer<typeof shownGame>;

const achievement = z.object({
  kind: z.enum(achievementKinds),
  /** null as long as it has not been achieved */
  achievedAt: z.nullable(dateTime),
  gameId: z.nullable(z.number()),
});
export type Achievement = z.infer<typeof achievement>;

const statistics = z.object({
  /** of all games, whatever was asked for */
  totalGames: count,
  /** null before the first rated game */
  rating: z.nullable(z.object({ points: z.number(), isProvisional: z.boolean() })),
  figures,
  /** averages month by month, the oldest first */
  months: z.array(z.object({ month: z.string(), games: count, average: rate })),
  /** the latest games of X01 one by one, the oldest first, and the average of ten up to each */
  course: z.array(z.object({ finishedAt: dateTime, average: z.number(), moving: z.number() })),
  form: z.array(shownGame),
  /** null with too few games, and where too few others play */
  level: z.nullable(
    z.object({
      /** the averages of this level, e.g. 50 to 60 */
      from: z.number(),
      to: z.number(),
      /** how many others there are */
      others: count,
      /** percent of all players whose average is lower */
      betterThan: z.number(),
      /** percent of the others of this level who are behind in it */
      measures: z.array(
        z.object({ measure: z.enum(measures), value: z.number(), betterThan: z.number() }),
      ),
    }),
  ),
});
export type Statistics = z.infer<typeof statistics>;

export const playerOutput = z.object({
  person: personOutput,
  isOwn: z.boolean(),
  /** whether the statistics are for everybody, and so is their picture */
  isForAll: z.boolean(),
  /** the reader's username, for the comparison of the two; null for visitors */
  readBy: z.nullable(z.string()),
  /** null where they are not for the reader */
  statistics: z.nullable(statistics),
  achievements: z.nullable(z.array(achievement)),
});
export type Player = z.infer<typeof playerOutput>;

export const versusInput = z.object({ username: name, opponent: name });

const sideOutput = z.object({
  person: personOutput,
  won: count,
  legsWon: count,
  average: rate,
  highestFinish: z.nullable(z.number()),
  bestLeg: z.nullable(z.number()),
});
export const versusOutput = z.object({ games: count, sides: z.tuple([sideOutput, sideOutput]) });
export type Versus = z.infer<typeof versusOutput>;

/** The meetings of two, the latest first, as the first of them sees them. */
export const meetingsInput = z.extend(page, versusInput.shape);
export const meetingsOutput = z.object({
  items: z.array(shownGame),
  nextCursor: z.nullable(z.string()),
});
