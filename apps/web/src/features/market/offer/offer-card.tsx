import { chakra } from '@chakra-ui/react';
import type { OfferOutput } from '@oche/validators/market/deals';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useMinute } from '../../../components/time/use-minute.ts';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { useSeen } from '../../../lib/live/use-seen.ts';
import { euroText } from '../../../lib/money.ts';
import { trpc } from '../../../lib/trpc.ts';

const AcceptDialog = lazyPart(async () => (await import('./accept-dialog.tsx')).AcceptDialog);
const CounterDialog = lazyPart(async () => (await import('./counter-dialog.tsx')).CounterDialog);

/** An offer inside of the conversation, with the buttons for the one whose turn it is. */
export function OfferCard({ id }: { id: number }) {
  const { card: texts } = useTexts('market/offer');
  // what becomes of it touches its message, and the card is mounted again
  const offer = trpc.market.offers.get.useQuery({ id }, { staleTime: 0 });
  useSeen([`offer/${id}`]);
  if (offer.isError) return <p>{texts.gone()}</p>;
  return offer.data ? <Known offer={offer.data} /> : <Empty aria-hidden="true" />;
}

function Known({ offer }: { offer: OfferOutput }) {
  const { card: texts, toDeal } = useTexts('market/offer');
  const locale = useLocale();
  const { amount, price, status, by, side, dealId } = offer;
  const text = euroText(amount, locale);
  return (
    <Slate className="dark" aria-label={texts.label({ amount: text })} data-status={status}>
      <Head>
        <span>{by === side ? texts.yours() : texts.theirs()}</span>
        <State>{texts.status[status]()}</State>
      </Head>
      <Amount>{text}</Amount>
      <Facts>
        {price !== null && price !== amount ? (
          <span>{texts.asked({ price: euroText(price, locale) })}</span>
        ) : null}
        <Left offer={offer} />
      </Facts>
      {offer.isWaiting ? <Facts>{texts.waits()}</Facts> : null}
      <Actions offer={offer} />
      {status === 'accepted' && dealId !== null ? (
        <ButtonLink
          to="/marketplace/deals/$id"
          params={{ id: String(dealId) }}
          variant="accent"
          shape="wedge"
          size="sm"
        >
          {toDeal()}
        </ButtonLink>
      ) : null}
    </Slate>
  );
}

/** How long it stands. */
function Left({ offer: { expiresAt } }: { offer: OfferOutput }) {
  const { card: texts } = useTexts('market/offer');
  const now = useMinute();
  if (expiresAt === null || now === null) return null;
  const minutes = Math.max(0, Math.ceil(Date.parse(expiresAt) / 60_000) - now);
  const left =
    minutes >= 60
      ? texts.hours({ count: Math.floor(minutes / 60) })
      : texts.minutes({ count: minutes });
  return <span>{texts.until({ left })}</span>;
}

function Actions({ offer }: { offer: OfferOutput }) {
  const { card: texts } = useTexts('market/offer');
  const utils = trpc.useUtils();
  const fail = useFailureToast();
  const [open, setOpen] = useState<'accept' | 'counter' | null>(null);
  const after = {
    onError: (error: unknown) => fail(error, texts.failed()),
    onSettled: () => utils.market.offers.invalidate(),
  };
  const decline = trpc.market.offers.decline.useMutation(after);
  const withdraw = trpc.market.offers.withdraw.useMutation(after);
  const isPending = decline.isPending || withdraw.isPending;
  const { id, can } = offer;
  return (
    <Row>
      {can.accept ? (
        <Button size="sm" variant="accent" shape="wedge" onClick={() => setOpen('accept')}>
          {texts.accept()}
        </Button>
      ) : null}
      {can.counter ? (
        <Button size="sm" variant="outline" onClick={() => setOpen('counter')}>
          {texts.counter()}
        </Button>
      ) : null}
      {can.decline ? (
        <Button
          size="sm"
          variant="ghost"
          disabled={isPending}
          onClick={() => decline.mutate({ id })}
        >
          {texts.decline()}
        </Button>
      ) : null}
      {can.withdraw ? (
        <Button
          size="sm"
          variant="ghost"
          disabled={isPending}
          onClick={() => withdraw.mutate({ id })}
        >
          {texts.withdraw()}
        </Button>
      ) : null}
      {open === 'accept' ? <AcceptDialog offer={offer} onClose={() => setOpen(null)} /> : null}
      {open === 'counter' ? <CounterDialog offer={offer} onClose={() => setOpen(null)} /> : null}
    </Row>
  );
}

const Slate = chakra('section', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    gap: '2',
    minWidth: { base: '13rem', sm: '16rem' },
    padding: '3',
    bg: 'board.surround',
    color: 'board.chalk',
    borderTop: '4px solid {colors.tape}',
    '&[data-status=accepted]': { borderTopColor: 'board.green' },
    '&[data-status=declined], &[data-status=withdrawn], &[data-status=expired]': {
      borderTopColor: 'board.red',
    },
    '&[data-status=countered]': { borderTopColor: 'board.wire' },
  },
});
const Head = chakra('p', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    width: 'full',
    textStyle: 'label',
    color: 'fg.muted',
  },
});
const State = chakra('span', { base: { color: 'warning' } });
const Amount = chakra('strong', {
  base: {
    textStyle: 'numberHero',
    '[data-status=declined] &, [data-status=withdrawn] &, [data-status=expired] &': {
      textDecoration: 'line-through',
      textDecorationThickness: '3px',
      color: 'fg.muted',
    },
    '[data-status=countered] &': { color: 'fg.muted' },
  },
});
const Facts = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    textStyle: 'number',
    color: 'fg.muted',
    _empty: { display: 'none' },
  },
});
const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', _empty: { display: 'none' } },
});
const Empty = chakra('div', { base: { width: '16rem', height: '7rem', bg: 'bg.sunken' } });
