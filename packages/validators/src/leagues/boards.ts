import * as z from 'zod/mini';
import { dateTime, id, line } from '../common.ts';

/** How many boards a fixture is played at. */
export const FIXTURE_BOARDS_MAX = 8;

/** Without names those of the home lounge. */
export const addBoardsInput = z.object({
  id,
  names: z._default(
    z.array(line({ max: 60 })).check(z.maxLength(FIXTURE_BOARDS_MAX, 'tooLong')),
    [],
  ),
});
export const fixtureBoardInput = z.object({ id, boardId: id });

export const fixtureBoardsOutput = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    /** the game that is called there, or played */
    number: z.nullable(z.number()),
    tablet: z.nullable(z.object({ seenAt: z.nullable(dateTime) })),
  }),
);
export type FixtureBoards = z.infer<typeof fixtureBoardsOutput>;
