import { chakra } from '@chakra-ui/react';
import type { Message } from '@oche/validators/conversations/schemas';
import { Eye } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { Picture } from '../../../components/picture.tsx';
import { PlainText } from '../../../components/plain-text.tsx';
import { Section } from '../../../components/section/section.tsx';
import { Badge, Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';

/** What was said around a reported message, for moderators who ask for it: each look is in the log. */
export function CaseTalk({ id }: { id: string }) {
  const texts = useTexts('messages');
  const showFailure = useFailureToast();
  const look = trpc.social.conversations.look.useMutation({
    onError: (error) => showFailure(error, texts.look.over()),
  });
  const nameOf = ({ senderId }: Message) => {
    const member = look.data?.members.find((each) => each.id === senderId);
    return member ? fullName(member) : texts.house();
  };
  return (
    <Section title={texts.look.title()} text={look.data ? null : texts.look.text()}>
      {look.data ? (
        <Lines>
          {look.data.messages.map((message) => (
            <Line key={message.id} data-reported={String(message.id) === id || undefined}>
              <Muted>
                <strong>{nameOf(message)}</strong> ·{' '}
                <Time value={message.createdAt} format="dateTime" />{' '}
                {String(message.id) === id ? (
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
      ) : (
        <Button
          variant="outline"
          disabled={look.isPending}
          onClick={() => look.mutate({ messageId: Number(id) })}
        >
          <Eye aria-hidden="true" />
          {texts.look.button()}
        </Button>
      )}
    </Section>
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
