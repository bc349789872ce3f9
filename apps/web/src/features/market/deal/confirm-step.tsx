import { chakra } from '@chakra-ui/react';
import { CONFIRM_UNDO_SECONDS } from '@oche/validators/market/deal-limits';
import type { DealOutput } from '@oche/validators/market/deals';
import { Check, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Row } from '../../../components/layout.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Muted } from '../../../components/text.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { Step } from './step.tsx';
import { useAfterChange, useDealWords } from './use-deal-words.ts';

const ConfirmDialog = lazyPart(
  async () => (await import('../../../components/dialog/confirm-dialog.tsx')).ConfirmDialog,
);

/** Both say that it has changed hands. */
export function ConfirmStep({ deal, number }: { deal: DealOutput; number: number }) {
  const { texts, name, moment } = useDealWords(deal);
  const [isAsking, setIsAsking] = useState(false);
  const { confirm: words } = texts;
  const after = useAfterChange();
  const confirm = trpc.market.deals.confirm.useMutation({
    ...after,
    onSettled: () => setIsAsking(false),
  });
  const cancel = trpc.market.deals.cancel.useMutation(after);
  const { id, side, can, status, confirmsAt, offerId } = deal;
  const own = side === 'buyer' ? deal.buyerConfirmedAt : deal.sellerConfirmedAt;
  const theirs = side === 'buyer' ? deal.sellerConfirmedAt : deal.buyerConfirmedAt;
  const isSold = offerId === null && side === 'buyer';
  const isDone = status === 'completed';
  const { meeting } = deal;
  /** two who have agreed on a time have hardly met before it */
  const isEarly = () => meeting?.isAgreed === true && Date.parse(meeting.at) > Date.now();
  const button = side === 'seller' ? words.buttonSeller() : words.buttonBuyer();
  return (
    <Step
      number={number}
      title={words.title()}
      state={isDone ? 'done' : can.confirm || own ? 'now' : 'later'}
    >
      {isDone ? <p>{words.done()}</p> : null}
      {!isDone && own ? <Said>{words.yours()}</Said> : null}
      {!isDone && theirs && !isSold ? <Said>{words.theirs({ name })}</Said> : null}
      {!isDone && own ? <Muted>{words.waits({ name })}</Muted> : null}
      {!isDone && confirmsAt ? <Muted>{words.silent({ time: moment(confirmsAt) })}</Muted> : null}
      {can.takeBackConfirm ? <TakeBack key={own} deal={deal} /> : null}
      {isAsking && meeting ? (
        <ConfirmDialog
          isOpen
          onClose={() => setIsAsking(false)}
          onConfirm={() => confirm.mutate({ id })}
          title={words.early()}
          confirmLabel={button}
          keepLabel={words.notYet()}
          isPending={confirm.isPending}
        >
          <p>{words.earlyText({ time: moment(meeting.at, meeting.lounge.timeZone) })}</p>
        </ConfirmDialog>
      ) : null}
      {can.confirm ? (
        <>
          <p>{isSold ? words.sold({ name }) : words[side]()}</p>
          <Row>
            <Button
              variant="accent"
              shape="wedge"
              disabled={confirm.isPending || cancel.isPending}
              aria-busy={confirm.isPending}
              onClick={() => (isEarly() ? setIsAsking(true) : confirm.mutate({ id }))}
            >
              <Check aria-hidden="true" />
              {button}
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

/** The way back from a slip; the time for it begins when it is shown. */
function TakeBack({ deal }: { deal: DealOutput }) {
  const { texts } = useDealWords(deal);
  const takeBack = trpc.market.deals.takeBackConfirm.useMutation(useAfterChange());
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const end = setTimeout(() => setIsOver(true), CONFIRM_UNDO_SECONDS * 1000);
    return () => clearTimeout(end);
  }, []);
  if (isOver) return null;
  return (
    <Button
      size="sm"
      variant="outline"
      disabled={takeBack.isPending}
      aria-busy={takeBack.isPending}
      onClick={() => takeBack.mutate({ id: deal.id })}
    >
      <Undo2 aria-hidden="true" />
      {texts.confirm.takeBack()}
    </Button>
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
