import { useToast } from '../../../../../components/toast.tsx';
import { useTexts } from '../../../../../i18n/react.tsx';
import { useFailureToast } from '../../../../../lib/errors/use-failure-toast.ts';
import { attemptOf } from '../../../../../lib/storage/drafts.ts';
import { type RouterInputs, trpc } from '../../../../../lib/trpc.ts';
import { useManagedLounge } from '../../managed-lounge.tsx';
import { useEntryTexts } from '../use-entry-texts.ts';
import { useRefreshCalendar } from '../use-refresh-calendar.ts';

type Wish = Omit<RouterInputs['bookings']['block']['create'], 'loungeId' | 'idempotencyKey'>;

const UNDO_MS = 10_000;

/** Blocks boards, says which, and can take it back. */
export function useBlock(): (wish: Wish) => Promise<void> {
  const { block: texts } = useTexts('manage/dialogs');
  const { actionFailed } = useTexts('manage');
  const { move } = useTexts('manage/calendar');
  const { lounge, user } = useManagedLounge();
  const toast = useToast();
  const showFailure = useFailureToast();
  const words = useEntryTexts(lounge.timeZone);
  const refresh = useRefreshCalendar(lounge.id);
  const { client } = trpc.useUtils();

  const undo = async (id: number) => {
    try {
      await client.bookings.block.delete.mutate({ id });
      toast.show({ variant: 'success', title: texts.removed() });
      await refresh();
    } catch (error) {
      showFailure(error, actionFailed());
    }
  };

  return async (wish) => {
    const input = { loungeId: lounge.id, ...wish };
    const attempt = attemptOf(user?.id ?? '', `block:${lounge.id}`);
    const block = await client.bookings.block.create.mutate({
      ...input,
      idempotencyKey: attempt.keyFor(input),
    });
    attempt.succeed();
    toast.show({
      variant: 'success',
      title: texts.done({ boards: words.boards(block), time: words.period(block) }),
      action: { label: move.undo(), onAction: () => void undo(block.id) },
      duration: UNDO_MS,
    });
    await refresh();
  };
}
