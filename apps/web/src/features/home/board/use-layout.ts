import type { HomeBoard, HomeLayout } from '@oche/validators/home/schemas';
import { useToast } from '../../../components/toast.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { trpc } from '../../../lib/trpc.ts';

/**
 * How the member has arranged a board, and a function that changes it at once and keeps it. A change that could not be
 * kept is undone.
 */
export function useLayout(board: HomeBoard) {
  const [{ layout }] = trpc.home.get.useSuspenseQuery({ board });
  const { home } = trpc.useUtils();
  const { show } = useToast();
  const { readError } = useUi();
  const keep = trpc.home.arrange.useMutation({
    // one after the other, so that the last one counts
    scope: { id: `home ${board}` },
    onError(error) {
      show({ variant: 'destructive', title: readError(error).message });
      void home.get.invalidate({ board });
    },
  });
  const arrange = (next: HomeLayout | null) => {
    home.get.setData({ board }, (data) => data && { ...data, layout: next });
    keep.mutate({ board, layout: next });
  };
  return { layout, arrange };
}
