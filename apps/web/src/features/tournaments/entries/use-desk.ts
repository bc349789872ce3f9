import type { TournamentEntry } from '@oche/validators/tournaments/schemas';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { listInput } from '../shared/use-all-entries.ts';

/** What is done at the desk. Marks are shown at once, and taken back if they can't be saved. */
export function useDesk(id: number) {
  const texts = useTexts('tournaments/entries');
  const showFailure = useFailureToast();
  const { tournaments } = trpc.useUtils();
  const { list } = tournaments.entries;
  const input = listInput(id, 'registered');

  const change = (entryId: number, marks: Partial<TournamentEntry>) =>
    list.setInfiniteData(input, (data) =>
      data
        ? {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              items: page.items.map((entry) =>
                entry.id === entryId ? { ...entry, ...marks } : entry,
              ),
            })),
          }
        : data,
    );
  const handlers = {
    onError: (error: unknown) => {
      showFailure(error, texts.failed());
      void list.invalidate();
    },
  };
  const checkIn = trpc.tournaments.entries.setCheckedIn.useMutation({
    onMutate: ({ entryId, isCheckedIn }) => change(entryId, { isCheckedIn }),
    ...handlers,
  });
  const pay = trpc.tournaments.entries.setPaid.useMutation({
    onMutate: ({ entryId, isPaid }) => change(entryId, { isPaid }),
    ...handlers,
  });
  const removal = trpc.tournaments.entries.remove.useMutation({
    ...handlers,
    onSuccess: () => tournaments.invalidate(),
  });
  return {
    toggleHere: ({ id: entryId, isCheckedIn }: TournamentEntry) =>
      checkIn.mutate({ id, entryId, isCheckedIn: !isCheckedIn }),
    togglePaid: ({ id: entryId, isPaid }: TournamentEntry) =>
      pay.mutate({ id, entryId, isPaid: !isPaid }),
    remove: (entry: TournamentEntry, as: 'withdrawn' | 'no_show', onSettled: () => void) =>
      removal.mutate({ id, entryId: entry.id, as }, { onSettled }),
    isRemoving: removal.isPending,
  };
}
