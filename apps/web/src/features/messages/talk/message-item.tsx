import { chakra } from '@chakra-ui/react';
import type { ConversationMember, Message } from '@oche/validators/conversations';
import { Flag, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { Avatar } from '../../../components/avatar.tsx';
import { IconButton } from '../../../components/button.tsx';
import { Picture } from '../../../components/picture.tsx';
import { PlainText } from '../../../components/plain-text.tsx';
import { Report } from '../../../components/report/report.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { initials } from '../../../lib/person-name.ts';
import { clockOf } from '../message-time.ts';
import type { ConversationParts } from '../parts.ts';
import { Bubble, Foot, Line, Photos, Said } from './bubble.tsx';

interface MessageItemProps {
  message: Message;
  /** who says it */
  name: string;
  isOwn: boolean;
  /** whether somebody else said what stands before */
  isFirst: boolean;
  sender: ConversationMember | null;
  card: ConversationParts['card'];
}

/** One message as it was sent. */
export const MessageItem = memo(function MessageItem({
  message,
  name,
  isOwn,
  isFirst,
  sender,
  card,
}: MessageItemProps) {
  const texts = useTexts('messages');
  const locale = useLocale();
  const { content, pictures, isHidden, suspicions, createdAt } = message;
  const isHouse = message.senderId === null;
  // a card alone needs no paper around it
  const hasWords = content !== '' || pictures.length > 0 || isHidden;
  const foot = (
    <Foot>
      {hasWords ? null : <VisuallyHidden>{name}: </VisuallyHidden>}
      <time dateTime={createdAt}>{clockOf(createdAt, locale)}</time>
    </Foot>
  );
  const of = { 'data-own': isOwn || undefined, 'data-house': isHouse || undefined };
  return (
    <Line {...of} data-first={isFirst || undefined}>
      {isOwn || isHouse ? null : (
        <Face>
          {isFirst ? (
            <Avatar
              name={name}
              letters={sender ? initials(sender) : undefined}
              src={sender?.profileImageUrl ?? null}
              size="sm"
            />
          ) : null}
        </Face>
      )}
      <Cell {...of}>
        {message.card && !isHidden ? card(message.card, message) : null}
        {hasWords ? (
          <Bubble
            {...of}
            className={isOwn ? 'dark' : undefined}
            data-hidden={isHidden || undefined}
          >
            <VisuallyHidden>{name}: </VisuallyHidden>
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
            {isHidden ? <p>{texts.talk.hidden()}</p> : null}
            {content ? (
              <Said>
                <PlainText content={content} />
              </Said>
            ) : null}
            {suspicions.length > 0 ? (
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
      </Cell>
      {isOwn || isHouse || isHidden || !hasWords ? null : (
        <Report thing={{ kind: 'message', id: String(message.id) }}>
          {(open) => (
            <Tool label={texts.talk.report()} size="sm" onClick={open}>
              <Flag aria-hidden="true" />
            </Tool>
          )}
        </Report>
      )}
    </Line>
  );
});

const Cell = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, auto)',
    justifyItems: 'start',
    gap: '1.5',
    minWidth: '0',
    '&[data-own]': { justifyItems: 'end' },
    '&[data-house]': { justifyItems: 'center' },
  },
});
const Face = chakra('div', { base: { alignSelf: 'start', paddingTop: '1' } });
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
const Tool = chakra(IconButton, {
  base: {
    alignSelf: 'center',
    color: 'fg.muted',
    '@media (hover: hover)': {
      opacity: '0',
      'li:hover &': { opacity: '1' },
      _focusVisible: { opacity: '1' },
    },
  },
});
