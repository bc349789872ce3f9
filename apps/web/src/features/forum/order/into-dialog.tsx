import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useThread } from '../data/thread-context.tsx';
import { Effects } from './effects.tsx';
import { OrderDialog, useChoice } from './order-dialog.tsx';
import { type Target, TargetField } from './target-field.tsx';
import { useOrdered } from './use-ordered.ts';

interface IntoDialogProps {
  /** without them all of the thread goes */
  postIds?: readonly number[];
  onClose: () => void;
}

/** Puts posts, or all of the thread, into another thread. */
export function IntoDialog({ postIds, onClose }: IntoDialogProps) {
  const texts = useTexts('forum/order');
  const { thread } = useThread();
  const target = useChoice<Target>();
  const onSuccess = useOrdered();
  const merge = trpc.forum.order.merge.useMutation({ onSuccess });
  const move = trpc.forum.order.movePosts.useMutation({ onSuccess });
  const send = () => {
    const chosen = target.require();
    if (!chosen) return;
    const both = { threadId: thread.id, targetId: chosen.id };
    if (postIds) move.mutate({ ...both, postIds: [...postIds] });
    else merge.mutate(both);
  };
  const { isPending, error } = postIds ? move : merge;
  return (
    <OrderDialog
      title={postIds ? texts.posts.title({ count: postIds.length }) : texts.merge.title()}
      submit={postIds ? texts.posts.submit() : texts.merge.submit()}
      isPending={isPending}
      error={error}
      onSubmit={send}
      onClose={onClose}
    >
      <TargetField
        threadId={thread.id}
        value={target.value}
        onChange={target.choose}
        isMissing={target.isMissing}
      />
      {target.value ? (
        <Effects threadId={thread.id} targetId={target.value.id} {...(postIds && { postIds })} />
      ) : null}
    </OrderDialog>
  );
}
