import { chakra } from '@chakra-ui/react';
import { UNREAD_MESSAGES_MAX } from '@oche/validators/conversations/limits';
import type { ConversationEntry } from '@oche/validators/conversations/schemas';
import { createLink } from '@tanstack/react-router';
import { BellOff } from 'lucide-react';
import { Figure, VisuallyHidden } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { Faces } from '../faces.tsx';
import { briefTime } from '../message-time.ts';
import type { MessagesSearch } from '../messages-search.ts';
import { isMany, namesOf, saidOf, subjectOf, titleOf } from '../names.ts';
import { useTypists } from '../typing/typists.ts';

interface ConversationRowProps {
  entry: ConversationEntry;
  isCurrent?: boolean;
  /** stays in the address */
  search?: MessagesSearch;
}

/** Who it is with, what about, and what was said last; the whole row leads there. */
export function ConversationRow({ entry, isCurrent = false, search = {} }: ConversationRowProps) {
  const texts = useTexts('messages');
  const locale = useLocale();
  const { id, unread, latest, subject, isMuted } = entry;
  const about = subjectOf(entry, texts);
  const isMore = unread > UNREAD_MESSAGES_MAX;
  return (
    <Row
      to="/messages/$id"
      params={{ id: String(id) }}
      search={search}
      data-unread={(unread > 0 && !isMuted) || undefined}
      data-current={isCurrent || undefined}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <Faces talked={entry} />
      <Words>
        <Name>{titleOf(entry, texts)}</Name>
        {about === null ? null : (
          <Title>
            {subject?.state ? <State>{texts.states[subject.state]()}</State> : null}
            {about}
          </Title>
        )}
        <Latest entry={entry} />
      </Words>
      <Side>
        <When dateTime={latest.createdAt}>{briefTime(latest.createdAt, locale, texts.talk)}</When>
        <Marks>
          {isMuted ? (
            <>
              <BellOff aria-hidden="true" size="1rem" />
              <VisuallyHidden>{texts.muted()}</VisuallyHidden>
            </>
          ) : null}
          {unread > 0 ? (
            <Unread data-muted={isMuted || undefined}>
              <span aria-hidden="true">{isMore ? `${UNREAD_MESSAGES_MAX}+` : unread}</span>
              <VisuallyHidden>
                {isMore
                  ? texts.unreadMany({ count: UNREAD_MESSAGES_MAX })
                  : texts.unread({ count: unread })}
              </VisuallyHidden>
            </Unread>
          ) : null}
        </Marks>
      </Side>
    </Row>
  );
}

/** What was said last, or that somebody is writing. */
function Latest({ entry }: { entry: ConversationEntry }) {
  const texts = useTexts('messages');
  const { user } = useAuth();
  const { latest, others } = entry;
  const [typist] = useTypists(entry.id);
  if (typist !== undefined) return <Typing>{texts.typing.here()}</Typing>;
  const nameOf = namesOf(others, user?.id ?? '', texts);
  const text = saidOf(latest, texts, nameOf);
  const sender = others.find(({ id }) => id === latest.senderId);
  if (latest.notice) return <Said>{text}</Said>;
  if (latest.senderId === user?.id) return <Said>{texts.you({ text })}</Said>;
  return (
    <Said>
      {sender && isMany(entry) ? texts.talk.said({ name: sender.firstName, text }) : text}
    </Said>
  );
}

const Row = createLink(
  chakra('a', {
    base: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '3',
      paddingBlock: '2.5',
      paddingInline: '3',
      color: 'fg',
      textDecoration: 'none',
      borderInlineStart: '4px solid transparent',
      borderBottomWidth: '1px',
      borderBottomColor: 'border',
      _hover: { bg: 'bg.sunken' },
      _focusVisible: { outlineOffset: '-2px' },
      '&[data-unread]': { bg: 'bg.raised' },
      '&[data-current]': { bg: 'bg.sunken', borderInlineStartColor: 'accent.solid' },
    },
  }),
);
const Words = chakra('span', { base: { display: 'grid', alignContent: 'center', minWidth: '0' } });
const Name = chakra('span', {
  base: { textStyle: 'subheading', lineHeight: '1.2', truncate: true },
});
const Title = chakra('span', {
  base: { textStyle: 'label', color: 'fg.muted', truncate: true },
});
const State = chakra('span', {
  base: { marginInlineEnd: '1.5', paddingInline: '1', bg: 'bg.inverse', color: 'fg.inverse' },
});
const Said = chakra('span', {
  base: { textStyle: 'small', truncate: true, '[data-unread] &': { fontWeight: 'semibold' } },
});
const Typing = chakra(Said, { base: { color: 'positive', fontStyle: 'italic' } });
const Side = chakra('span', {
  base: {
    display: 'grid',
    alignSelf: 'stretch',
    justifyItems: 'end',
    alignContent: 'space-between',
  },
});
const When = chakra('time', {
  base: { textStyle: 'number', fontSize: 'sm', color: 'fg.muted', whiteSpace: 'nowrap' },
});
const Marks = chakra('span', {
  base: { display: 'flex', alignItems: 'center', gap: '1.5', color: 'fg.muted' },
});
const Unread = chakra(Figure, {
  base: {
    minWidth: '6',
    paddingInline: '1.5',
    bg: 'accent.solid',
    color: 'accent.contrast',
    borderRadius: 'full',
    lineHeight: '1.5rem',
    textAlign: 'center',
    '&[data-muted]': { bg: 'bg.sunken', color: 'fg.muted' },
  },
});
