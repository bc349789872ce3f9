import type { Post } from '@oche/validators/forum/schemas';
import { postContent } from '@oche/validators/forum/texts';
import { useEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../components/button.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { Row } from '../../../components/layout.tsx';
import type { UploadedPicture } from '../../../components/picture-upload/uploaded-item.tsx';
import { useMinute } from '../../../components/time/use-minute.ts';
import { useTexts } from '../../../i18n/react.tsx';
import { draftOf } from '../../../lib/storage/drafts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useThread } from '../data/thread-context.tsx';
import { focusPost } from '../data/use-post-target.ts';
import { useServerDraft } from '../drafts/use-server-draft.tsx';
import { picturesIn, textOf, writtenIn } from '../drafts/written.ts';
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
  const draft = useMemo(() => draftOf(post.authorId, `post:${post.id}`), [post.authorId, post.id]);
  const [found] = useState(() => draft.read());
  const [pictures, setPictures] = useState(() =>
    found?.pictures ? picturesIn(found) : uploadedOf(post),
  );
  const [isBusy, setIsBusy] = useState(false);
  const form = useZodForm(schema, {
    defaultValues: { content: found?.content ?? post.content },
    onSubmit: async ({ content }) => {
      const data = { content, pictures: sentPictures(pictures) };
      cache.savePost(
        await onServer.sending((sentDraft) =>
          update.mutateAsync({ id: post.id, data, draft: sentDraft }),
        ),
      );
      onServer.sent();
      draft.clear();
      close();
    },
  });
  const content = form.watch('content');
  /* null as long as it says what the post says */
  const written = useMemo(() => {
    const now = writtenIn({ content, pictures });
    const isSame = now && textOf(now) === textIn(post);
    return isSame ? null : now;
  }, [content, pictures, post]);
  useEffect(() => {
    if (written) draft.write({ content, pictures: JSON.stringify(pictures) });
    else draft.clear();
  }, [written, content, pictures, draft]);
  const onServer = useServerDraft(
    {
      memberId: post.authorId,
      place: { postId: post.id },
      written,
      onTake: (taken) => {
        form.setValue('content', taken?.content ?? post.content);
        setPictures([...(taken?.pictures ?? uploadedOf(post))]);
      },
    },
    { isAtOnce: true },
  );
  const cancel = () => {
    onServer.discard();
    draft.clear();
    close();
  };
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
        text={content}
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
          <Button variant="ghost" onClick={cancel}>
            {texts.cancel()}
          </Button>
        </Row>
      </WritingField>
      {onServer.part}
    </Form>
  );
}

const textIn = (post: Post) => {
  const written = writtenIn({ content: post.content, pictures: uploadedOf(post) });
  return written && textOf(written);
};

const uploadedOf = ({ pictures = [] }: Post): UploadedPicture[] =>
  pictures.map(({ description, ...picture }) => ({
    id: picture.id,
    picture,
    description: description ?? '',
  }));
