import { chakra } from '@chakra-ui/react';
import type { DealOutput } from '@oche/validators/market/deals';
import { Check } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { Row } from '../../../components/layout.tsx';
import { Muted } from '../../../components/text.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { Step } from './step.tsx';
import { useAfterChange, useDealWords } from './use-deal-words.ts';

/** Both say that it has changed hands. */
export function ConfirmStep({ deal }: { deal: DealOutput }) {
  const { texts, name, moment } = useDealWords(deal);
  const { confirm: words } = texts;
  const after = useAfterChange();
  const confirm = trpc.market.deals.confirm.useMutation(after);
  const cancel = trpc.market.deals.cancel.useMutation(after);
  const { id, side, can, status, confirmsAt, offerId } = deal;
  const own = side === 'buyer' ? deal.buyerConfirmedAt : deal.sellerConfirmedAt;
  const theirs = side === 'buyer' ? deal.sellerConfirmedAt : deal.buyerConfirmedAt;
  const isSold = offerId === null && side === 'buyer';
  const isDone = status === 'completed';
  return (
    <Step
      number={18}
      title={words.title()}
      state={isDone ? 'done' : can.confirm || own ? 'now' : 'later'}
    >
      {isDone ? <p>{words.done()}</p> : null}
      {!isDone && own ? <Said>{words.yours()}</Said> : null}
      {!isDone && theirs && !isSold ? <Said>{words.theirs({ name })}</Said> : null}
      {!isDone && own ? <Muted>{words.waits({ name })}</Muted> : null}
      {!isDone && confirmsAt ? <Muted>{words.silent({ time: moment(confirmsAt) })}</Muted> : null}
      {can.confirm ? (
        <>
          <p>{isSold ? words.sold({ name }) : words[side]()}</p>
          <Row>
            <Button
              variant="accent"
              shape="wedge"
              disabled={confirm.isPending || cancel.isPending}
              aria-busy={confirm.isPending}
              onClick={() => confirm.mutate({ id })}
            >
              <Check aria-hidden="true" />
              {side === 'seller' ? words.buttonSeller() : words.buttonBuyer()}
            </Button>
            {isSold && can.cancel ? (
              <Button
                variant="ghost"
                disabled={confirm.isPending || cancel.isPending}
                onClick={() => cancel.mutate({ id, reason: words.no() })}
              >
                {words.no()}
              </Button>
            ) : null}
          </Row>
        </>
      ) : null}
    </Step>
  );
}

function Said({ children }: { children: string }) {
  return (
    <Line>
      <Check aria-hidden="true" />
      {children}
    </Line>
  );
}

const Line = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    textStyle: 'subheading',
    '& svg': { width: '5', height: '5', color: 'positive' },
  },
});
