import { chakra } from '@chakra-ui/react';
import type { CurrentUser } from '@oche/validators/auth/schemas';
import type { Conversation, Message } from '@oche/validators/conversations/schemas';
import { Fragment, type RefObject } from 'react';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { dayKey, dayText } from '../message-time.ts';
import { isMany, noticeText } from '../names.ts';
import type { Outbox, Outgoing } from '../outbox/outbox.ts';
import type { ConversationParts } from '../parts.ts';
import { MessageItem } from './message-item.tsx';
import { OutgoingItem } from './outgoing-item.tsx';
import { readersByMessage } from './read-marks.ts';
import type { TalkActions } from './talk-actions.ts';
import type { useTalk } from './use-talk.ts';

interface MessageListProps {
  conversation: Conversation;
  talk: ReturnType<typeof useTalk>;
  outbox: Outbox;
  outgoing: readonly Outgoing[];
  /** the line above what is new */
  freshRef: RefObject<HTMLElement | null>;
  member: CurrentUser;
  nameOf: (message: Pick<Message, 'senderId'>) => string;
  /** the message that somebody looks for */
  targetId: number | null;
  actions: TalkActions;
  card: ConversationParts['card'];
}

/** What was said, day by day, and what is on its way. */
export function MessageList({
  conversation,
  talk: { window, people, reads, load, busy, failed },
  outbox,
  outgoing,
  freshRef,
  member,
  nameOf,
  targetId,
  actions,
  card,
}: MessageListProps) {
  const texts = useTexts('messages');
  const locale = useLocale();
  const { messages, hasOlder, hasNewer, firstUnreadId } = window;
  const readers = readersByMessage(messages, reads, member.id);
  const hasSeveral = isMany(conversation);
  const [other] = conversation.others;
  const readText = (id: number) => {
    const ids = readers.get(id);
    if (!ids) return null;
    const names = ids.map((senderId) => nameOf({ senderId })).join(', ');
    return hasSeveral ? texts.talk.readBy({ names }) : texts.talk.read();
  };

  if (messages.length === 0 && outgoing.length === 0) {
    return (
      <EmptyState drawing="chalkboard" title={texts.empty.first()} as="h2">
        <p>{texts.empty.firstText({ name: other?.firstName ?? texts.nobody() })}</p>
      </EmptyState>
    );
  }
  return (
    <>
      {busy === 'older' ? <Loading label={texts.talk.loading()} /> : null}
      {failed ? (
        <Failed role="alert">
          {texts.talk.loadFailed()}
          <Button size="sm" variant="outline" onClick={() => void load(failed)}>
            {texts.talk.retry()}
          </Button>
        </Failed>
      ) : null}
      <Messages data-begin={hasOlder ? undefined : true}>
        {messages.map((message, index) => {
          const before = messages[index - 1];
          const isNewDay = !before || dayOf(before) !== dayOf(message);
          const isFresh = message.id === firstUnreadId;
          return (
            <Fragment key={message.id}>
              {isNewDay ? <Day>{dayText(message.createdAt, locale, texts.talk)}</Day> : null}
              {isFresh ? (
                <Fresh ref={freshRef as RefObject<HTMLLIElement>}>{texts.talk.fresh()}</Fresh>
              ) : null}
              {message.notice ? (
                <Notice data-message={message.id}>{noticeText(message, texts, nameOf)}</Notice>
              ) : (
                <MessageItem
                  message={message}
                  nameOf={nameOf}
                  memberId={member.id}
                  isFirst={
                    isNewDay ||
                    isFresh ||
                    before.notice !== null ||
                    before.senderId !== message.senderId
                  }
                  isNamed={hasSeveral}
                  isTarget={message.id === targetId}
                  sender={people.find(({ id }) => id === message.senderId) ?? null}
                  readers={readText(message.id)}
                  actions={actions}
                  card={card}
                />
              )}
            </Fragment>
          );
        })}
        {hasNewer
          ? null
          : outgoing.map((each) => (
              <OutgoingItem key={each.key} outgoing={each} outbox={outbox} nameOf={nameOf} />
            ))}
      </Messages>
    </>
  );
}

const Loading = ({ label }: { label: string }) => (
  <Waiting>
    <Spinner text={label} />
  </Waiting>
);

const dayOf = ({ createdAt }: Message) => dayKey(new Date(createdAt));

const Messages = chakra('ol', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1.5',
    listStyle: 'none',
    maxWidth: '52rem',
    marginInline: 'auto',
  },
});
/** A black band like the one on a scoreboard's head. */
const Day = chakra('li', {
  base: {
    alignSelf: 'center',
    marginBlock: '3',
    paddingInline: '4',
    paddingBlock: '1',
    bg: 'bg.inverse',
    color: 'fg.inverse',
    textStyle: 'label',
    clipPath: 'polygon(0.6rem 0, 100% 0, calc(100% - 0.6rem) 100%, 0 100%)',
  },
});
const Notice = chakra('li', {
  base: {
    alignSelf: 'center',
    maxWidth: '34rem',
    paddingBlock: '1',
    textStyle: 'small',
    textAlign: 'center',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
  },
});
const Fresh = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    marginBlock: '2',
    color: 'accent',
    textStyle: 'label',
    '&::before, &::after': {
      content: '""',
      flex: '1',
      borderTop: '3px double {colors.accent.solid}',
    },
  },
});
/** Over what is there, so that it moves nothing. */
const Waiting = chakra('div', {
  base: {
    position: 'absolute',
    top: '2',
    insetInline: '0',
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
});
const Failed = chakra('p', {
  base: { display: 'flex', justifyContent: 'center', alignItems: 'center', gap: '3', padding: '2' },
});
