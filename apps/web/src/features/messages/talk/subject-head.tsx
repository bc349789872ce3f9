import { chakra } from '@chakra-ui/react';
import type { Conversation } from '@oche/validators/conversations';
import { createLink } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../../components/avatar.tsx';
import { BoardStrip } from '../../../components/board/board-strip.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { Picture } from '../../../components/picture.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { linkTarget } from '../../../lib/addresses/link-target.ts';
import { euroText } from '../../../lib/money.ts';
import { fullName, initials } from '../../../lib/person-name.ts';

interface SubjectHeadProps {
  conversation: Conversation;
  /** of what it is about */
  actions: ReactNode;
}

/** The slate above a conversation: the thing with its price, and whom one talks with. */
export function SubjectHead({ conversation, actions }: SubjectHeadProps) {
  const { subject, others } = conversation;
  const texts = useTexts('messages');
  const locale = useLocale();
  const [other] = others;
  const title = subject?.title ?? texts.gone();
  return (
    <header>
      <Slate className="dark">
        <Back
          to="/messages"
          variant="ghost"
          shape="icon"
          aria-label={texts.back()}
          title={texts.back()}
        >
          <ArrowLeft aria-hidden="true" />
        </Back>
        {subject?.picture ? (
          <Thing>
            <Picture picture={subject.picture} alt="" sizes="5rem" isLazy={false} />
          </Thing>
        ) : null}
        <Words>
          <With>
            <Avatar
              name={other?.firstName ?? texts.nobody()}
              letters={other && initials(other)}
              src={other?.profileImageUrl ?? null}
              size="sm"
            />
            <Name>{other ? fullName(other) : texts.nobody()}</Name>
          </With>
          <Title>
            {subject?.path ? <TitleLink {...linkTarget(subject.path)}>{title}</TitleLink> : title}
          </Title>
          {subject?.state ? <State>{texts.states[subject.state]()}</State> : null}
        </Words>
        {subject?.price == null ? null : <Price>{euroText(subject.price, locale)}</Price>}
      </Slate>
      <Bar className="dark">{actions}</Bar>
      <BoardStrip />
    </header>
  );
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '2',
    paddingInline: '3',
    paddingBottom: '2',
    bg: 'bg',
    color: 'fg',
    _empty: { display: 'none' },
  },
});
const Slate = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: { base: '2', md: '4' },
    rowGap: '2',
    bg: 'bg',
    color: 'fg',
    paddingInlineStart: { base: '2', md: '4' },
    paddingInlineEnd: '4',
    paddingBlock: '2',
  },
});
const Back = chakra(ButtonLink, { base: { display: { md: 'none' }, color: 'fg' } });
const Thing = chakra('div', {
  base: {
    flexShrink: '0',
    width: { base: '12', md: '16' },
    height: { base: '12', md: '16' },
    overflow: 'hidden',
    clipPath: 'polygon(0 0, 100% 0, calc(100% - 0.7rem) 100%, 0 100%)',
  },
});
const Words = chakra('div', {
  base: { flex: '1 1 8rem', minWidth: '0', display: 'grid', gap: '1' },
});
const With = chakra('p', {
  base: { display: 'flex', alignItems: 'center', gap: '2.5', minWidth: '0' },
});
const Name = chakra('span', { base: { textStyle: 'subheading', truncate: true } });
const Title = chakra('h1', { base: { textStyle: 'label', color: 'fg.muted', truncate: true } });
const TitleLink = createLink(chakra('a', { base: { color: 'fg.muted', _hover: { color: 'fg' } } }));
const State = chakra('span', {
  base: {
    justifySelf: 'start',
    paddingInline: '1.5',
    bg: 'warning.solid',
    color: 'warning.contrast',
    textStyle: 'label',
  },
});
const Price = chakra('p', {
  base: { textStyle: 'numberHero', fontSize: { base: '2xl', md: '3xl' }, whiteSpace: 'nowrap' },
});
