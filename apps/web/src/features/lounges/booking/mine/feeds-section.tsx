import { chakra } from '@chakra-ui/react';
import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import { Heading } from '../../../../components/text.tsx';
import { useToast } from '../../../../components/toast.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { useFailureToast } from '../../../../lib/errors/use-failure-toast.ts';
import { formatDate } from '../../../../lib/time/date-text.ts';
import { type RouterOutputs, trpc } from '../../../../lib/trpc.ts';
import { fresh } from './bookings-queries.ts';
import { FeedAddress } from './feed-address.tsx';

type Feed = RouterOutputs['bookings']['feed']['list'][number];

/** Secret addresses that add bookings to a calendar app: create one, see it once, revoke it. */
export function FeedsSection() {
  const { feeds: texts } = useTexts('booking/mine');
  const showFailure = useFailureToast();
  const utils = trpc.useUtils();
  const [address, setAddress] = useState<string | null>(null);
  const { data = [] } = trpc.bookings.feed.list.useQuery({}, fresh);
  const create = trpc.bookings.feed.create.useMutation({
    onSuccess: ({ url }) => {
      setAddress(url);
      void utils.bookings.feed.list.invalidate();
    },
    onError: (error) => showFailure(error, texts.failed()),
  });
  return (
    <Card>
      <Grid>
        <Heading size="subheading">
          <CalendarSync aria-hidden="true" /> {texts.title()}
        </Heading>
        <p>{texts.text()}</p>
        {data.length > 0 ? (
          <List>
            {data.map((feed) => (
              <FeedRow key={feed.id} feed={feed} />
            ))}
          </List>
        ) : null}
        <Button
          variant="outline"
          justifySelf="start"
          disabled={create.isPending}
          onClick={() => create.mutate({ kind: 'member' })}
        >
          {create.isPending ? texts.creating() : texts.create()}
        </Button>
      </Grid>
      {address ? <FeedAddress url={address} onClose={() => setAddress(null)} /> : null}
    </Card>
  );
}

function FeedRow({ feed }: { feed: Feed }) {
  const { feeds: texts } = useTexts('booking/mine');
  const locale = useLocale();
  const toast = useToast();
  const showFailure = useFailureToast();
  const utils = trpc.useUtils();
  const [isAsking, setIsAsking] = useState(false);
  const revoke = trpc.bookings.feed.revoke.useMutation({
    onSuccess: () => toast.show({ variant: 'success', title: texts.revoked() }),
    onError: (error) => showFailure(error, texts.failed()),
    onSettled: () => {
      setIsAsking(false);
      void utils.bookings.feed.list.invalidate();
    },
  });
  const { lounge, board, lastReadAt } = feed;
  const name = lounge?.name ?? '';
  const title =
    feed.kind === 'board'
      ? texts.kinds.board({ board: board?.name ?? '', name })
      : texts.kinds[feed.kind]({ name });
  const date = (iso: string) => formatDate(new Date(iso), locale);
  return (
    <li>
      <div>
        <strong>{title}</strong>
        <small>
          {texts.since({ date: date(feed.createdAt) })},{' '}
          {lastReadAt ? texts.lastRead({ date: date(lastReadAt) }) : texts.neverRead()}
        </small>
      </div>
      <Button variant="ghost" size="sm" onClick={() => setIsAsking(true)}>
        {texts.revoke()}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => revoke.mutate({ id: feed.id })}
        title={texts.revokeTitle()}
        confirmLabel={texts.revoke()}
        isDestructive
        isPending={revoke.isPending}
      >
        <p>{texts.revokeText()}</p>
      </ConfirmDialog>
    </li>
  );
}

const Grid = chakra('div', {
  base: { display: 'grid', gap: '3', '& h2 svg': { display: 'inline', verticalAlign: '-0.2em' } },
});
const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    listStyle: 'none',
    textStyle: 'small',
    '& li': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      paddingTop: '2',
      borderTopWidth: '1px',
    },
    '& small': { display: 'block', color: 'fg.muted' },
  },
});
