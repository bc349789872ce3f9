import * as z from 'zod/mini';
import { dateTime, id } from '../common.ts';
import { dart, gameFormat, gamePlace, gameRules, gameStatuses } from './schemas.ts';

/** How a game stands, as it is documented: all that a caption or a light needs, without the rules of darts. */

const statePlayer = z.object({
  /** null for somebody whom the reader may not see */
  name: z.nullable(z.string()),
  /** null for a guest, and for a machine */
  userId: z.nullable(z.string()),
  username: z.nullable(z.string()),
});

/** What somebody threw: up to three darts. */
export const gameVisit = z.object({
  /** 0 or 1 */
  side: z.number(),
  /** which of the side's players, from 0 */
  player: z.number(),
  name: z.nullable(z.string()),
  /** of the whole game, from 1 on */
  leg: z.number(),
  /** what counted: none after a bust */
  points: z.number(),
  /** T20, D16, S5, D25 for the bull's eye, 0 for a miss; null where only the score was entered */
  darts: z.nullable(z.array(z.string())),
  dartsThrown: z.number(),
  /** what was left before it and is left after it; null in cricket */
  before: z.nullable(z.number()),
  remaining: z.nullable(z.number()),
  isBust: z.boolean(),
  /** what was checked out, if it won the leg; null otherwise */
  checkout: z.nullable(z.number()),
  /** what it won: the game, else the set, else the leg */
  won: z.nullable(z.enum(['leg', 'set', 'game'])),
});
export type GameVisit = z.infer<typeof gameVisit>;

const stateSide = z.object({
  /** of all its players, e.g. `Anna Beispiel / Ben Muster` */
  name: z.string(),
  players: z.array(statePlayer),
  sets: z.number(),
  /** of the set that is being played */
  legs: z.number(),
  /** what is left of the leg; null in cricket */
  remaining: z.nullable(z.number()),
  /** points of the leg in cricket; null otherwise */
  points: z.nullable(z.number()),
  /** marks on 20, 19, 18, 17, 16, 15 and the bull in cricket; null otherwise */
  marks: z.nullable(z.array(z.number())),
  /** points of three darts, in cricket marks; null before the first visit */
  average: z.nullable(z.number()),
  /** the same of the first nine darts of its legs; null in cricket */
  firstNineAverage: z.nullable(z.number()),
  /** finished legs of every dart at a double, from 0 to 1; null where that isn't known */
  checkoutRate: z.nullable(z.number()),
  highestFinish: z.number(),
  maximums: z.number(),
  /** in the leg that is being played */
  dartsThrown: z.number(),
  /** the best way to finish with three darts from what is left; null where there is none */
  route: z.nullable(z.array(z.string())),
  /** what it threw last in this game */
  lastVisit: z.nullable(gameVisit),
});

export const gameState = z.object({
  id: z.number(),
  status: z.enum(gameStatuses),
  /** how many moves there were */
  revision: z.number(),
  rules: gameRules,
  format: gameFormat,
  /** one side who plays alone, or two */
  sides: z.array(stateSide),
  /** the leg that is being played, of the whole game, from 1 on */
  leg: z.number(),
  /** the side that throws first in it; null until the sides have thrown for the bull */
  first: z.nullable(z.number()),
  /** who throws next; null at the end, and while the sides throw for the bull */
  next: z.nullable(z.object({ side: z.number(), player: z.number() })),
  /** the side that has won; null before that, and for a draw */
  winner: z.nullable(z.number()),
  isOver: z.boolean(),
  lounge: z.nullable(gamePlace),
  board: z.nullable(z.string()),
  createdAt: dateTime,
  finishedAt: z.nullable(dateTime),
});
export type GameState = z.infer<typeof gameState>;

/** What a reader of a game's stream has got last. */
const gameEventId = z.string().check(z.regex(/^\d{1,9}-[a-z]{1,20}$/, 'invalid'));
export const gameStreamInput = z.object({ gameId: id, lastEventId: z.nullish(gameEventId) });

/** The events of a game's stream, by name. */
export const gameStreamEvents = {
  /** how it stands: first of all, and after what was no visit, e.g. a correction */
  state: gameState,
  visit: z.extend(gameVisit, {
    /** how the game stands after it */
    game: gameState,
  }),
  /** what a board that counts has seen of the visit that is being thrown; it has no id */
  darts: z.object({ darts: z.array(dart) }),
  /** it is over, and nothing more will come */
  end: gameState,
};
