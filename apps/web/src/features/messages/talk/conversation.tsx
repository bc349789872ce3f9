import { chakra } from '@chakra-ui/react';
import type { CurrentUser } from '@oche/validators/auth';
import type { Conversation, Message } from '@oche/validators/conversations';
import { ArrowDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useOutbox, useOutgoing } from '../outbox/use-outbox.ts';
import type { ConversationParts } from '../parts.ts';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { SubjectHead } from './subject-head.tsx';
import { useRead } from './use-read.ts';
import { useScroll } from './use-scroll.ts';
import { useTalk } from './use-talk.ts';

interface TalkProps {
  id: number;
  member: CurrentUser;
  parts: ConversationParts;
}

/** A conversation: what it is about on top, what was said, and the field to answer. */
export function Talk({ id, member, parts }: TalkProps) {
  const texts = useTexts('messages');
  const [conversation] = trpc.social.conversations.get.useSuspenseQuery({ id });
  const [start] = trpc.social.conversations.messages.useSuspenseQuery({ conversationId: id });
  const outbox = useOutbox(member.id);
  const outgoing = useOutgoing(outbox).filter(({ conversationId }) => conversationId === id);
  /** for screen readers: what others say, once */
  const [said, setSaid] = useState('');
  const [hasNews, setHasNews] = useState(false);
  const nameOf = useNames(conversation, member);

  const talk = useTalk({
    id,
    memberId: member.id,
    start,
    outbox,
    onNews: (messages) => {
      setHasNews(true);
      setSaid(messages.map((each) => announced(each, nameOf(each), texts)).join('. '));
    },
  });
  const { window, load, loadEnd } = talk;
  const sent = window.messages.at(-1);
  const last = outgoing.at(-1);
  const scroll = useScroll({
    firstKey: window.messages[0]?.id ?? 0,
    lastKey: last?.key ?? String(sent?.id ?? ''),
    isLastOwn: last !== undefined || sent?.senderId === member.id,
    onNear: (side) => void load(side),
  });
  useRead(id, member.id, window, scroll.isAtEnd);
  const isAway = !scroll.isAtEnd || window.hasNewer;
  const toEnd = async () => {
    setHasNews(false);
    if (window.hasNewer) await loadEnd().catch(() => {});
    scroll.toEnd();
  };

  const [other] = conversation.others;
  const name = other ? fullName(other) : texts.nobody();
  return (
    <Pane aria-label={texts.talk.label({ name })}>
      <SubjectHead conversation={conversation} actions={parts.actions(conversation)} />
      <Middle>
        <Scroller
          ref={scroll.box}
          onScroll={scroll.look}
          tabIndex={0}
          role="region"
          aria-label={texts.talk.messages()}
        >
          <div ref={scroll.content}>
            <MessageList
              conversation={conversation}
              talk={talk}
              outbox={outbox}
              outgoing={outgoing}
              freshRef={scroll.fresh}
              member={member}
              nameOf={nameOf}
              card={parts.card}
            />
          </div>
        </Scroller>
        {isAway && window.messages.length > 0 ? (
          <Down>
            <Button size="sm" variant={hasNews ? 'accent' : 'solid'} onClick={() => void toEnd()}>
              <ArrowDown aria-hidden="true" />
              {hasNews ? texts.talk.toEnd() : texts.talk.down()}
            </Button>
          </Down>
        ) : null}
      </Middle>
      <Composer conversation={conversation} member={member} outbox={outbox} isLost={talk.isLost} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Pane>
  );
}

function useNames({ others }: Conversation, member: CurrentUser) {
  const texts = useTexts('messages');
  return ({ senderId }: Pick<Message, 'senderId'>): string => {
    if (senderId === null) return texts.house();
    if (senderId === member.id) return texts.talk.own();
    const person = others.find(({ id }) => id === senderId);
    return person ? fullName(person) : texts.nobody();
  };
}

type Texts = ReturnType<typeof useTexts<'messages'>>;

function announced({ content, isHidden, card, pictures }: Message, name: string, texts: Texts) {
  const text =
    content ||
    (isHidden
      ? texts.talk.hidden()
      : card
        ? texts.card()
        : texts.photo({ count: pictures.length }));
  return texts.talk.said({ name, text });
}

const Pane = chakra('section', {
  base: { display: 'flex', flexDirection: 'column', height: 'full', minHeight: '0' },
});
const Middle = chakra('div', { base: { position: 'relative', flex: '1', minHeight: '0' } });
const Scroller = chakra('div', {
  base: {
    height: 'full',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // we keep the reader's place ourselves, as not every browser does
    overflowAnchor: 'none',
    paddingInline: { base: '3', md: '6' },
    paddingBlock: '4',
    outlineOffset: '-3px',
  },
});
const Down = chakra('div', {
  base: {
    position: 'absolute',
    bottom: '3',
    insetInline: '0',
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
});
