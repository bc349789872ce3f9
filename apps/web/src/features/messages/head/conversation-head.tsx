import { chakra } from '@chakra-ui/react';
import type { Conversation } from '@oche/validators/conversations/schemas';
import { createLink } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { BoardStrip } from '../../../components/board/board-strip.tsx';
import { ButtonAnchor } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { linkTarget } from '../../../lib/addresses/link-target.ts';
import { euroText } from '../../../lib/money.ts';
import { Faces } from '../faces.tsx';
import { MenuButton } from '../menu/menu-button.tsx';
import { clockOf } from '../message-time.ts';
import type { MessagesSearch } from '../messages-search.ts';
import { subjectOf, titleOf } from '../names.ts';
import { QuickActions } from './quick-actions.tsx';

const ConversationMenu = lazyPart(
  async () => (await import('./conversation-menu.tsx')).ConversationMenu,
);

interface ConversationHeadProps {
  conversation: Conversation;
  /** of what it is about, by its domain */
  actions: ReactNode;
  search: MessagesSearch;
}

/** The slate above a conversation: who one talks with, what about, its price or time, and what can be done. */
export function ConversationHead({ conversation, actions, search }: ConversationHeadProps) {
  const { kind, subject, others } = conversation;
  const texts = useTexts('messages');
  const locale = useLocale();
  const about = subjectOf(conversation, texts);
  const [other] = others;
  const title = titleOf(conversation, texts);
  return (
    <header>
      <Slate className="dark">
        <Back
          to="/messages"
          search={{ filter: search.filter }}
          variant="ghost"
          shape="icon"
          aria-label={texts.back()}
          title={texts.back()}
        >
          <ArrowLeft aria-hidden="true" />
        </Back>
        <Faces talked={conversation} />
        <Words>
          <Title>
            {kind !== 'group' && others.length === 1 && other ? (
              <PlainLink to={`/profile/${other.id}` as string}>{title}</PlainLink>
            ) : (
              title
            )}
          </Title>
          {about === null ? null : (
            <About>
              {subject?.path ? <PlainLink {...linkTarget(subject.path)}>{about}</PlainLink> : about}
            </About>
          )}
          {subject?.state ? <State>{texts.states[subject.state]()}</State> : null}
        </Words>
        {subject?.price == null ? null : <Price>{euroText(subject.price, locale)}</Price>}
        {subject?.startAt ? (
          <Price>
            <time dateTime={subject.startAt}>
              {clockOf(subject.startAt, locale, subject.timeZone)}
            </time>
          </Price>
        ) : null}
        <MenuButton label={texts.labels.menu()}>
          {(place) => <ConversationMenu {...place} conversation={conversation} />}
        </MenuButton>
      </Slate>
      <Bar className="dark">
        <QuickActions conversation={conversation} />
        {actions}
      </Bar>
      <BoardStrip />
    </header>
  );
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    paddingInline: { base: '3', md: '5' },
    paddingBottom: '2',
    bg: 'bg',
    color: 'fg',
    _empty: { display: 'none' },
  },
});
const Slate = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    columnGap: { base: '2', md: '4' },
    bg: 'bg',
    color: 'fg',
    paddingInlineStart: { base: '2', md: '5' },
    paddingInlineEnd: { base: '2', md: '4' },
    paddingBlock: '2',
  },
});
const Back = createLink(chakra(ButtonAnchor, { base: { display: { md: 'none' }, color: 'fg' } }));
const Words = chakra('div', {
  base: { flex: '1 1 6rem', minWidth: '0', display: 'grid', gap: '0.5' },
});
const Title = chakra('h1', {
  base: { textStyle: 'heading', fontSize: { base: 'lg', md: 'xl' }, truncate: true },
});
const About = chakra('p', { base: { textStyle: 'label', color: 'fg.muted', truncate: true } });
const PlainLink = createLink(
  chakra('a', { base: { color: 'inherit', _hover: { color: 'fg', textDecoration: 'underline' } } }),
);
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
