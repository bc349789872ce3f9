import * as z from 'zod/mini';
import { gameFormat, gameRules } from '../games/schemas.ts';
import { whole } from './fields.ts';

const LINE_UPS_MAX = 20;
const BLOCKS_MAX = 20;
const POSITIONS_MAX = 40;
const GAMES_MAX = 60;
const SIDE_MAX = 6;

const key = z.string().check(z.regex(/^[a-z][a-zA-Z\d]{0,39}$/, 'invalid'));
const side = z.readonly(
  z
    .array(whole(1, POSITIONS_MAX))
    .check(z.minLength(1, 'required'), z.maxLength(SIDE_MAX, 'tooLarge')),
);

/** Who stands at which position; several blocks can use one. */
const lineUp = z.object({
  id: key,
  positions: whole(1, POSITIONS_MAX),
  /** before the fixture, or when its block is reached */
  named: z.enum(['start', 'block'], 'invalid'),
  isBlind: z.boolean(),
  substitutes: z.enum(['free', 'stayOut', 'none'], 'invalid'),
});

const block = z.object({
  id: key,
  lineUp: key,
  /** which positions meet, in the order of play */
  games: z.readonly(
    z
      .array(z.object({ home: side, away: side }))
      .check(z.minLength(1, 'required'), z.maxLength(GAMES_MAX, 'tooLarge')),
  ),
  rules: gameRules,
  format: gameFormat,
  worth: whole(1, 20),
  isPlayedWhenDecided: z.boolean(),
  isDecider: z.boolean(),
});

const points = whole(0, 20);

/** How a fixture is played; `packages/darts` says what can't be (`problemsOf`). */
export const fixtureFormat = z.object({
  lineUps: z.readonly(
    z.array(lineUp).check(z.minLength(1, 'required'), z.maxLength(LINE_UPS_MAX, 'tooLarge')),
  ),
  blocks: z.readonly(
    z.array(block).check(z.minLength(1, 'required'), z.maxLength(BLOCKS_MAX, 'tooLarge')),
  ),
  points: z.object({
    win: points,
    draw: points,
    loss: points,
    deciderWin: z.optional(points),
    deciderLoss: z.optional(points),
  }),
});
export type FixtureFormatInput = z.infer<typeof fixtureFormat>;
