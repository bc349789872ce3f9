import type { Post } from '@oche/validators/forum/schemas';
import { postContent } from '@oche/validators/forum/texts';
import { useEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../components/button.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { Row } from '../../../components/layout.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import type { UploadedPicture } from '../../../components/picture-upload/uploaded-item.tsx';
import { useMinute } from '../../../components/time/use-minute.ts';
import { useTexts } from '../../../i18n/react.tsx';
import { hasErrorCode } from '../../../lib/errors/errors.ts';
import { draftOf } from '../../../lib/storage/drafts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useThread } from '../data/thread-context.tsx';
import { focusPost } from '../data/use-post-target.ts';
import { useServerDraft } from '../drafts/use-server-draft.tsx';
import { picturesIn, writtenIn } from '../drafts/written.ts';
import { textOf } from '../drafts/written-text.ts';
import { sentPictures, WritingField } from '../writing/writing-field.tsx';
import { minutesUntil } from './minutes-until.ts';

/* few posts have several who write them */
const ChangedMeanwhile = lazyPart(
  async () => (await import('./changed-meanwhile.tsx')).ChangedMeanwhile,
);

interface EditFormProps {
  post: Post;
  /** who writes: its author, or in a wiki somebody else */
  memberId: string;
  /** whether everybody of a certain level writes here, at any time */
  isWiki: boolean;
  onClose: () => void;
}

const schema = z.object({ content: postContent });

/** The form in which authors edit their post, and others a wiki, shown in place of the text. */
export function EditForm({ post, memberId, isWiki, onClose }: EditFormProps) {
  const { edit: texts } = useTexts('forum/writing');
  const { cache } = useThread();
  const minute = useMinute();
  const update = trpc.forum.post.update.useMutation();
  const draft = useMemo(() => draftOf(memberId, `post:${post.id}`), [memberId, post.id]);
  const [found] = useState(() => draft.read());
  // the pictures of a post are its author's
  const isOwn = memberId === post.authorId;
  const picturesNow = isOwn ? uploadedOf(post) : [];
  const [pictures, setPictures] = useState(() =>
    found?.pictures ? picturesIn(found) : picturesNow,
  );
  /* the text from which this form goes on, by when it was written; a draft may be older than what is there now */
  const [base, setBase] = useState(() => found?.base ?? baseOf(post));
  const [firstBase] = useState(base);
  const isBehind = base !== baseOf(post);
  const [isBusy, setIsBusy] = useState(false);
  const form = useZodForm(schema, {
    defaultValues: { content: found?.content ?? post.content },
    onSubmit: async ({ content }) => {
      const data = { content, ...(isOwn && { pictures: sentPictures(pictures) }) };
      const basedOn = base || null;
      try {
        cache.savePost(
          await onServer.sending((sentDraft) =>
            update.mutateAsync({ id: post.id, data, basedOn, draft: sentDraft }),
          ),
        );
      } catch (error) {
        if (hasErrorCode(error, 'POST_CHANGED')) cache.reload();
        throw error;
      }
      onServer.sent();
      draft.clear();
      close();
    },
  });
  const content = form.watch('content');
  /* null as long as it says what the post says */
  const written = useMemo(() => {
    const now = writtenIn({ content, pictures });
    const isSame = now && textOf(now) === textIn(post, isOwn);
    return isSame ? null : now;
  }, [content, pictures, post, isOwn]);
  useEffect(() => {
    if (written) draft.write({ content, base, pictures: JSON.stringify(pictures) });
    else draft.clear();
  }, [written, content, base, pictures, draft]);
  const onServer = useServerDraft(
    {
      memberId,
      place: { postId: post.id },
      written,
      onTake: (taken) => {
        form.setValue('content', taken?.content ?? post.content);
        setPictures([...(taken?.pictures ?? picturesNow)]);
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
  const isOver = !isWiki && (editUntil === null || (minutes !== null && minutes <= 0));
  const hint = isWiki
    ? texts.wikiHint()
    : isOver
      ? texts.timeOver()
      : minutes === null
        ? null
        : texts.minutesLeft({ count: minutes });
  return (
    <Form {...form.props}>
      {isBehind || base !== firstBase ? (
        <ChangedMeanwhile
          post={post}
          text={content}
          isBehind={isBehind}
          onTake={(text) => form.setValue('content', text, { shouldDirty: true })}
          onDecided={() => setBase(baseOf(post))}
        />
      ) : null}
      <WritingField
        label={texts.label({ number: post.number })}
        hint={hint}
        rows={6}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !form.formState.isDirty) close();
        }}
        text={content}
        pictures={pictures}
        onPictures={isOwn ? setPictures : undefined}
        onBusy={setIsBusy}
        {...form.field('content')}
      >
        <Row>
          <SubmitButton
            isPending={form.isPending}
            pendingText={texts.pending()}
            disabled={isOver || isBusy || isBehind}
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

const baseOf = ({ editedAt }: Post): string => editedAt ?? '';

const textIn = (post: Post, isOwn: boolean) => {
  const pictures = isOwn ? uploadedOf(post) : [];
  const written = writtenIn({ content: post.content, pictures });
  return written && textOf(written);
};

const uploadedOf = ({ pictures = [] }: Post): UploadedPicture[] =>
  pictures.map(({ description, ...picture }) => ({
    id: picture.id,
    picture,
    description: description ?? '',
  }));
