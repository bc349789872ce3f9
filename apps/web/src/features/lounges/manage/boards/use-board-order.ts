import { useRef, useState } from 'react';
import { moved } from '../../../../components/list/order.ts';
import { useReorder } from '../../../../components/list/use-reorder.ts';
import { useTexts } from '../../../../i18n/react.tsx';
import { useFailureToast } from '../../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useManagedLounge } from '../managed-lounge.tsx';
import { useSaved } from '../use-saved.ts';
import { isSameOrder, orderedBy } from './board-order.ts';

/** The boards' order. A change is shown at once, and saved when the board is dropped. */
export function useBoardOrder() {
  const texts = useTexts('manage/boards');
  const { actionFailed } = useTexts('manage');
  const { lounge } = useManagedLounge();
  const saved = useSaved(lounge.id);
  const showFailure = useFailureToast();
  /** the wanted order of ids, until the lounge has it */
  const [order, setOrder] = useState<readonly number[] | null>(null);
  const latest = useRef(order);
  /**
   * an order that was chosen while another is being saved: two calls at once could arrive reversed
   */
  const next = useRef<number[] | null>(null);
  const show = (next: readonly number[] | null) => {
    latest.current = next;
    setOrder(next);
  };
  const boards = orderedBy(order, lounge.boards);
  const ids = boards.map(({ id }) => id);
  const save = trpc.lounges.board.order.useMutation({
    onSuccess: async (_, { boardIds }) => {
      if (next.current) return;
      await saved(texts.orderSaved());
      // else a board was moved again while this order was being saved
      if (latest.current && isSameOrder(boardIds, latest.current)) show(null);
    },
    onError: (error) => {
      next.current = null;
      show(null);
      showFailure(error, actionFailed());
    },
    onSettled: () => {
      const boardIds = next.current;
      next.current = null;
      if (boardIds) save.mutate({ loungeId: lounge.id, boardIds });
    },
  });
  const reorder = useReorder({
    count: boards.length,
    onMove: (from, to) => show(moved(latest.current ?? ids, from, to)),
    onPlaced: () => {
      const boardIds = [...(latest.current ?? ids)];
      const isAsSaved = isSameOrder(
        boardIds,
        lounge.boards.map(({ id }) => id),
      );
      if (save.isPending) next.current = boardIds;
      else if (isAsSaved) show(null);
      else save.mutate({ loungeId: lounge.id, boardIds });
    },
  });
  return { boards, reorder };
}
