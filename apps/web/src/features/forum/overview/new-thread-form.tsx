import { chakra } from '@chakra-ui/react';
import type { CurrentUser } from '@oche/validators/auth/schemas';
import { THREAD_TITLE_MAX } from '@oche/validators/forum/limits';
import { threadContent, threadTitle } from '@oche/validators/forum/texts';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { TextField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { Row } from '../../../components/layout.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import type { UploadedPicture } from '../../../components/picture-upload/uploaded-item.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { hasErrorCode } from '../../../lib/errors/errors.ts';
import { attemptOf, draftOf } from '../../../lib/storage/drafts.ts';
import { type RouterInputs, trpc } from '../../../lib/trpc.ts';
import { rememberWaiting } from '../approval/waiting-flag.ts';
import { WaitingPart } from '../approval/waiting-part.tsx';
import { useOutdateLists } from '../data/use-outdate-lists.ts';
import { useServerDraft } from '../drafts/use-server-draft.tsx';
import { writtenIn } from '../drafts/written.ts';
import { TagsField, useTagIds } from '../tags/tags-field.tsx';
import { sentPictures, WritingField } from '../writing/writing-field.tsx';

/* it comes with the first words */
const Similar = lazyPart(async () => (await import('../composing/similar.tsx')).Similar);

/** A poll for the thread, which another domain knows: its fields, and what they say. */
export interface NewThreadPollSlot {
  Fields: ComponentType<{
    /** what is typed; null: the thread gets no poll */
    value: string | null;
    onChange: (value: string | null) => void;
    fields: Readonly<Record<string, string>> | undefined;
  }>;
  read: (value: string) => RouterInputs['polls']['thread']['start']['poll'];
}

interface NewThreadFormProps {
  member: CurrentUser;
  subforumId: number;
  poll: NewThreadPollSlot;
}

const schema = z.object({ title: threadTitle, content: threadContent });
const EMPTY = { title: '', content: '' };

export function NewThreadForm({ member, subforumId, poll: slot }: NewThreadFormProps) {
  const { newThread: texts } = useTexts('forum/overview');
  const navigate = useNavigate();
  const outdateLists = useOutdateLists();
  const utils = trpc.useUtils();
  const { readError } = useUi();
  const create = trpc.forum.thread.create.useMutation();
  const createWithPoll = trpc.polls.thread.start.useMutation();
  const [pollFields, setPollFields] = useState<Record<string, string>>();
  const place = `subforum:${subforumId}`;
  const draft = useMemo(() => draftOf(member.id, place), [member.id, place]);
  const [found] = useState(() => draft.read());
  const [typedPoll, setTypedPoll] = useState<string | null>(found?.poll ?? null);
  const [pictures, setPictures] = useState<UploadedPicture[]>([]);
  const [tags, setTags] = useState<string[]>(() => found?.tags?.split(' ') ?? []);
  const tagIdsOf = useTagIds();
  const [isBusy, setIsBusy] = useState(false);
  const [isRestored, setIsRestored] = useState(found !== null);

  const form = useZodForm(schema, {
    defaultValues: { ...EMPTY, ...found },
    onSubmit: async ({ title, content }) => {
      const input = {
        subforumId,
        title,
        content,
        ...(pictures.length > 0 && { pictures: sentPictures(pictures) }),
        ...(tags.length > 0 && { tagIds: tagIdsOf(tags) }),
      };
      const poll = typedPoll && slot.read(typedPoll);
      setPollFields(undefined);
      const attempt = attemptOf(member.id, place);
      const idempotencyKey = attempt.keyFor({ ...input, poll });
      const forget = () => {
        attempt.succeed();
        form.reset(EMPTY);
        setTypedPoll(null);
        setPictures([]);
        setTags([]);
        draft.clear();
        onServer.sent();
      };
      let id: number;
      try {
        ({ id } = await onServer.sending((sentDraft) => {
          const thread = { ...input, idempotencyKey, draft: sentDraft };
          return poll
            ? createWithPoll.mutateAsync({ ...thread, poll })
            : create.mutateAsync(thread);
        }));
      } catch (error) {
        if (!hasErrorCode(error, 'POST_WAITS')) {
          setPollFields(readError(error).fields);
          throw error;
        }
        forget();
        rememberWaiting(member.id);
        await utils.forum.waiting.invalidate();
        return;
      }
      forget();
      outdateLists();
      await navigate({ to: '/forum/thread/$id', params: { id: String(id) }, replace: true });
    },
  });

  const [title, content] = form.watch(['title', 'content']);
  useEffect(() => {
    if (title || content || typedPoll) {
      const more = {
        ...(typedPoll && { poll: typedPoll }),
        ...(tags.length > 0 && { tags: tags.join(' ') }),
      };
      draft.write({ title, content, ...more });
    } else draft.clear();
  }, [title, content, typedPoll, tags, draft]);

  const onServer = useServerDraft(
    {
      memberId: member.id,
      place: { subforumId },
      written: useMemo(
        () => writtenIn({ title, content, pictures, poll: typedPoll, tags }),
        [title, content, pictures, typedPoll, tags],
      ),
      onTake: (written) => {
        form.setValue('title', written?.title ?? '');
        form.setValue('content', written?.content ?? '');
        setPictures([...(written?.pictures ?? [])]);
        setTypedPoll(written?.poll ?? null);
        setTags([...(written?.tags ?? [])]);
      },
    },
    { isAtOnce: true },
  );

  const discard = () => {
    form.reset(EMPTY);
    setTypedPoll(null);
    setPictures([]);
    setTags([]);
    setIsRestored(false);
    form.setFocus('title');
  };

  return (
    <Form {...form.props}>
      <WaitingPart member={member} place={{ subforumId }} />
      {isRestored ? (
        <Restored role="status">
          {texts.draftRestored()}
          <Button variant="ghost" size="sm" onClick={discard}>
            {texts.draftDiscard()}
          </Button>
        </Restored>
      ) : null}
      <TextField
        label={texts.titleLabel()}
        hint={texts.titleHint()}
        maxLength={THREAD_TITLE_MAX}
        autoComplete="off"
        {...form.field('title')}
      />
      {title === '' ? null : <Similar title={title} />}
      <WritingField
        label={texts.contentLabel()}
        hint={texts.contentHint()}
        rows={10}
        text={content}
        pictures={pictures}
        onPictures={setPictures}
        onBusy={setIsBusy}
        {...form.field('content')}
      />
      <TagsField chosen={tags} onChange={setTags} />
      <slot.Fields value={typedPoll} onChange={setTypedPoll} fields={pollFields} />
      {onServer.part}
      <Row>
        <SubmitButton
          isPending={form.isPending}
          pendingText={texts.pending()}
          shape="wedge"
          disabled={isBusy}
        >
          {texts.submit()}
        </SubmitButton>
        <ButtonLink to="/forum/subforum/$id" params={{ id: String(subforumId) }} variant="ghost">
          {texts.cancel()}
        </ButtonLink>
      </Row>
    </Form>
  );
}

const Restored = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    textStyle: 'small',
    color: 'fg.muted',
  },
});
