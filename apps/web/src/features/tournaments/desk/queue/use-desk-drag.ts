import type { DeskPart } from '../parts.ts';
import { freeBoards } from '../use-desk-actions.ts';
import { useMatchDrag } from '../use-match-drag.ts';

/**
 * Where a match can be dragged: from the queue to a free board or before all others, from a board to another one, or
 * back to the queue as long as it wasn't begun.
 */
export function useDeskDrag({
  evening,
  drawn,
  actions,
}: Pick<DeskPart, 'evening' | 'drawn' | 'actions'>) {
  const isQueued = (matchId: number) => evening.queue.some((one) => one.matchId === matchId);
  return useMatchDrag({
    takes: (matchId, target) => {
      if (target === 'first') {
        return isQueued(matchId) && evening.queue[0]?.matchId !== matchId;
      }
      if (target === 'queue') {
        return drawn.matches.some(({ id, status }) => id === matchId && status === 'called');
      }
      return freeBoards(evening).some(({ id }) => target === `board ${id}`);
    },
    onDrop: (matchId, target) => {
      if (target === 'first') actions.first(matchId, true);
      else if (target === 'queue') actions.putBack(matchId);
      else actions.toBoard(matchId, Number(target.slice('board '.length)));
    },
  });
}
