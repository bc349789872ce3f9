import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useThread } from '../data/thread-context.tsx';
import { OrderDialog, useChoice } from './order-dialog.tsx';
import { SubforumField } from './subforum-field.tsx';
import { useOrdered } from './use-ordered.ts';

/** Puts the thread into another subforum. */
export function MoveDialog({ onClose }: { onClose: () => void }) {
  const { move: texts, effects } = useTexts('forum/order');
  const { thread } = useThread();
  const place = useChoice<number>();
  const onSuccess = useOrdered();
  const move = trpc.forum.order.moveThread.useMutation({
    onSuccess: (reordering) => {
      onClose();
      return onSuccess(reordering);
    },
  });
  return (
    <OrderDialog
      title={texts.title()}
      submit={texts.submit()}
      isPending={move.isPending}
      error={move.error}
      onSubmit={() => {
        const subforumId = place.require();
        if (subforumId !== undefined) move.mutate({ threadId: thread.id, subforumId });
      }}
      onClose={onClose}
    >
      <SubforumField
        label={texts.to()}
        value={place.value}
        onChange={place.choose}
        without={thread.subforumId}
        {...(place.isMissing && { error: 'required' })}
      />
      <Muted>
        {effects.moved()} {effects.undo()}
      </Muted>
    </OrderDialog>
  );
}
