import type { GameEvent } from '@oche/validators/games/schemas';
import { hasErrorCode } from '../../../../lib/errors/errors.ts';
import type { LiveOptions } from '../../../../lib/live/live-stream.ts';
import type { RouterInputs, RouterOutputs, trpc } from '../../../../lib/trpc.ts';
import { type BoardLine, memberBoards, tabletBoards } from '../../autoscoring/board-line.ts';

type Inputs = RouterInputs['games'];
type Client = ReturnType<typeof trpc.useUtils>['client'];

/** How a device reaches the server with the game that it scores. */
export interface ScoringLine {
  get: (input: Inputs['get']) => Promise<RouterOutputs['games']['get']>;
  enterMoves: (
    input: Inputs['enterMoves'],
  ) => Promise<Pick<RouterOutputs['games']['enterMoves'], 'status'>>;
  takeOver: (input: Inputs['takeOver']) => Promise<unknown>;
  /** null: nobody else knows of the game */
  subscribe:
    | ((
        input: { gameId: number; lastEventId: string },
        stream: Parameters<LiveOptions<{ data: GameEvent }>['open']>[0],
      ) => ReturnType<LiveOptions<unknown>['open']>)
    | null;
  /** the boards that can count for a game on this device; null: none */
  boards: ((gameId: number) => BoardLine) | null;
  /** whether an error of the stream means that this device has nothing to do with the game any more */
  isEnd: (error: unknown) => boolean;
}

/** A member, on whichever device. */
export const memberLine = ({ games, autoscoring }: Client): ScoringLine => ({
  boards: (gameId) => memberBoards({ autoscoring }, gameId),
  get: (input) => games.get.query(input),
  enterMoves: (input) => games.enterMoves.mutate(input),
  takeOver: (input) => games.takeOver.mutate(input),
  subscribe: (input, stream) => games.events.subscribe(input, stream),
  isEnd: (error) => hasErrorCode(error, 'GAME_NOT_FOUND'),
});

/** The tablet at a board, where nobody signs in. */
export const boardLine = ({ atBoard, autoscoring }: Client): ScoringLine => ({
  boards: (gameId) => tabletBoards({ autoscoring }, gameId),
  get: (input) => atBoard.game.query(input),
  enterMoves: (input) => atBoard.enterMoves.mutate(input),
  takeOver: (input) => atBoard.takeOver.mutate(input),
  subscribe: (input, stream) => atBoard.gameEvents.subscribe(input, stream),
  isEnd: (error) =>
    hasErrorCode(error, 'GAME_NOT_FOUND', 'MATCH_ELSEWHERE', 'TABLET_UNKNOWN', 'TABLET_OVER'),
});
