import type { AdminPost } from '@oche/validators/forum/admin';
import { POST_MAX_LENGTH } from '@oche/validators/forum/limits';
import { useMemo, useState } from 'react';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { TextAreaField } from '../../../components/form/fields.tsx';
import { Form } from '../../../components/form/form.tsx';
import { DialogFormActions } from '../../../components/form/form-actions.tsx';
import { Muted } from '../../../components/text.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { randomKey } from '../../../lib/storage/drafts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useChanged } from '../use-changed.ts';

export type PostWish =
  | { post: AdminPost }
  /** a new one, perhaps as an answer */
  | { threadId: number; answered: AdminPost | null };

/** A post, new or corrected. */
export function PostForm({ wish, onClose }: { wish: PostWish; onClose: () => void }) {
  const texts = useTexts('forum/admin');
  const { user } = useAuth();
  const { readError } = useUi();
  const { refresh, say } = useChanged();
  const post = 'post' in wish ? wish.post : null;
  const answered = 'answered' in wish ? wish.answered : null;
  const [content, setContent] = useState(post?.content ?? '');
  const idempotencyKey = useMemo(randomKey, []);
  const after = {
    onSuccess: () => {
      say(post ? texts.done.post.updated() : texts.done.post.created());
      onClose();
    },
    onSettled: refresh,
  };
  const create = trpc.forum.admin.post.create.useMutation(after);
  const update = trpc.forum.admin.post.update.useMutation(after);
  const isPending = create.isPending || update.isPending;
  const error = create.error ?? update.error;
  const { message, fields } = error ? readError(error) : {};
  const title = answered ? texts.form.answerTitle({ number: answered.number }) : texts.new.post();
  return (
    <Dialog
      isOpen
      size="lg"
      title={post ? texts.form.titles.post() : title}
      isBusy={isPending}
      onClose={onClose}
    >
      <Form
        isPending={isPending}
        error={fields ? null : (message ?? null)}
        onSubmit={(event) => {
          event.preventDefault();
          if ('post' in wish) update.mutate({ id: wish.post.id, content });
          else {
            const { threadId } = wish;
            const parentPostId = answered?.id ?? null;
            create.mutate({ threadId, parentPostId, content, idempotencyKey });
          }
        }}
      >
        <TextAreaField
          label={texts.form.content()}
          rows={8}
          maxLength={POST_MAX_LENGTH}
          value={content}
          error={fields?.content}
          onChange={({ target }) => setContent(target.value)}
        />
        {post && post.authorId !== user?.id ? <Muted>{texts.form.edits()}</Muted> : null}
        <DialogFormActions
          submit={post ? texts.form.save() : texts.form.write()}
          isPending={isPending}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  );
}
