import * as z from 'zod/mini';
import { id } from '../common.ts';
import { gameState, gameStreamEvents } from '../games/state.ts';
import { atBoardOutput } from './schemas.ts';

const { match, next, last } = atBoardOutput.shape;
const named = { number: true, names: true } as const;

/** What is at a board now: the game that is played there, else what comes next and what was before. */
export const boardState = z.object({
  board: z.object({ id: z.number(), name: z.string() }),
  /** the tournament or the fixture that is played there; its id is that of its domain */
  event: z.nullable(z.object({ kind: z.string(), id: z.number(), name: z.string() })),
  /** what is called there, with the names that the event has */
  match: z.nullable(
    z.extend(z.pick(match._zod.def.innerType, named), { status: z.enum(['called', 'playing']) }),
  ),
  /** how its game stands, if it is scored visit by visit; one that has just ended is over and still there */
  game: z.nullable(gameState),
  next: z.nullable(next._zod.def.innerType),
  last: z.nullable(z.omit(last._zod.def.innerType, { gameId: true })),
});
export type BoardState = z.infer<typeof boardState>;

const lastEventId = z.nullish(
  z.string().check(z.regex(/^\d{1,15}\.\d{1,9}-[a-z]{1,20}$/, 'invalid')),
);

export const loungeBoardInput = z.object({ loungeId: id, boardId: id });
export const loungeBoardStreamInput = z.extend(loungeBoardInput, { lastEventId });
/** A board of an event, by the ids of the event's domain. */
export const eventBoardInput = z.object({ id, boardId: id });
export const eventBoardStreamInput = z.extend(eventBoardInput, { lastEventId });

/** The events of a board's stream, by name. They go on from game to game. */
export const boardStreamEvents = {
  state: boardState,
  visit: gameStreamEvents.visit,
  darts: gameStreamEvents.darts,
};
