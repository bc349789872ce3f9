import type { Post } from '@oche/validators/forum/schemas';
import { postContent } from '@oche/validators/forum/texts';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../components/button.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { Row } from '../../../components/layout.tsx';
import type { UploadedPicture } from '../../../components/picture-upload/uploaded-item.tsx';
import { useMinute } from '../../../components/time/use-minute.ts';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useThread } from '../data/thread-context.tsx';
import { focusPost } from '../data/use-post-target.ts';
import { sentPictures, WritingField } from '../writing/writing-field.tsx';
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
  const [pictures, setPictures] = useState(() => uploadedOf(post));
  const [isBusy, setIsBusy] = useState(false);
  const form = useZodForm(schema, {
    defaultValues: { content: post.content },
    onSubmit: async ({ content }) => {
      const data = { content, pictures: sentPictures(pictures) };
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
      <WritingField
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
        text={form.watch('content')}
        pictures={pictures}
        onPictures={setPictures}
        onBusy={setIsBusy}
        {...form.field('content')}
      >
        <Row>
          <SubmitButton
            isPending={form.isPending}
            pendingText={texts.pending()}
            disabled={isOver || isBusy}
          >
            {texts.save()}
          </SubmitButton>
          <Button variant="ghost" onClick={close}>
            {texts.cancel()}
          </Button>
        </Row>
      </WritingField>
    </Form>
  );
}

const uploadedOf = ({ pictures = [] }: Post): UploadedPicture[] =>
  pictures.map(({ description, ...picture }) => ({
    id: picture.id,
    picture,
    description: description ?? '',
  }));
