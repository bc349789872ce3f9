import { chakra } from '@chakra-ui/react';
import type { MessageCard } from '@oche/validators/conversations/schemas';
import { TextLink } from '../../../components/link.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useSeen } from '../../../lib/live/use-seen.ts';
import { OfferCard } from './offer-card.tsx';

/** What the market shows in a conversation: offers, and what has become of them and of the deal. */
export function MarketCard({ card }: { card: MessageCard }) {
  if (card.kind === 'offer') return <OfferCard id={card.id} />;
  return <News card={card} />;
}

type NewsKind = keyof ReturnType<typeof useTexts<'market/offer'>>['news'];

/** A line of the house; that of a deal leads to its page. */
function News({ card: { kind, id } }: { card: MessageCard }) {
  const { news, toDeal } = useTexts('market/offer');
  const isDeal = kind.startsWith('deal');
  useSeen(isDeal ? [`deal/${id}`] : [`offer/${id}`]);
  const text = Object.hasOwn(news, kind) ? news[kind as NewsKind]() : null;
  if (text === null) return null;
  return (
    <Line data-good={GOOD.has(kind) || undefined}>
      {text}
      {isDeal ? (
        <TextLink to="/marketplace/deals/$id" params={{ id: String(id) }}>
          {toDeal()}
        </TextLink>
      ) : null}
    </Line>
  );
}

const GOOD = new Set(['dealaccepted', 'dealmeetingagreed', 'dealcompleted', 'dealdismissed']);

const Line = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    textStyle: 'subheading',
    paddingInlineStart: '3',
    borderInlineStart: '4px solid {colors.warning.solid}',
    '&[data-good]': { borderInlineStartColor: 'positive.solid' },
  },
});
