import type { Board } from '@oche/validators/lounges';
import { useRef, useState } from 'react';
import { moved } from '../../../../components/picture-upload/order.ts';
import { useReorder } from '../../../../components/picture-upload/use-reorder.ts';
import { useTexts } from '../../../../i18n/react.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import { useFailureToast } from '../../../../lib/use-failure-toast.ts';
import { useManagedLounge } from '../managed-lounge.tsx';
import { useSaved } from '../use-saved.ts';

/** The boards in an order that is shown at once and saved when a board is let go. */
export function useBoardOrder() {
  const { boards: texts, actionFailed } = useTexts('manage');
  const { lounge } = useManagedLounge();
  const saved = useSaved(lounge.id);
  const showFailure = useFailureToast();
  const [boards, setBoards] = useState<readonly Board[]>(lounge.boards);
  const latest = useRef(boards);
  const show = (next: readonly Board[]) => {
    latest.current = next;
    setBoards(next);
  };
  const save = trpc.lounges.board.order.useMutation({
    onSuccess: () => saved(texts.orderSaved()),
    onError: (error) => {
      show(lounge.boards);
      showFailure(error, actionFailed());
    },
  });
  const reorder = useReorder({
    count: boards.length,
    onMove: (from, to) => show(moved(latest.current, from, to)),
    onPlaced: () => {
      const boardIds = latest.current.map(({ id }) => id);
      const isSame = boardIds.every((id, index) => id === lounge.boards[index]?.id);
      if (!isSame) save.mutate({ loungeId: lounge.id, boardIds });
    },
  });
  return { boards, reorder, isPending: save.isPending };
}
