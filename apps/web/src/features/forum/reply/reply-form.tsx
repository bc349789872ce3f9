import type { CurrentUser } from '@oche/validators/auth/schemas';
import { postContent } from '@oche/validators/forum/texts';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { Button, IconButton } from '../../../components/button.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Heading } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { hasErrorCode } from '../../../lib/errors/errors.ts';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { attemptOf } from '../../../lib/storage/drafts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { rememberWaiting } from '../approval/waiting-flag.ts';
import { WaitingPart } from '../approval/waiting-part.tsx';
import { postAnchor } from '../data/post-link.tsx';
import { useThread } from '../data/thread-context.tsx';
import { useOutdateLists } from '../data/use-outdate-lists.ts';
import { focusPost } from '../data/use-post-target.ts';
import { REPLY_HASH } from '../drafts/draft-hash.ts';
import { useServerDraft } from '../drafts/use-server-draft.tsx';
import { picturesIn, writtenIn } from '../drafts/written.ts';
import { sentPictures, WritingField } from '../writing/writing-field.tsx';
import { answeredIn, draftOfReply, replyDraft } from './reply-draft.ts';
import { Beside, Head, Inside, Panel } from './reply-panel.ts';
import { selectedIn, withQuoted } from './selected-words.ts';
import { useDock } from './use-dock.ts';
import type { ReplyTarget } from './use-reply-target.ts';

// its place is kept, so that the button that sends doesn't move as it arrives
const AnsweredBeside = lazyPart(
  async () => (await import('./answered-beside.tsx')).AnsweredBeside,
  <section />,
);
const QuotePreview = lazyPart(async () => (await import('./quote-preview.tsx')).QuotePreview);

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
  const { answered, restore } = reply;
  const draft = useMemo(() => replyDraft(member.id, thread.id), [member.id, thread.id]);
  const [found] = useState(() => draft.read());

  const [pictures, setPictures] = useState(() => picturesIn(found));
  const [isBusy, setIsBusy] = useState(false);
  const [sent, setSent] = useState(0);
  const forget = () => {
    form.reset({ content: '' });
    setPictures([]);
    onServer.sent();
    setSent((count) => count + 1);
    reply.clear();
    dock.close();
  };

  const form = useZodForm(schema, {
    defaultValues: { content: found?.content ?? '' },
    onSubmit: async ({ content }) => {
      const input = {
        threadId: thread.id,
        content,
        ...(pictures.length > 0 && { pictures: sentPictures(pictures) }),
        parentPostId: answered?.id,
        quotedPostId: answered?.quote == null ? undefined : answered.id,
      };
      const attempt = attemptOf(member.id, `thread:${thread.id}`);
      try {
        const idempotencyKey = attempt.keyFor(input);
        const post = await onServer.sending((sentDraft) =>
          create.mutateAsync({ ...input, draft: sentDraft, idempotencyKey }),
        );
        attempt.succeed();
        forget();
        cache.savePost(post);
        outdateLists();
        announce(texts.sent({ number: post.number }));
        goTo(post.number);
      } catch (error) {
        if (hasErrorCode(error, 'POST_WAITS')) {
          attempt.succeed();
          forget();
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
  const onServer = useServerDraft({
    memberId: member.id,
    place: { threadId: thread.id },
    written: useMemo(
      () => writtenIn({ content, answered, pictures }),
      [content, answered, pictures],
    ),
    onTake: (written) => {
      form.setValue('content', written?.content ?? '');
      setPictures([...(written?.pictures ?? [])]);
      reply.take(written?.answered ?? null);
    },
  });
  useEffect(() => {
    const answeredThen = answeredIn(found);
    if (answeredThen) restore(answeredThen);
  }, [found, restore]);
  useEffect(() => {
    if (content || answered || pictures.length > 0) {
      draft.write(draftOfReply({ content, answered, pictures }));
    } else draft.clear();
  }, [content, answered, pictures, draft]);
  const panel = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const dock = useDock(panel, end);
  const { open } = dock;
  useEffect(() => {
    if (reply.request === 0 || !panel.current) return;
    open();
    const words = answered?.quote == null ? '' : selectedIn(answered.number);
    const field = panel.current.querySelector('textarea');
    if (words) {
      reply.withoutQuote();
      form.setValue('content', withQuoted(content, words));
      // once it is there, one writes below it
      requestAnimationFrame(() => field?.scrollTo(0, field.scrollHeight));
    }
    field?.focus({ preventScroll: true });
  }, [reply.request]);
  useEffect(() => {
    if (location.hash !== `#${REPLY_HASH}`) return;
    open();
    form.setFocus('content');
  }, []);
  /* the post that is answered stays in sight; the form has its height by then */
  useEffect(() => {
    if (!dock.isOpen || !answered) return;
    document.getElementById(postAnchor(answered.number))?.scrollIntoView({ block: 'nearest' });
  }, [dock.isOpen, answered]);
  /* the button that was pressed goes away; the focus stays in the form */
  const andWrite = (change: () => void) => () => {
    change();
    form.setFocus('content');
  };
  const putAway = () => {
    dock.close();
    if (answered) focusPost(answered.number);
    else toggle.current?.focus();
  };
  const toggle = useRef<HTMLButtonElement>(null);

  const title = answered ? texts.toPost() : texts.toThread();
  const isBeside = !dock.isAtEnd || dock.isOpen;
  return (
    <>
      <Panel
        ref={panel}
        aria-label={title}
        data-dock=""
        data-open={dock.isOpen || undefined}
        onFocus={({ target }) => {
          if (target === toggle.current) return;
          open();
          onServer.begin();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && dock.isOpen && !event.defaultPrevented) putAway();
        }}
      >
        <Head>
          <Heading as="h2" size="subheading">
            {title}
          </Heading>
          <Beside>
            {answered ? (
              <Button
                variant="ghost"
                size="sm"
                color="inherit"
                disabled={form.isPending}
                onClick={andWrite(reply.clear)}
              >
                {texts.cancel()}
              </Button>
            ) : null}
            {isBeside ? (
              <IconButton
                ref={toggle}
                label={dock.isOpen ? texts.putAway() : texts.takeOut()}
                size="sm"
                bg="transparent"
                color="inherit"
                aria-expanded={dock.isOpen}
                onClick={() => {
                  if (dock.isOpen) return putAway();
                  open();
                  form.setFocus('content');
                }}
              >
                {dock.isOpen ? (
                  <ChevronDown aria-hidden="true" />
                ) : (
                  <ChevronUp aria-hidden="true" />
                )}
              </IconButton>
            ) : null}
          </Beside>
        </Head>
        <Inside>
          <div>
            {answered?.quote == null ? null : (
              <QuotePreview text={answered.quote} onRemove={andWrite(reply.withoutQuote)} />
            )}
            <WaitingPart member={member} place={{ threadId: thread.id }} />
            <Form {...form.props}>
              <WritingField
                // what was opened for the last one is closed again
                key={sent}
                label={
                  answered
                    ? texts.toPostOf({ number: answered.number, name: answered.firstName })
                    : texts.label()
                }
                rows={6}
                placeholder={texts.placeholder()}
                onKeyDown={sendOnModifiedEnter}
                text={content}
                pictures={pictures}
                onPictures={setPictures}
                onBusy={setIsBusy}
                isAway={!dock.isSeen}
                {...form.field('content')}
              >
                <SubmitButton
                  isPending={form.isPending}
                  pendingText={texts.pending()}
                  shape="wedge"
                  disabled={isBusy}
                >
                  {answered ? texts.submitReply() : texts.submitPost()}
                </SubmitButton>
              </WritingField>
              {onServer.part}
            </Form>
          </div>
          {answered ? <AnsweredBeside number={answered.number} /> : null}
        </Inside>
      </Panel>
      <div ref={end} style={{ margin: 0 }} />
    </>
  );
}

function sendOnModifiedEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.currentTarget.form?.requestSubmit();
  }
}
