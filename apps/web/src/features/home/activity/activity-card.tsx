import { chakra } from '@chakra-ui/react';
import type { CurrentUser } from '@oche/validators/auth/schemas';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { SkeletonRows } from '../../../components/page/skeleton.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { QueryFailed } from '../../../patterns/query-state.tsx';
import { GOING_ON, LIVE, STALE_MS } from '../home-data.ts';
import { List } from '../home-parts.tsx';
import { ActivityRow } from './activity-row.tsx';
import { entriesOf } from './activity-words.ts';

const MORE = { limit: 20 } as const;

/** What friends and other members whom the member follows are doing, and what is on where they like to be. */
export function ActivityCard({ user }: { user: CurrentUser }) {
  const { activity: texts } = useTexts('home');
  const live = trpc.home.live.useQuery(LIVE, GOING_ON);
  const more = trpc.home.activity.useInfiniteQuery(MORE, {
    enabled: false,
    staleTime: STALE_MS,
    initialCursor: live.data?.activity.nextCursor ?? undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  if (live.isPending) return <SkeletonRows />;
  if (live.isError) return <QueryFailed as="h3" query={live} title={texts.failed()} />;
  const { items, nextCursor } = live.data.activity;
  if (items.length === 0) {
    return (
      <EmptyState
        as="h3"
        drawing="chalkboard"
        title={texts.empty()}
        action={<ButtonLink to="/friends">{texts.find()}</ButtonLink>}
      >
        <p>{texts.emptyText()}</p>
      </EmptyState>
    );
  }
  const known = new Set(items.map(({ key }) => key));
  const earlier = (more.data?.pages ?? []).flatMap((page) => page.items);
  const entries = entriesOf([...items, ...earlier.filter(({ key }) => !known.has(key))]);
  const hasMore = more.data ? more.hasNextPage : nextCursor !== null;
  return (
    <>
      <List>
        {entries.map((entry) => (
          <ActivityRow key={entry[0].key} entry={entry} ownId={user.id} />
        ))}
      </List>
      {hasMore ? (
        <Below>
          <Button
            size="sm"
            variant="ghost"
            aria-busy={more.isFetching}
            onClick={() => void (more.data ? more.fetchNextPage() : more.refetch())}
          >
            {texts.more()}
          </Button>
        </Below>
      ) : null}
    </>
  );
}

const Below = chakra('div', { base: { display: 'grid', justifyItems: 'center', marginTop: '2' } });
