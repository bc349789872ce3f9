import { useToast } from '../../../../../components/toast.tsx';
import { useTexts } from '../../../../../i18n/react.tsx';
import { useFailureToast } from '../../../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../../../lib/trpc.ts';
import { useManagedLounge } from '../../managed-lounge.tsx';
import { useRefreshCalendar } from '../use-refresh-calendar.ts';

/** What the team can do with a booking by one click. */
export function useEntryActions() {
  const { actionFailed } = useTexts('manage');
  const texts = useTexts('manage/calendar');
  const { lounge } = useManagedLounge();
  const toast = useToast();
  const showFailure = useFailureToast();
  const refresh = useRefreshCalendar(lounge.id);

  const succeed = async (title: string) => {
    toast.show({ variant: 'success', title });
    await refresh();
  };
  const fail = (error: unknown) => {
    showFailure(error, actionFailed());
    // it may have changed meanwhile, so the calendar is loaded again
    void refresh();
  };
  const confirm = trpc.bookings.confirm.useMutation({
    onSuccess: () => succeed(texts.requests.confirmed()),
    onError: fail,
  });
  const mark = trpc.bookings.mark.useMutation({
    onSuccess: (_, { status }) =>
      succeed(status === 'no_show' ? texts.markedNoShow() : texts.markedCompleted()),
    onError: fail,
  });
  return {
    confirm: confirm.mutate,
    mark: mark.mutate,
    isPending: confirm.isPending || mark.isPending,
  };
}
