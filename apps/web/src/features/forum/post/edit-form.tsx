import { chakra } from '@chakra-ui/react';
import type { Post } from '@oche/validators/forum';
import { postContent } from '@oche/validators/forum-texts';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../components/button.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { MentionField } from '../../../components/mention/mention-field.tsx';
import { useMinute } from '../../../components/time/use-minute.ts';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useThread } from '../thread/thread-context.tsx';
import { focusPost } from '../thread/use-post-target.ts';
import { minutesUntil } from './minutes-until.ts';

interface EditFormProps {
  post: Post;
  onClose: () => void;
}

const schema = z.object({ content: postContent });

/** The form in which authors edit their post, shown in place of the text. */
export function EditForm({ post, onClose }: EditFormProps) {
  const { edit: texts } = useTexts('forum/writing');
  const { cache } = useThread();
  const minute = useMinute();
  const update = trpc.forum.post.update.useMutation();
  const form = useZodForm(schema, {
    defaultValues: { content: post.content },
    onSubmit: async (data) => {
      cache.savePost(await update.mutateAsync({ id: post.id, data }));
      close();
    },
  });
  const close = () => {
    onClose();
    focusPost(post.number);
  };
  useEffect(() => form.setFocus('content'), [form.setFocus]);

  const { editUntil } = post.can;
  const minutes = minute === null || editUntil === null ? null : minutesUntil(editUntil, minute);
  const isOver = editUntil === null || (minutes !== null && minutes <= 0);
  return (
    <Form {...form.props}>
      <MentionField
        label={texts.label({ number: post.number })}
        hint={
          isOver
            ? texts.timeOver()
            : minutes === null
              ? null
              : texts.minutesLeft({ count: minutes })
        }
        rows={6}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !form.formState.isDirty) close();
        }}
        {...form.field('content')}
      />
      <Actions>
        <SubmitButton isPending={form.isPending} pendingText={texts.pending()} disabled={isOver}>
          {texts.save()}
        </SubmitButton>
        <Button variant="ghost" onClick={close}>
          {texts.cancel()}
        </Button>
      </Actions>
    </Form>
  );
}

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });
