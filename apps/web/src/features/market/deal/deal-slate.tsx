import { chakra } from '@chakra-ui/react';
import type { DealOutput } from '@oche/validators/market/deals';
import { MessageCircle } from 'lucide-react';
import { BoardStrip } from '../../../components/board/board-strip.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { TextLink } from '../../../components/link.tsx';
import { OppositeSides, Side } from '../../../components/opposite-sides.tsx';
import { Picture } from '../../../components/picture.tsx';
import { Heading, Label } from '../../../components/text.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { euroText } from '../../../lib/money.ts';
import { fullName } from '../../../lib/person-name.ts';
import { useDealWords } from './use-deal-words.ts';

/** The two sides as before a match, and between them what was agreed on. */
export function DealSlate({ deal }: { deal: DealOutput }) {
  const { texts, locale, moment } = useDealWords(deal);
  const { user } = useAuth();
  const { item, other, side, price, status, reservedUntil, conversationId } = deal;
  const own = { name: user ? fullName(user) : texts.you(), src: user?.profileImageUrl ?? null };
  const theirs = { name: fullName(other), src: other.profileImageUrl };
  const [seller, buyer] = side === 'seller' ? [own, theirs] : [theirs, own];
  return (
    <Slate className="dark">
      <OppositeSides>
        <Side {...seller}>
          <Label>{texts.seller()}</Label>
        </Side>
        <Deal data-status={status}>
          <State>{texts.status[status]()}</State>
          <Price>{euroText(price, locale)}</Price>
        </Deal>
        <Side {...buyer}>
          <Label>{texts.buyer()}</Label>
        </Side>
      </OppositeSides>
      {status === 'reserved' && reservedUntil ? (
        <Until>{texts.until({ time: moment(reservedUntil) })}</Until>
      ) : null}
      <Thing>
        <Article>
          {item.picture ? (
            <Frame>
              <Picture picture={item.picture} alt="" sizes="5rem" />
            </Frame>
          ) : null}
          <Heading as="h1" size="subheading">
            {item.title}
          </Heading>
        </Article>
        <Links>
          <TextLink to="/marketplace/$id" params={{ id: String(item.id) }}>
            {texts.toItem()}
          </TextLink>
          {conversationId === null ? null : (
            <ButtonLink
              to="/messages/$id"
              params={{ id: String(conversationId) }}
              size="sm"
              variant="outline"
            >
              <MessageCircle aria-hidden="true" />
              {texts.toTalk()}
            </ButtonLink>
          )}
        </Links>
      </Thing>
      <BoardStrip />
    </Slate>
  );
}

const Slate = chakra('header', {
  base: {
    display: 'grid',
    gap: '4',
    paddingTop: '5',
    marginBottom: '6',
    bg: 'board.surround',
    color: 'board.chalk',
    '& > :not(:last-child)': { paddingInline: { base: '3', md: '6' } },
  },
});
const Deal = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '1',
    textAlign: 'center',
    // as wide as most prices are, so that the sides stay where they are while a font comes
    minWidth: { base: '40vw', md: '15rem' },
    maxWidth: '15rem',
  },
});
const State = chakra('span', {
  base: {
    textStyle: 'label',
    color: 'warning',
    '[data-status=completed] &': { color: 'positive' },
    '[data-status=cancelled] &, [data-status=disputed] &': { color: 'danger' },
  },
});
const Price = chakra('strong', {
  base: {
    textStyle: 'numberHero',
    fontSize: 'clamp(2.5rem, 12vw, 5.5rem)',
    '[data-status=cancelled] &': {
      textDecoration: 'line-through',
      textDecorationThickness: '4px',
      color: 'fg.muted',
    },
  },
});
const Until = chakra('p', {
  base: { textStyle: 'number', color: 'fg.muted', textAlign: 'center' },
});
// on phones two rows from the left: what is centred and wraps moves when a font comes
const Thing = chakra('div', {
  base: {
    display: { base: 'grid', md: 'flex' },
    justifyContent: { md: 'center' },
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
  },
});
const Article = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    minWidth: '0',
    '& h1': { overflowWrap: 'anywhere' },
  },
});
const Links = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', flexShrink: '0' },
});
// a picture without a text has no size of its own until it is there
const Frame = chakra('span', { base: { flexShrink: '0', width: '16', height: '12' } });
