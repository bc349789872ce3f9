import { chakra } from '@chakra-ui/react';
import type { CurrentUser } from '@oche/validators/auth';
import { postContent } from '@oche/validators/forum-texts';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../components/button.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { MentionField } from '../../../components/mention/mention-field.tsx';
import { Heading } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { hasErrorCode } from '../../../lib/errors/errors.ts';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { attemptOf } from '../../../lib/kept/drafts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useOutdateLists } from '../overview/use-outdate-lists.ts';
import { scrollTo } from '../thread/scroll-to.ts';
import { useThread } from '../thread/thread-context.tsx';
import { rememberWaiting } from '../waiting/waiting-flag.ts';
import { WaitingPart } from '../waiting/waiting-part.tsx';
import { useCharactersLeft } from './characters-left.tsx';
import { QuotePreview } from './quote-preview.tsx';
import { draftOfReply, type ReplyTarget, replyDraft } from './use-reply-target.ts';

interface ReplyFormProps {
  member: CurrentUser;
  reply: ReplyTarget;
  announce: (text: string) => void;
}

const schema = z.object({ content: postContent });

/** Answers the thread or one of its posts. What is typed stays until it is sent. */
export function ReplyForm({ member, reply, announce }: ReplyFormProps) {
  const { reply: texts } = useTexts('forum/writing');
  const { thread, cache, goTo } = useThread();
  const showFailure = useFailureToast();
  const outdateLists = useOutdateLists();
  const utils = trpc.useUtils();
  const create = trpc.forum.post.create.useMutation();
  const { answered } = reply;
  const draft = useMemo(() => replyDraft(member.id, thread.id), [member.id, thread.id]);
  const [found] = useState(() => draft.read());

  const form = useZodForm(schema, {
    defaultValues: { content: found?.content ?? '' },
    onSubmit: async ({ content }) => {
      const input = {
        threadId: thread.id,
        content,
        parentPostId: answered?.id,
        quotedPostId: answered?.quote == null ? undefined : answered.id,
      };
      const attempt = attemptOf(member.id, `thread:${thread.id}`);
      try {
        const idempotencyKey = attempt.keyFor(input);
        const post = await create.mutateAsync({ ...input, idempotencyKey });
        attempt.succeed();
        form.reset({ content: '' });
        reply.clear();
        cache.savePost(post);
        outdateLists();
        announce(texts.sent({ number: post.number }));
        goTo(post.number);
      } catch (error) {
        if (hasErrorCode(error, 'POST_WAITS')) {
          attempt.succeed();
          form.reset({ content: '' });
          reply.clear();
          rememberWaiting(member.id);
          await utils.forum.waiting.invalidate();
          return;
        }
        showFailure(error, texts.failed());
        if (hasErrorCode(error, 'PARENT_POST_NOT_FOUND')) reply.clear();
        throw error;
      }
    },
  });

  const content = form.watch('content');
  useEffect(() => {
    if (content || answered) draft.write(draftOfReply(content, answered));
    else draft.clear();
  }, [content, answered, draft]);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (reply.request === 0 || !panel.current) return;
    scrollTo(panel.current, 'center');
    panel.current.querySelector('textarea')?.focus({ preventScroll: true });
  }, [reply.request]);
  /* the button that was pressed goes away; the focus stays in the form */
  const andWrite = (change: () => void) => () => {
    change();
    form.setFocus('content');
  };

  const charactersLeft = useCharactersLeft(content);
  const title = answered ? texts.toPost() : texts.toThread();
  return (
    <Panel ref={panel} aria-label={title}>
      <Head>
        <Heading as="h2" size="heading">
          {title}
        </Heading>
        {answered ? (
          <Button
            variant="ghost"
            size="sm"
            marginInline="-3"
            disabled={form.isPending}
            onClick={andWrite(reply.clear)}
          >
            {texts.cancel()}
          </Button>
        ) : null}
      </Head>
      {answered?.quote == null ? null : (
        <QuotePreview text={answered.quote} onRemove={andWrite(reply.withoutQuote)} />
      )}
      <WaitingPart member={member} place={{ threadId: thread.id }} />
      <Form {...form.props}>
        <MentionField
          label={
            answered
              ? texts.toPostOf({ number: answered.number, name: answered.firstName })
              : texts.label()
          }
          hint={charactersLeft}
          rows={6}
          placeholder={texts.placeholder()}
          onKeyDown={sendOnModifiedEnter}
          {...form.field('content')}
        />
        <SubmitButton isPending={form.isPending} pendingText={texts.pending()} shape="wedge">
          {answered ? texts.submitReply() : texts.submitPost()}
        </SubmitButton>
      </Form>
    </Panel>
  );
}

function sendOnModifiedEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.currentTarget.form?.requestSubmit();
  }
}

const Panel = chakra('section', {
  base: { padding: { base: '4', md: '6' }, layerStyle: 'panel' },
});
const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    marginBottom: '4',
  },
});
