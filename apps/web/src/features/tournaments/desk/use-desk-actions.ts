import type { EveningOutput } from '@oche/validators/tournaments/schemas';
import { trpc } from '../../../lib/trpc.ts';

import { useSettled } from '../shared/use-run.ts';

/** What organisers do with matches at the desk. Each step says when it fails, and has its way back in the log. */
export function useDeskActions(id: number, evening: EveningOutput) {
  const settled = useSettled();
  const { evening: calls } = trpc.tournaments;
  const callMatch = calls.callMatch.useMutation(settled);
  const moveMatch = calls.moveMatch.useMutation(settled);
  const putBack = calls.putBack.useMutation(settled);
  const callAgain = calls.callAgain.useMutation(settled);
  const holdMatch = calls.holdMatch.useMutation(settled);
  const putFirst = calls.putFirst.useMutation(settled);
  const swapMarker = calls.swapMarker.useMutation(settled);
  const isPending =
    callMatch.isPending || moveMatch.isPending || putBack.isPending || holdMatch.isPending;
  return {
    isPending: isPending || callAgain.isPending || putFirst.isPending || swapMarker.isPending,
    /** Calls a match to a board, or lets it go on there. */
    toBoard: (matchId: number, boardId: number) => {
      const isAtBoard = evening.boards.some(({ call }) => call?.matchId === matchId);
      (isAtBoard ? moveMatch : callMatch).mutate({ id, matchId, boardId });
    },
    putBack: (matchId: number) => putBack.mutate({ id, matchId }),
    again: (matchId: number) => callAgain.mutate({ id, matchId }),
    hold: (matchId: number, isHeld: boolean) => holdMatch.mutate({ id, matchId, isHeld }),
    first: (matchId: number, isFirst: boolean) => putFirst.mutate({ id, matchId, isFirst }),
    mark: (matchId: number, entryId: number | null) => swapMarker.mutate({ id, matchId, entryId }),
  };
}

export type DeskActions = ReturnType<typeof useDeskActions>;

/** Boards to which a match can be called now, in their order. */
export const freeBoards = ({ boards }: EveningOutput) =>
  boards.filter((board) => board.isInUse && !board.isTaken && !board.call);
