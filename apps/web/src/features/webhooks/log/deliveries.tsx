import { chakra } from '@chakra-ui/react';
import type { Delivery, Webhook } from '@oche/validators/webhooks/schemas';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Row } from '../../../components/layout.tsx';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { SkeletonRows } from '../../../components/page/skeleton.tsx';
import { Badge, Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { QueryFailed } from '../../../patterns/query-state.tsx';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { useOutcome } from './use-outcome.ts';

/** For how long back all that failed is sent again; messages are kept no longer. */
const REPLAYED_DAYS = 30;
const DAY_MS = 86_400_000;
const PAGE = 10;

/** What a hook got and waits for, the latest first. */
export function Deliveries({ hook, onClose }: { hook: Webhook; onClose: () => void }) {
  const { log: texts } = useTexts('account/open').webhooks;
  const list = trpc.webhooks.deliveries.useInfiniteQuery(
    { id: hook.id, limit: PAGE },
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined, refetchOnMount: 'always' },
  );
  if (list.isPending) return <SkeletonRows count={3} />;
  if (list.error) return <QueryFailed as="h3" query={list} title={texts.failed()} />;
  const deliveries = list.data.pages.flatMap(({ items }) => items);
  return (
    <>
      {deliveries.length > 0 ? (
        <List>
          {deliveries.map((delivery) => (
            <li key={delivery.id}>
              <DeliveryLine hookId={hook.id} delivery={delivery} />
            </li>
          ))}
        </List>
      ) : (
        <Muted>{texts.none()}</Muted>
      )}
      <LoadMore list={list} label={texts.more()} />
      <Row gap="3">
        <Button size="sm" variant="outline" onClick={() => void list.refetch()}>
          {texts.refresh()}
        </Button>
        <ReplayFailed id={hook.id} />
        <Button size="sm" variant="ghost" onClick={onClose}>
          {texts.hide()}
        </Button>
      </Row>
    </>
  );
}

function DeliveryLine({ hookId, delivery }: { hookId: number; delivery: Delivery }) {
  const { log: texts } = useTexts('account/open').webhooks;
  const outcome = useOutcome(delivery);
  const [isOpen, setIsOpen] = useState(false);
  const { id, event, state, attempts, nextAttemptAt, triedAt, happenedAt } = delivery;
  const label = { event, id: id.slice(-6) };
  return (
    <Line>
      <div>
        <code translate="no">{event}</code>{' '}
        <Badge tone={state === 'delivered' ? 'positive' : 'warning'}>{texts.states[state]()}</Badge>
        <Muted>
          <Time value={triedAt ?? happenedAt} /> · {outcome}
          {attempts > 1 ? ` · ${texts.attempts({ count: attempts })}` : ''}
          {nextAttemptAt ? (
            <>
              {' '}
              · {texts.next()} <Time value={nextAttemptAt} />
            </>
          ) : null}
        </Muted>
      </div>
      <Row>
        <Button
          size="sm"
          variant="outline"
          aria-label={texts.detailLabel(label)}
          onClick={() => setIsOpen(true)}
        >
          {texts.detail()}
        </Button>
        {state === 'waiting' || event === 'webhook.ping' ? null : (
          <Replay hookId={hookId} delivery={delivery} />
        )}
      </Row>
      {isOpen ? <Detail hookId={hookId} deliveryId={id} onClose={() => setIsOpen(false)} /> : null}
    </Line>
  );
}

interface DetailProps {
  hookId: number;
  deliveryId: string;
  onClose: () => void;
}

function Detail({ hookId, deliveryId, onClose }: DetailProps) {
  const { readError } = useUi();
  const detail = trpc.webhooks.delivery.useQuery({ id: hookId, deliveryId });
  return (
    <DeliveryDialog
      delivery={detail.data ?? null}
      error={detail.error ? readError(detail.error).message : null}
      onClose={onClose}
    />
  );
}

function Replay({ hookId, delivery: { id, event } }: { hookId: number; delivery: Delivery }) {
  const { log: texts } = useTexts('account/open').webhooks;
  const { readError } = useUi();
  const toast = useToast();
  const utils = trpc.useUtils();
  const replay = trpc.webhooks.replay.useMutation({
    onSuccess: () => toast.show({ variant: 'success', title: texts.replayed() }),
    onError: (error) => toast.show({ variant: 'destructive', title: readError(error).message }),
    onSettled: () => utils.webhooks.deliveries.invalidate({ id: hookId }),
  });
  return (
    <Button
      size="sm"
      variant="outline"
      aria-label={texts.replayLabel({ event, id: id.slice(-6) })}
      disabled={replay.isPending}
      onClick={() => replay.mutate({ id: hookId, deliveryId: id })}
    >
      {texts.replay()}
    </Button>
  );
}

function ReplayFailed({ id }: { id: number }) {
  const { log: texts } = useTexts('account/open').webhooks;
  const { readError } = useUi();
  const toast = useToast();
  const utils = trpc.useUtils();
  const replay = trpc.webhooks.replayFailed.useMutation({
    onSuccess: ({ count }) =>
      toast.show({ variant: 'success', title: texts.replayedAll({ count }) }),
    onError: (error) => toast.show({ variant: 'destructive', title: readError(error).message }),
    onSettled: () => utils.webhooks.deliveries.invalidate({ id }),
  });
  const since = () => new Date(Date.now() - REPLAYED_DAYS * DAY_MS).toISOString();
  return (
    <Button
      size="sm"
      variant="outline"
      disabled={replay.isPending}
      onClick={() => replay.mutate({ id, since: since() })}
    >
      {texts.replayAll()}
    </Button>
  );
}

const List = chakra('ul', { base: { listStyle: 'none' } });
const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    paddingBlock: '3',
    borderBottom: '1px solid {colors.border}',
    '& > div:first-of-type': { flex: '1 1 14rem', minWidth: '0', overflowWrap: 'anywhere' },
    '& code': { fontFamily: 'mono', fontSize: 'sm' },
  },
});
