import type { AdminThread } from '@oche/validators/forum/admin';
import { POST_MAX_LENGTH, THREAD_TITLE_MAX } from '@oche/validators/forum/limits';
import { useMemo, useState } from 'react';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { CheckboxField, TextAreaField, TextField } from '../../components/form/fields.tsx';
import { Form } from '../../components/form/form.tsx';
import { DialogFormActions } from '../../components/form/form-actions.tsx';
import { Muted } from '../../components/text.tsx';
import { useUi } from '../../components/ui-context.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useAuth } from '../../lib/auth.ts';
import { randomKey } from '../../lib/storage/drafts.ts';
import { trpc } from '../../lib/trpc.ts';
import { SubforumSelect } from './subforum-select.tsx';
import { useChanged } from './use-changed.ts';

interface ThreadFormProps {
  /** null: a new one */
  thread: AdminThread | null;
  /** where a new one is put, unless another subforum is chosen */
  subforumId: number | undefined;
  onClose: () => void;
}

const FLAGS = ['isPinned', 'isLocked', 'isAnnouncement'] as const;

/** A thread with its first post, its place and its flags. */
export function ThreadForm({ thread, subforumId, onClose }: ThreadFormProps) {
  const texts = useTexts('forum/admin');
  const { user } = useAuth();
  const { readError } = useUi();
  const { refresh, say } = useChanged();
  const [title, setTitle] = useState(thread?.title ?? '');
  const [content, setContent] = useState(thread?.content ?? '');
  const [place, setPlace] = useState(thread?.subforumId ?? subforumId);
  const [flags, setFlags] = useState({
    isPinned: thread?.isPinned ?? false,
    isLocked: thread?.isLocked ?? false,
    isAnnouncement: thread?.isAnnouncement ?? false,
  });
  const idempotencyKey = useMemo(randomKey, []);
  const after = {
    onSuccess: () => {
      say(thread ? texts.done.thread.updated() : texts.done.thread.created());
      onClose();
    },
    onSettled: refresh,
  };
  const create = trpc.forum.admin.thread.create.useMutation(after);
  const update = trpc.forum.admin.thread.update.useMutation(after);
  const isPending = create.isPending || update.isPending;
  const error = create.error ?? update.error;
  const { message, fields } = error ? readError(error) : {};
  const send = () => {
    // what nobody has touched isn't sent, so that what somebody else may have changed stays
    if (thread) {
      update.mutate({
        id: thread.id,
        ...flags,
        ...(title !== thread.title && { title }),
        ...(content !== thread.content && { content }),
        ...(place !== undefined && place !== thread.subforumId && { subforumId: place }),
      });
    } else create.mutate({ subforumId: place ?? 0, title, content, ...flags, idempotencyKey });
  };
  return (
    <Dialog
      isOpen
      size="lg"
      title={thread ? texts.form.titles.thread() : texts.new.thread()}
      isBusy={isPending}
      onClose={onClose}
    >
      <Form
        isPending={isPending}
        error={fields ? null : (message ?? null)}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <SubforumSelect
          label={texts.form.subforum()}
          value={place}
          onChange={setPlace}
          {...(fields?.subforumId && { error: 'required' })}
        />
        <TextField
          label={texts.form.title()}
          value={title}
          maxLength={THREAD_TITLE_MAX}
          autoComplete="off"
          error={fields?.title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextAreaField
          label={texts.form.content()}
          rows={8}
          maxLength={POST_MAX_LENGTH}
          value={content}
          error={fields?.content}
          onChange={({ target }) => setContent(target.value)}
        />
        {thread && thread.authorId !== user?.id ? <Muted>{texts.form.edits()}</Muted> : null}
        {FLAGS.map((flag) => (
          <CheckboxField
            key={flag}
            label={texts.form[flag]()}
            checked={flags[flag]}
            onChange={({ target }) => setFlags({ ...flags, [flag]: target.checked })}
          />
        ))}
        <DialogFormActions
          submit={thread ? texts.form.save() : texts.form.create()}
          isPending={isPending}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  );
}
