import { THREAD_TITLE_MAX, THREAD_TITLE_MIN } from '@oche/validators/forum/limits';
import { useState } from 'react';
import { TextField } from '../../../components/form/fields.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useThread } from '../data/thread-context.tsx';
import { Effects } from './effects.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { SubforumField } from './subforum-field.tsx';
import { useOrdered } from './use-ordered.ts';

interface SplitDialogProps {
  postIds: readonly number[];
  onClose: () => void;
}

/** Makes a thread of the selected posts. */
export function SplitDialog({ postIds, onClose }: SplitDialogProps) {
  const { split: texts } = useTexts('forum/order');
  const { thread } = useThread();
  const [title, setTitle] = useState('');
  const [isTooShort, setIsTooShort] = useState(false);
  const [subforumId, setSubforumId] = useState<number | undefined>(thread.subforumId);
  const split = trpc.forum.order.split.useMutation({ onSuccess: useOrdered() });
  const send = () => {
    const isShort = title.trim().length < THREAD_TITLE_MIN;
    setIsTooShort(isShort);
    if (isShort || subforumId === undefined) return;
    split.mutate({ threadId: thread.id, postIds: [...postIds], title, subforumId });
  };
  return (
    <OrderDialog
      title={texts.title({ count: postIds.length })}
      submit={texts.submit()}
      isPending={split.isPending}
      error={split.error}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label={texts.name()}
        value={title}
        maxLength={THREAD_TITLE_MAX}
        onChange={({ target }) => {
          setTitle(target.value);
          setIsTooShort(false);
        }}
        {...(isTooShort && { error: 'titleTooShort' })}
      />
      <SubforumField label={texts.subforum()} value={subforumId} onChange={setSubforumId} />
      <Effects threadId={thread.id} postIds={postIds} />
    </OrderDialog>
  );
}
