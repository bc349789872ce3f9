import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { Heading } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useSeen } from '../../../../lib/live/use-seen.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { fresh } from './bookings-queries.ts';
import { WaitingEntry } from './waiting-entry.tsx';

/** An offer is open for a quarter of an hour, so it has to be noticed soon. Milliseconds. */
const REFRESH_MS = 15_000;

/** The member's places on waiting lists, offers first; renders nothing if there are none. */
export function WaitingSection() {
  const { waiting: texts } = useTexts('booking/mine');
  const id = useId();
  const { data = [] } = trpc.bookings.waitingList.list.useQuery(undefined, {
    ...fresh,
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? REFRESH_MS : false),
  });
  const entries = data
    .filter(isOpen)
    .toSorted((a, b) => Number(b.status === 'offered') - Number(a.status === 'offered'));
  useSeen(entries.map((entry) => `waiting/${entry.id}`));
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Heading id={id} marginBottom="2">
        {texts.title()}
      </Heading>
      <List>
        {entries.map((entry) => (
          <WaitingEntry key={entry.id} entry={entry} />
        ))}
      </List>
    </section>
  );
}

const isOpen = ({ status }: { status: string }) => status === 'waiting' || status === 'offered';

const List = chakra('ul', { base: { listStyle: 'none', layerStyle: 'wires' } });
