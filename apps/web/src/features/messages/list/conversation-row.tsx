import { chakra } from '@chakra-ui/react';
import { UNREAD_MESSAGES_MAX } from '@oche/validators/conversation-limits';
import type { ConversationEntry } from '@oche/validators/conversations';
import { createLink } from '@tanstack/react-router';
import { Tag } from 'lucide-react';
import { Avatar } from '../../../components/avatar.tsx';
import { Picture } from '../../../components/picture.tsx';
import { Figure, VisuallyHidden } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { fullName, initials } from '../../../lib/person-name.ts';
import { briefTime } from '../message-time.ts';

interface ConversationRowProps {
  entry: ConversationEntry;
  isCurrent: boolean;
}

/** Whom with, about what, and what was said last; the whole row leads there. */
export function ConversationRow({ entry, isCurrent }: ConversationRowProps) {
  const texts = useTexts('messages');
  const locale = useLocale();
  const { user } = useAuth();
  const { id, others, subject, unread, latest } = entry;
  const [other] = others;
  const said =
    latest.content ||
    (latest.isHidden
      ? texts.talk.hidden()
      : latest.card
        ? texts.card()
        : texts.photo({ count: latest.pictures.length }));
  const isMany = unread > UNREAD_MESSAGES_MAX;
  return (
    <Row
      to="/messages/$id"
      params={{ id: String(id) }}
      data-unread={unread > 0 || undefined}
      data-current={isCurrent || undefined}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <Pictures>
        <Thing>
          {subject?.picture ? (
            <Picture picture={subject.picture} alt="" sizes="3.5rem" />
          ) : (
            <Tag aria-hidden="true" />
          )}
        </Thing>
        <Face>
          <Avatar
            name={other?.firstName ?? texts.nobody()}
            letters={other && initials(other)}
            src={other?.profileImageUrl ?? null}
            size="sm"
          />
        </Face>
      </Pictures>
      <Words>
        <Name>{other ? fullName(other) : texts.nobody()}</Name>
        <Title>
          {subject?.state ? <State>{texts.states[subject.state]()}</State> : null}
          {subject?.title ?? texts.gone()}
        </Title>
        <Said>{latest.senderId === user?.id ? texts.you({ text: said }) : said}</Said>
      </Words>
      <Side>
        <When dateTime={latest.createdAt}>{briefTime(latest.createdAt, locale, texts.talk)}</When>
        {unread > 0 ? (
          <Unread>
            <span aria-hidden="true">{isMany ? `${UNREAD_MESSAGES_MAX}+` : unread}</span>
            <VisuallyHidden>
              {isMany
                ? texts.unreadMany({ count: UNREAD_MESSAGES_MAX })
                : texts.unread({ count: unread })}
            </VisuallyHidden>
          </Unread>
        ) : null}
      </Side>
    </Row>
  );
}

const Row = createLink(
  chakra('a', {
    base: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gap: '3',
      paddingBlock: '3',
      paddingInline: '3',
      color: 'fg',
      textDecoration: 'none',
      borderInlineStart: '4px solid transparent',
      borderBottomWidth: '1px',
      borderBottomColor: 'border',
      _hover: { bg: 'bg.sunken' },
      '&[data-unread]': { bg: 'bg.raised' },
      '&[data-current]': { bg: 'bg.sunken', borderInlineStartColor: 'accent.solid' },
    },
  }),
);
const Pictures = chakra('span', {
  base: { position: 'relative', width: '14', height: '14', marginBottom: '1' },
});
/** Cut like a bed of the board. */
const Thing = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'full',
    height: 'full',
    overflow: 'hidden',
    bg: 'bg.inverse',
    color: 'fg.inverse',
    clipPath: 'polygon(0 0, 100% 0, calc(100% - 0.6rem) 100%, 0 100%)',
  },
});
const Face = chakra('span', {
  base: {
    position: 'absolute',
    bottom: '-1.5',
    insetInlineEnd: '-1.5',
    display: 'inline-flex',
    borderRadius: 'full',
    bg: 'bg',
  },
});
const Words = chakra('span', { base: { display: 'grid', alignContent: 'start', minWidth: '0' } });
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
const Side = chakra('span', {
  base: { display: 'grid', justifyItems: 'end', alignContent: 'space-between', gap: '1' },
});
const When = chakra('time', {
  base: { textStyle: 'number', fontSize: 'sm', color: 'fg.muted', whiteSpace: 'nowrap' },
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
  },
});
