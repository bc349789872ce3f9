import type { TournamentEntry } from '@oche/validators/tournaments/schemas';
import { useEffect } from 'react';
import { distinct } from '../../../components/list/distinct.ts';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';

/** As many as the server gives at once. */
const PAGE = 100;

type ListFilter = 'registered' | 'waiting' | 'left';

const listInput = (id: number, filter: ListFilter) => ({ id, filter, limit: PAGE });
const nextPage = {
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
};

/** All entries of a kind: at the desk names are looked up, so everybody has to be there. */
export function useAllEntries(id: number, filter: ListFilter) {
  const list = trpc.tournaments.entries.list.useInfiniteQuery(listInput(id, filter), {
    ...nextPage,
    staleTime: 0,
  });
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  return { entries: distinct(list.data?.pages ?? []), isPending: list.isPending };
}

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
