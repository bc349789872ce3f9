import { chakra } from '@chakra-ui/react';
import type { ConversationMember, Message } from '@oche/validators/conversations/schemas';
import { CheckCheck, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Picture } from '../../../components/picture.tsx';
import { PlainText } from '../../../components/plain-text.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { Face } from '../faces.tsx';
import { LinkCards } from '../links/link-cards.tsx';
import { clockOf } from '../message-time.ts';
import type { ConversationParts } from '../parts.ts';
import { Answered } from './answered.tsx';
import { Bubble, Cell, Foot, Line, Photos, Said } from './bubble.tsx';
import { MessageTools } from './message-tools.tsx';
import type { TalkActions } from './talk-actions.ts';
import { hasMenu } from './what-can-be-done.ts';

const Reactions = lazyPart(async () => (await import('./reactions.tsx')).Reactions);

interface MessageItemProps {
  message: Message;
  /** how the people in it are called */
  nameOf: (message: Pick<Message, 'senderId'>) => string;
  memberId: string;
  /** whether somebody else said what stands before */
  isFirst: boolean;
  /** of several people each one’s words begin with the name */
  isNamed: boolean;
  /** somebody looks for it */
  isTarget: boolean;
  sender: ConversationMember | null;
  /** who of the others has read up to it */
  readers: string | null;
  actions: TalkActions;
  card: ConversationParts['card'];
}

/** One message as it was sent. */
export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { message, nameOf, memberId, isFirst, isNamed, isTarget, sender, actions, card } = props;
  const texts = useTexts('messages');
  const { content, pictures, isHidden, isDeleted, isBlocked } = message;
  const name = nameOf(message);
  const isOwn = message.senderId === memberId;
  const isHouse = message.senderId === null;
  const instead = isDeleted
    ? texts.talk.deleted()
    : isHidden
      ? texts.talk.hidden()
      : isBlocked
        ? texts.talk.blocked()
        : null;
  // a card alone needs no paper around it
  const hasWords = content !== '' || pictures.length > 0 || instead !== null;
  const foot = <MessageFoot {...props} name={hasWords ? null : name} />;
  const of = { 'data-own': isOwn || undefined, 'data-house': isHouse || undefined };
  const menu = hasMenu(message, memberId, actions.canWrite) ? (
    <Tool>
      <MessageTools message={message} memberId={memberId} actions={actions} />
    </Tool>
  ) : null;
  return (
    <Line
      {...of}
      data-message={message.id}
      data-first={isFirst || undefined}
      data-target={isTarget || undefined}
      tabIndex={-1}
    >
      {isOwn || isHouse ? null : (
        <Beside>{isFirst ? <Face person={sender ?? undefined} size="sm" /> : null}</Beside>
      )}
      {isOwn ? (menu ?? <span />) : null}
      <Cell {...of}>
        {message.card && !isHidden ? card(message.card, message) : null}
        {hasWords ? (
          <Bubble
            data-bubble=""
            {...of}
            className={isOwn ? 'dark' : undefined}
            data-hidden={instead === null ? undefined : true}
          >
            {isNamed && isFirst && !isOwn && !isHouse ? (
              <Name>{name}</Name>
            ) : (
              <VisuallyHidden>{name}: </VisuallyHidden>
            )}
            {message.answers && instead === null ? (
              <Answered
                answered={message.answers}
                name={nameOf(message.answers)}
                onShow={actions.show}
              />
            ) : null}
            {pictures.length > 0 ? (
              <Photos>
                {pictures.map((picture) => (
                  <a key={picture.id} href={picture.url} target="_blank" rel="noreferrer">
                    <Picture
                      picture={picture}
                      alt={texts.talk.picture({ name })}
                      sizes="(min-width: 48em) 22rem, 60vw"
                    />
                  </a>
                ))}
              </Photos>
            ) : null}
            {instead === null ? null : <p>{instead}</p>}
            {content ? (
              <Said>
                <PlainText content={content} />
              </Said>
            ) : null}
            {message.suspicions.length > 0 ? (
              <Warning>
                <TriangleAlert aria-hidden="true" />
                <span>
                  <strong>{texts.warning.title()}</strong> {texts.warning.text()}
                </span>
              </Warning>
            ) : null}
            {foot}
          </Bubble>
        ) : (
          foot
        )}
        <LinkCards content={content} />
        {message.reactions.length > 0 ? (
          <Reactions
            message={message}
            memberId={memberId}
            nameOf={nameOf}
            onReact={(reaction) => actions.react(message, reaction)}
          />
        ) : null}
      </Cell>
      {isOwn ? null : menu}
    </Line>
  );
});

type MessageFootProps = Pick<MessageItemProps, 'message' | 'readers'> & {
  /** who says it, where nothing else tells */
  name: string | null;
};

/** When it was said, whether it was changed, and who has read it. */
function MessageFoot({ message: { createdAt, editedAt }, readers, name }: MessageFootProps) {
  const { talk: texts } = useTexts('messages');
  const locale = useLocale();
  return (
    <Foot>
      {name === null ? null : <VisuallyHidden>{name}: </VisuallyHidden>}
      {editedAt ? <span>{texts.edited()}</span> : null}
      <time dateTime={createdAt}>{clockOf(createdAt, locale)}</time>
      {readers === null ? null : (
        <Read title={readers}>
          <CheckCheck aria-hidden="true" size="1.1em" />
          <VisuallyHidden>{readers}</VisuallyHidden>
        </Read>
      )}
    </Foot>
  );
}

const Beside = chakra('div', { base: { alignSelf: 'start', paddingTop: '1' } });
const Name = chakra('p', { base: { textStyle: 'label', color: 'fg.muted' } });
const Read = chakra('span', { base: { display: 'inline-flex', color: 'positive' } });
const Warning = chakra('p', {
  base: {
    display: 'flex',
    gap: '2',
    marginTop: '2',
    padding: '2',
    bg: 'warning.subtle',
    borderInlineStart: '4px solid {colors.warning.solid}',
    textStyle: 'small',
    '& svg': { flexShrink: '0', width: '1.15rem', height: '1.15rem', marginTop: '0.5' },
  },
});
/** There when it is looked for. */
const Tool = chakra('div', {
  base: {
    alignSelf: 'center',
    color: 'fg.muted',
    '@media (hover: hover)': {
      opacity: '0',
      'li:hover &': { opacity: '1' },
      _focusWithin: { opacity: '1' },
      '&:has([data-open])': { opacity: '1' },
    },
  },
});
