import { chakra } from '@chakra-ui/react';
import { Lock, Trash2 } from 'lucide-react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Skeleton } from '../../../components/page/skeleton.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { JoinFirst } from '../../../patterns/join-first.tsx';
import { useThread } from '../data/thread-context.tsx';
import type { ReplyTarget } from './use-reply-target.ts';

const FormSpace = chakra(Skeleton, { base: { height: '18rem' } });
/* visitors never load it */
const ReplyForm = lazyPart(
  async () => (await import('./reply-form.tsx')).ReplyForm,
  <FormSpace aria-hidden="true" />,
);

interface ReplyAreaProps {
  reply: ReplyTarget;
  announce: (text: string) => void;
}

/** The area below the posts: the reply form, or the reason why there is none. */
export function ReplyArea(props: ReplyAreaProps) {
  return (
    <Area>
      <FormOrReason {...props} />
    </Area>
  );
}

function FormOrReason({ reply, announce }: ReplyAreaProps) {
  const texts = useTexts('forum');
  const { thread, member, isGone } = useThread();
  if (isGone) {
    return (
      <Notice icon={Trash2} role="alert">
        <strong>{texts.thread.gone()}.</strong> {texts.thread.goneText()}
      </Notice>
    );
  }
  if (thread.closed) return <Notice icon={Lock}>{texts.closed[thread.closed]()}</Notice>;
  if (!member) return <LoginPrompt />;
  if (!thread.can.reply) return <SilencedNotice member={member} />;
  return (
    <>
      {thread.isLocked ? <Notice icon={Lock}>{texts.lockedForOthers()}</Notice> : null}
      <ReplyForm member={member} reply={reply} announce={announce} />
    </>
  );
}

const SilencedNotice = lazyPart(
  async () => (await import('./silenced-notice.tsx')).SilencedNotice,
  null,
  { isInPage: true },
);

function LoginPrompt() {
  const texts = useTexts('forum');
  const { thread } = useThread();
  return (
    <Prompt>
      <p>{texts.loginToReply()}</p>
      <JoinFirst returnTo={`/forum/thread/${thread.id}`} label={texts.loginToReply()} hasSignIn />
    </Prompt>
  );
}

/* no box of its own: the form sticks to the window as long as posts are above it */
const Area = chakra('div', { base: { display: 'contents', '& > *': { marginTop: '6' } } });
const Prompt = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    padding: { base: '4', md: '5' },
    layerStyle: 'panel',
  },
});
/** As high as the form that is being loaded. */
