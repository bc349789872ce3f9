import type { CountingBoard, CountingEvent } from '@oche/validators/autoscoring/schemas';
import type { LiveOptions } from '../../../lib/live/live-stream.ts';
import type { RouterInputs, trpc } from '../../../lib/trpc.ts';

type Client = ReturnType<typeof trpc.useUtils>['client'];
type Inputs = RouterInputs['autoscoring'];

/** How a device reaches the boards that can count for it. */
export interface BoardLine {
  list: () => Promise<readonly CountingBoard[]>;
  attach: (boardId: number) => Promise<unknown>;
  detach: (boardId: number) => Promise<unknown>;
  correct: (input: Inputs['correct']) => Promise<unknown>;
  subscribe: (
    input: { boardId: number; lastEventId: string | null },
    stream: Parameters<LiveOptions<{ data: CountingEvent }>['open']>[0],
  ) => ReturnType<LiveOptions<unknown>['open']>;
}

/** A member's device. @param gameId null: a training */
export const memberBoards = (
  { autoscoring }: Pick<Client, 'autoscoring'>,
  gameId: number | null,
): BoardLine => ({
  list: () => autoscoring.listUsable.query({ gameId }),
  attach: (boardId) => autoscoring.attach.mutate({ boardId, gameId }),
  detach: (boardId) => autoscoring.detach.mutate({ boardId }),
  correct: (input) => autoscoring.correct.mutate(input),
  subscribe: (input, stream) => autoscoring.events.subscribe(input, stream),
});

/** The tablet at a board of a lounge: the one that hangs there. */
export const tabletBoards = (
  { autoscoring: { atBoard } }: Pick<Client, 'autoscoring'>,
  gameId: number,
): BoardLine => ({
  list: () => atBoard.list.query(),
  attach: (boardId) => atBoard.attach.mutate({ boardId, gameId }),
  detach: (boardId) => atBoard.detach.mutate({ boardId }),
  correct: (input) => atBoard.correct.mutate(input),
  subscribe: (input, stream) => atBoard.events.subscribe(input, stream),
});

/** Where nobody is signed in: only what the browser connects to by itself. */
export const noBoards: BoardLine = {
  list: async () => [],
  attach: async () => {},
  detach: async () => {},
  correct: async () => {},
  subscribe: () => ({ unsubscribe: () => {} }),
};
