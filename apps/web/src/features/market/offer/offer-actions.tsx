import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { HandCoins, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Row } from '../../../components/layout.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { euroText } from '../../../lib/money.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { OfferedItem } from './offer-dialog.tsx';

const OfferDialog = lazyPart(async () => (await import('./offer-dialog.tsx')).OfferDialog);

interface OfferActionsProps {
  item: OfferedItem & { can: { offer: boolean; message: boolean } };
}

/** What a member can do about an item of somebody else's: offer, write, or go on with what is under way. */
export function OfferActions({ item }: OfferActionsProps) {
  const texts = useTexts('market/offer');
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const offers = trpc.market.offers.list.useQuery({ itemId: item.id });
  const dealt = offers.data?.find(({ status }) => status === 'accepted');
  const open = offers.data?.find(({ status }) => status === 'pending');
  const amount = open ? euroText(open.amount, locale) : '';
  return (
    <Row alignItems="center" gap="3">
      {dealt?.dealId ? (
        <State data-good>
          <span>{texts.yours()}</span>
          <ButtonLink
            to="/marketplace/deals/$id"
            params={{ id: String(dealt.dealId) }}
            variant="accent"
            shape="wedge"
          >
            {texts.toDeal()}
          </ButtonLink>
        </State>
      ) : open?.conversationId ? (
        <State>
          <span>
            {open.by === 'seller'
              ? texts.answerThem({ amount })
              : open.isWaiting
                ? texts.reserved()
                : texts.waiting({ amount })}
          </span>
          <ButtonLink
            to="/messages/$id"
            params={{ id: String(open.conversationId) }}
            variant={open.by === 'seller' ? 'accent' : 'outline'}
          >
            {texts.toTalk()}
          </ButtonLink>
        </State>
      ) : item.can.offer ? (
        <Button variant="accent" shape="wedge" size="lg" onClick={() => setIsOpen(true)}>
          <HandCoins aria-hidden="true" />
          {item.takesOffers ? texts.open() : texts.buy()}
        </Button>
      ) : null}
      {item.can.message ? <WriteButton itemId={item.id} /> : null}
      {isOpen ? <OfferDialog item={item} onClose={() => setIsOpen(false)} /> : null}
    </Row>
  );
}

/** Opens the conversation with the seller. */
function WriteButton({ itemId }: { itemId: number }) {
  const texts = useTexts('market/offer');
  const navigate = useNavigate();
  const fail = useFailureToast();
  const start = trpc.market.conversations.start.useMutation({
    onSuccess: ({ id }) => void navigate({ to: '/messages/$id', params: { id: String(id) } }),
    onError: (error) => fail(error, texts.messageFailed()),
  });
  return (
    <Button
      variant="outline"
      disabled={start.isPending}
      aria-busy={start.isPending}
      onClick={() => start.mutate({ itemId })}
    >
      <MessageCircle aria-hidden="true" />
      {texts.message()}
    </Button>
  );
}

const State = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    width: 'full',
    padding: '3',
    bg: 'warning.subtle',
    borderInlineStart: '4px solid {colors.warning.solid}',
    '&[data-good]': {
      bg: 'positive.subtle',
      borderInlineStartColor: 'positive.solid',
    },
    '& > span': { textStyle: 'subheading' },
  },
});
