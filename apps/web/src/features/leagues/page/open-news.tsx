import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { OpenThread } from '../../../patterns/forum/open-thread.tsx';

const ABOUT = /liga|league/i;

/** Officers open the thread in which they write what is new. */
export function OpenNews({ id }: { id: number }) {
  const { news: texts } = useTexts('leagues/pages');
  const fail = useFailureToast();
  const utils = trpc.useUtils();
  const open = trpc.leagues.openThread.useMutation({
    onSuccess: (changed) => utils.leagues.get.setData({ id }, changed),
    onError: (error) => fail(error, texts.failed()),
  });
  return (
    <OpenThread
      about={ABOUT}
      texts={texts}
      isPending={open.isPending}
      onOpen={(subforumId) => open.mutate({ id, subforumId })}
    />
  );
}
