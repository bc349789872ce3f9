import { chakra } from '@chakra-ui/react';
import { notificationAreas } from '@oche/validators/notifications/areas';
import { createLink } from '@tanstack/react-router';
import { CheckCheck } from 'lucide-react';
import { Button, ButtonLink } from '../../components/button.tsx';
import { LoadMore } from '../../components/list/load-more.tsx';
import { RuledList } from '../../components/list/ruled-list.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { Page, PageHeader } from '../../components/page/page.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useFailureToast } from '../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../lib/trpc.ts';
import type { NotificationFilter } from './notification-filter.ts';
import { NotificationRow } from './notification-row.tsx';

/** Everything that the member has been told, the latest first. The bell's stream keeps it current. */
export function NotificationsPage({ filter }: { filter: NotificationFilter }) {
  const texts = useTexts('notifications');
  const [data, list] = trpc.social.notifications.list.useSuspenseInfiniteQuery(filter, {
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
  });
  const entries = data.pages.flatMap(({ items }) => items);
  return (
    <Page>
      <Column>
        <PageHeader title={texts.title()} actions={<Actions />} />
        <Filters filter={filter} />
        {entries.length === 0 ? <Nothing isUnread={filter.isUnread === true} /> : null}
        <RuledList>
          {entries.map((entry) => (
            <li key={entry.id}>
              <NotificationRow entry={entry} />
            </li>
          ))}
        </RuledList>
        <LoadMore list={list} />
      </Column>
    </Page>
  );
}

function Actions() {
  const texts = useTexts('notifications');
  const utils = trpc.useUtils();
  const { data: unread } = trpc.social.notifications.unread.useQuery(undefined, { enabled: false });
  const showFailure = useFailureToast();
  const readAll = trpc.social.notifications.readAll.useMutation({
    onSuccess: () => utils.social.notifications.invalidate(),
    onError: (error) => showFailure(error, texts.readFailed()),
  });
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        disabled={readAll.isPending || unread?.count === 0}
        onClick={() => readAll.mutate()}
      >
        <CheckCheck aria-hidden="true" />
        {texts.readAll()}
      </Button>
      <ButtonLink
        size="sm"
        variant="ghost"
        to="/account/$section"
        params={{ section: 'notifications' }}
        hash="notifications"
      >
        {texts.settings()}
      </ButtonLink>
    </>
  );
}

/** Without it a link counts as current wherever the address says more than the link does. */
const ONLY_THIS = { exact: true };

function Filters({ filter }: { filter: NotificationFilter }) {
  const texts = useTexts('notifications');
  const { notifications: areas } = useTexts('domains');
  const { area, isUnread } = filter;
  return (
    <Tabs aria-label={texts.filter()}>
      <Areas>
        {([undefined, ...notificationAreas] as const).map((one) => (
          <Tab
            key={one ?? 'all'}
            to="/notifications"
            search={{ area: one, isUnread }}
            resetScroll={false}
            activeOptions={ONLY_THIS}
            aria-current={one === area ? 'true' : undefined}
            data-current={one === area || undefined}
          >
            {one ? areas[one]() : texts.all()}
          </Tab>
        ))}
      </Areas>
      <Tab
        to="/notifications"
        search={{ area, isUnread: isUnread ? undefined : true }}
        resetScroll={false}
        activeOptions={ONLY_THIS}
        aria-current={isUnread ? 'true' : undefined}
        data-current={isUnread || undefined}
      >
        {texts.onlyUnread()}
      </Tab>
    </Tabs>
  );
}

function Nothing({ isUnread }: { isUnread: boolean }) {
  const texts = useTexts('notifications');
  return isUnread ? (
    <EmptyState title={texts.nothingUnread()}>
      <p>{texts.nothingUnreadText()}</p>
    </EmptyState>
  ) : (
    <EmptyState drawing="chalkboard" title={texts.empty()}>
      <p>{texts.emptyText()}</p>
    </EmptyState>
  );
}

const Column = chakra('div', { base: { maxWidth: '50rem', marginInline: 'auto' } });
const Tabs = chakra('nav', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    alignItems: 'start',
    justifyItems: 'start',
    gap: '1',
    marginBottom: '4',
  },
});
/* one row to scroll on phones, where four rows would push the news away */
const Areas = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { md: 'wrap' },
    gap: '1',
    overflowX: { base: 'auto', md: 'visible' },
    scrollbarWidth: 'none',
    maxWidth: { base: 'calc(100% + {spacing.8})', md: 'full' },
    marginInline: { base: '-4', md: '0' },
    paddingInline: { base: '4', md: '0' },
    '& > a': { flexShrink: '0', _focusVisible: { outlineOffset: '-2px' } },
  },
});
const Tab = createLink(
  chakra('a', {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '9',
      paddingInline: '3',
      textStyle: 'label',
      fontSize: 'md',
      color: 'fg',
      textDecoration: 'none',
      borderBottom: '3px solid transparent',
      _hover: { borderBottomColor: 'border.strong' },
      '&[data-current]': { borderBottomColor: 'accent.solid' },
    },
  }),
);
