import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useSettled } from './use-run.ts';

/** As long as it takes to see that somebody isn't there after all. */
const SHOWN = 8000;

/** Notes with one tap that everybody is there; what it has changed can be taken back. */
export function useAllHere(id: number) {
  const { prepare: texts } = useTexts('tournaments/run');
  const toast = useToast();
  const settled = useSettled();
  const back = trpc.tournaments.entries.setAllCheckedIn.useMutation(settled);
  const all = trpc.tournaments.entries.setAllCheckedIn.useMutation({
    ...settled,
    onSuccess: ({ entryIds }) =>
      toast.show({
        variant: 'success',
        title: texts.allHereDone({ count: entryIds.length }),
        duration: SHOWN,
        action: {
          label: texts.undo(),
          onAction: () => {
            toast.dismiss();
            back.mutate({ id, entryIds, isCheckedIn: false });
          },
        },
      }),
  });
  return {
    isPending: all.isPending || back.isPending,
    mark: () => all.mutate({ id, isCheckedIn: true }),
  };
}
