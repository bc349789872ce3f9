import { chakra } from '@chakra-ui/react';
import type { DealOutput } from '@oche/validators/market/deals';
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Breadcrumb } from '../../../components/page/breadcrumb.tsx';
import { Page } from '../../../components/page/page.tsx';
import { useSeen } from '../../../lib/live/use-seen.ts';
import { trpc } from '../../../lib/trpc.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { DealSlate } from './deal-slate.tsx';
import { isOff } from './dispute-outcome.ts';
import { DisputeSection } from './dispute-section.tsx';
import { HandoverStep } from './handover-step.tsx';
import { Step, Steps } from './step.tsx';
import { useDealEvents } from './use-deal-events.ts';
import { useDealWords } from './use-deal-words.ts';

const CancelDialog = lazyPart(async () => (await import('./cancel-dialog.tsx')).CancelDialog);
const DisputeDialog = lazyPart(async () => (await import('./dispute-dialog.tsx')).DisputeDialog);

interface DealPageProps {
  id: number;
  /** what both say of each other when it is done */
  reviews: ReactNode;
}

/** A deal from the reservation to the reviews: what was agreed on, and whose turn it is. */
export function DealPage({ id, reviews }: DealPageProps) {
  const [deal] = trpc.market.deals.get.useSuspenseQuery({ id }, { staleTime: 0 });
  const { texts } = useDealWords(deal);
  useSeen([`deal/${id}`]);
  useDealEvents(deal);
  const { status, cancelled, dispute } = deal;
  // what the moderators decide, or have decided, is the one thing that is said of it
  const isTheirs = status === 'disputed' || isOff(dispute?.outcome);
  const first = deal.offerId === null ? 0 : 1;
  return (
    <Page>
      <Crumbs>
        <Breadcrumb
          items={[{ label: texts.back(), to: '/marketplace' }, { label: texts.title() }]}
        />
      </Crumbs>
      <DealSlate deal={deal} />
      {cancelled && !isTheirs ? (
        <Cancelled deal={deal} by={cancelled.by} reason={cancelled.reason} />
      ) : null}
      {dispute ? <DisputeSection deal={deal} dispute={dispute} /> : null}
      {status === 'cancelled' || isTheirs ? null : (
        <section aria-label={texts.steps()}>
          <Steps>
            {first === 0 ? null : <HandoverStep deal={deal} />}
            <ConfirmStep deal={deal} number={first + 1} />
            <Step
              number={first + 2}
              title={texts.review.title()}
              state={status === 'completed' ? 'now' : 'later'}
            >
              {status === 'completed' ? reviews : <p>{texts.review.later()}</p>}
            </Step>
          </Steps>
        </section>
      )}
      <Actions deal={deal} />
    </Page>
  );
}

interface CancelledProps {
  deal: DealOutput;
  by: NonNullable<DealOutput['cancelled']>['by'];
  reason: string | null;
}

function Cancelled({ deal, by, reason }: CancelledProps) {
  const { texts, name } = useDealWords(deal);
  const words = texts.cancelled;
  const who =
    by === deal.side
      ? words.you()
      : by === 'clock'
        ? words.clock()
        : by === 'moderator'
          ? words.moderator()
          : words.other({ name });
  return (
    <Notice>
      <p>{who}</p>
      {reason ? <p>„{reason}“</p> : null}
      <ButtonLink to="/marketplace" size="sm" variant="outline" marginTop="2">
        {words.again()}
      </ButtonLink>
    </Notice>
  );
}

/** What is done seldom. */
function Actions({ deal }: { deal: DealOutput }) {
  const { texts } = useDealWords(deal);
  const [open, setOpen] = useState<'cancel' | 'dispute' | null>(null);
  const close = () => setOpen(null);
  const { can, status } = deal;
  return (
    <Row>
      {can.dispute ? (
        <Button size="sm" variant="outline" onClick={() => setOpen('dispute')}>
          {texts.dispute.button()}
        </Button>
      ) : null}
      {can.cancel && status === 'reserved' ? (
        <Button size="sm" variant="danger" onClick={() => setOpen('cancel')}>
          {texts.cancel.button()}
        </Button>
      ) : null}
      {open === 'cancel' ? <CancelDialog deal={deal} onClose={close} /> : null}
      {open === 'dispute' ? <DisputeDialog deal={deal} onClose={close} /> : null}
    </Row>
  );
}

const Crumbs = chakra('div', { base: { marginBottom: '3' } });
const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    marginTop: '6',
    _empty: { display: 'none' },
  },
});
