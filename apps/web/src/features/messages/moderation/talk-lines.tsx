import { chakra } from '@chakra-ui/react';
import type { ConversationLook, Message } from '@oche/validators/conversations/schemas';
import { Picture } from '../../../components/picture.tsx';
import { PlainText } from '../../../components/plain-text.tsx';
import { Badge, Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';

interface TalkLinesProps {
  look: ConversationLook;
  /** the message that was reported; none where all of it is the matter */
  reportedId?: number;
}

/** What was said, for moderators who look into it. */
export function TalkLines({ look, reportedId }: TalkLinesProps) {
  const texts = useTexts('messages');
  const nameOf = ({ senderId }: Message) => {
    const member = look.members.find((each) => each.id === senderId);
    return member ? fullName(member) : texts.house();
  };
  return (
    <Lines>
      {look.messages.map((message) => (
        <Line key={message.id} data-reported={message.id === reportedId || undefined}>
          <Muted>
            <strong>{nameOf(message)}</strong> ·{' '}
            <Time value={message.createdAt} format="dateTime" />{' '}
            {message.id === reportedId ? (
              <Badge tone="inverse">{texts.look.reported()}</Badge>
            ) : null}
          </Muted>
          {message.isHidden ? <p>{texts.talk.hidden()}</p> : null}
          {message.card ? <p>{texts.card()}</p> : null}
          <PlainText content={message.content} />
          {message.pictures.length > 0 ? (
            <Photos>
              {message.pictures.map((picture) => (
                <Picture
                  key={picture.id}
                  picture={picture}
                  alt={texts.talk.picture({ name: nameOf(message) })}
                  sizes="12rem"
                />
              ))}
            </Photos>
          ) : null}
        </Line>
      ))}
    </Lines>
  );
}

const Lines = chakra('ol', { base: { display: 'grid', gap: '1', listStyle: 'none' } });
const Line = chakra('li', {
  base: {
    paddingBlock: '2',
    paddingInline: '3',
    borderInlineStart: '4px solid {colors.border}',
    overflowWrap: 'anywhere',
    '&[data-reported]': { borderInlineStartColor: 'accent.solid', bg: 'bg.raised' },
  },
});
const Photos = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 12rem))',
    gap: '2',
    '& img': { aspectRatio: '4 / 3' },
  },
});
