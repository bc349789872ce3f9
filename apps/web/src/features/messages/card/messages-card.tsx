import { chakra } from '@chakra-ui/react';
import { ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { SkeletonRows } from '../../../components/page/skeleton.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { QueryFailed } from '../../../patterns/query-state.tsx';
import { ConversationRow } from '../list/conversation-row.tsx';
import { FRESH, LATEST } from './card-data.ts';

/** The latest conversations, for a member's dashboard. */
export function MessagesCard() {
  const { cardTexts: texts, empty, start, list } = useTexts('messages');
  const { data, error, refetch, isFetching } = trpc.social.conversations.list.useQuery(
    LATEST,
    FRESH,
  );
  if (error)
    return <QueryFailed as="h3" query={{ error, isFetching, refetch }} title={texts.failed()} />;
  if (!data) return <SkeletonRows count={LATEST.limit} />;
  if (data.items.length === 0) {
    return (
      <EmptyState
        as="h3"
        drawing="chalkboard"
        title={empty.title()}
        action={
          <ButtonLink to="/messages" search={{ new: true }}>
            {start.title()}
          </ButtonLink>
        }
      >
        <p>{empty.text()}</p>
      </EmptyState>
    );
  }
  return (
    <Rows aria-label={list()}>
      {data.items.map((entry) => (
        <li key={entry.id}>
          <ConversationRow entry={entry} />
        </li>
      ))}
    </Rows>
  );
}

const Rows = chakra('ul', { base: { listStyle: 'none', layerStyle: 'wires' } });
