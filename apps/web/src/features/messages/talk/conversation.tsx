import { chakra } from '@chakra-ui/react';
import type { CurrentUser } from '@oche/validators/auth/schemas';
import { ArrowDown } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { ConversationHead } from '../head/conversation-head.tsx';
import type { MessagesSearch } from '../messages-search.ts';
import { namesOf, saidOf, titleOf } from '../names.ts';
import { useOutbox, useOutgoing } from '../outbox/use-outbox.ts';
import type { ConversationParts } from '../parts.ts';
import { TypingLine } from '../typing/typing-line.tsx';
import { Composer, hasVoice } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { useTalkActions } from './talk-actions.ts';
import { useRead } from './use-read.ts';
import { useScroll } from './use-scroll.ts';
import { useTalk } from './use-talk.ts';
import { isChangeable } from './what-can-be-done.ts';

interface TalkProps {
  id: number;
  member: CurrentUser;
  parts: ConversationParts;
  search: MessagesSearch;
}

/** A conversation: who it is with and what about on top, what was said, and the field to answer. */
export function Talk({ id, member, parts, search }: TalkProps) {
  const texts = useTexts('messages');
  const [conversation] = trpc.social.conversations.get.useSuspenseQuery({ id });
  const [start] = trpc.social.conversations.messages.useSuspenseQuery({ conversationId: id });
  const outbox = useOutbox(member.id);
  const waiting = useOutgoing(outbox);
  /** for screen readers: what others say, once */
  const [said, setSaid] = useState('');
  const [hasNews, setHasNews] = useState(false);
  const [targetId, setTargetId] = useState<number | null>(null);

  const talk = useTalk({
    conversation,
    memberId: member.id,
    start,
    outbox,
    onNews: (messages) => {
      setHasNews(true);
      setSaid(
        messages
          .map((each) =>
            each.notice
              ? saidOf(each, texts, nameOf)
              : texts.talk.said({ name: nameOf(each), text: saidOf(each, texts, nameOf) }),
          )
          .join('. '),
      );
    },
  });
  const { window, people, load, loadEnd, loadAround } = talk;
  const nameOf = useMemo(() => namesOf(people, member.id, texts), [people, member.id, texts]);
  // what a page has brought may still be on its way for the outbox, which waits for its own answer
  const arrived = new Set(window.messages.map(({ key }) => key));
  const outgoing = waiting.filter(
    ({ conversationId, key }) => conversationId === id && !arrived.has(key),
  );
  const sent = window.messages.at(-1);
  const last = outgoing.at(-1);
  const scroll = useScroll({
    lastKey: last?.key ?? String(sent?.id ?? ''),
    isLastOwn: last !== undefined || sent?.senderId === member.id,
    isEnd: !window.hasNewer,
    onNear: (side) => void load(side),
  });
  useRead(id, member.id, window, scroll.isAtEnd);
  const isAway = !scroll.isAtEnd || window.hasNewer;
  const toEnd = async () => {
    setHasNews(false);
    if (window.hasNewer) await loadEnd().catch(() => {});
    scroll.toEnd();
  };
  const show = (messageId: number) => {
    setTargetId(messageId);
    if (!scroll.toMessage(messageId)) void loadAround(messageId).catch(() => {});
  };
  const { actions, writing, setWriting } = useTalkActions({
    canWrite: conversation.closed === null && hasVoice(member),
    onShow: show,
  });
  const { message: wantedId } = search;
  useEffect(() => {
    if (wantedId !== undefined) actions.show(wantedId);
  }, [wantedId, actions]);
  const editLast = () => {
    const own = window.messages.findLast(({ senderId }) => senderId === member.id);
    if (own?.content && isChangeable(own)) setWriting({ kind: 'edit', message: own });
  };

  return (
    <Pane aria-label={texts.talk.label({ name: titleOf(conversation, texts) })}>
      <ConversationHead
        conversation={conversation}
        actions={parts.actions(conversation)}
        search={search}
      />
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
              targetId={targetId}
              actions={actions}
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
      <TypingLine conversationId={id} nameOf={nameOf} />
      <Composer
        conversation={conversation}
        member={member}
        outbox={outbox}
        isLost={talk.isLost}
        writing={writing}
        onWriting={setWriting}
        nameOf={nameOf}
        onSent={() => void (window.hasNewer ? toEnd() : null)}
        onEditLast={editLast}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Pane>
  );
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
    paddingInline: { base: '2', md: '6' },
    paddingTop: '4',
    paddingBottom: '1',
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
