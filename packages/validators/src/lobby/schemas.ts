import * as z from 'zod/mini';
import { dateTime, id } from '../common.ts';
import { personOutput } from '../people/schemas.ts';
import { LOBBY_LEGS_MAX, lobbyLevels, lobbyStarts } from './limits.ts';

const ring = z.enum(['straight', 'double', 'master']);
export const lobbyRules = z.discriminatedUnion('game', [
  z.object({ game: z.literal('x01'), start: z.literal(lobbyStarts), in: ring, out: ring }),
  z.object({ game: z.literal('cricket'), scoring: z.enum(['standard', 'cutThroat']) }),
]);
export type LobbyRules = z.infer<typeof lobbyRules>;

/** A game for which somebody is looked for. */
export const openGameInput = z.object({
  rules: lobbyRules,
  /** first to as many */
  legs: z
    .number('invalidNumber')
    .check(z.int('invalidNumber'), z.minimum(1, 'tooSmall'), z.maximum(LOBBY_LEGS_MAX, 'tooLarge')),
  withCamera: z.boolean(),
  level: z.enum(lobbyLevels),
});
export type OpenGame = z.infer<typeof openGameInput>;

export const joinGameInput = z.object({ id });
export const joinedOutput = z.object({ gameId: z.number() });
/** The game that begins, with whoever waited for it; null: now the member waits. */
export const pairedOutput = z.object({ gameId: z.nullable(z.number()) });

/** What the lobby still knows of who waits. */
export const stayOutput = z.object({
  /** false: it was taken back, or is over */
  isOpen: z.boolean(),
  /** somebody has come */
  gameId: z.nullable(z.number()),
});

const openGame = z.extend(openGameInput, {
  id: z.number(),
  openedAt: dateTime,
});
export const openGameOutput = z.extend(openGame, {
  person: personOutput,
  /** in points; null without one, and where it isn't for the reader */
  rating: z.nullable(z.number()),
});
export type OpenGameOutput = z.infer<typeof openGameOutput>;

export const lobbyOutput = z.object({
  /** who waits, and how many play from afar */
  waiting: z.number(),
  playing: z.number(),
  /** those whose rating is nearest first; what isn't for the reader is not among them */
  games: z.array(openGameOutput),
  /** the reader's own open game */
  own: z.nullable(openGame),
  /** the game for which the reader has waited, and that has just begun */
  begun: z.nullable(z.number()),
  /** what the reader is taken for: points, or null for visitors */
  rating: z.nullable(z.number()),
  /** others can't see who hides the profile from everybody, and so can't come */
  isHidden: z.boolean(),
});
export type Lobby = z.infer<typeof lobbyOutput>;

/** Something has changed; whoever shows the list reads it again. */
export const lobbyEventOutput = z.object({ at: dateTime });
export type LobbyEvent = z.infer<typeof lobbyEventOutput>;
