import * as z from 'zod/mini';
import { dateTime, id, page } from '../common.ts';
import { originFields, originOutput } from '../lounges/schemas.ts';
import { gameFormat, gamePlace, gamePlayer, gameRules, gameStatuses } from './schemas.ts';

/** Everybody's, those at lounges near a place, those of members whom the member follows, and the member's own. */
export const gameCircles = ['all', 'near', 'followed', 'own'] as const;
export const gameStates = ['live', 'finished'] as const;
export const gameRadii = [10, 25, 50] as const;

const radius = z
  .number('invalidNumber')
  .check(z.int('invalidNumber'), z.minimum(1, 'tooSmall'), z.maximum(50, 'tooLarge'));
export const gameListInput = z.extend(page, {
  of: z._default(z.enum(gameCircles), 'all'),
  /** own games are listed in every state */
  state: z._default(z.enum(gameStates), 'live'),
  /** for games near a place: a postal code, or where the device is; else where the member lives */
  ...originFields,
  /** kilometres */
  radius: z._default(radius, 25),
});

/** A game as a list shows it: who plays, and how it stands. */
export const gameCard = z.object({
  id: z.number(),
  status: z.enum(gameStatuses),
  revision: z.number(),
  rules: gameRules,
  format: gameFormat,
  players: z.array(gamePlayer),
  /** for each side what is left of the leg, or its points in cricket, and legs and sets */
  score: z.array(z.object({ value: z.number(), legs: z.number(), sets: z.number() })),
  /** the side that throws next */
  next: z.nullable(z.number()),
  winnerSide: z.nullable(z.number()),
  lounge: z.nullable(gamePlace),
  createdAt: dateTime,
  finishedAt: z.nullable(dateTime),
});
export type GameCard = z.infer<typeof gameCard>;

export const gameListOutput = z.object({
  items: z.array(gameCard),
  nextCursor: z.nullable(z.string()),
  /** where "near" is; null where that isn't asked, or isn't known */
  origin: z.nullable(originOutput),
  unknownZipCode: z.nullable(z.string()),
});

const CARDS_MAX = 50;
export const gameCardsInput = z.object({
  ids: z.array(id).check(z.minLength(1, 'required'), z.maxLength(CARDS_MAX, 'tooLarge')),
});
export const gameCardsOutput = z.array(gameCard);

const AT_LOUNGE_MAX = 20;
export const gamesAtLoungeInput = z.object({
  loungeId: id,
  limit: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(AT_LOUNGE_MAX)), 3),
});

/** What is documented of a game: two members, and who won. Only what is completed is listed. */
export const gameResultsInput = page;
export const gameResultsOutput = z.object({
  items: z.array(
    z.object({
      id: z.number(),
      player1Id: z.string(),
      player2Id: z.string(),
      status: z.literal('completed'),
      winnerId: z.string(),
    }),
  ),
  nextCursor: z.nullable(z.string()),
});
