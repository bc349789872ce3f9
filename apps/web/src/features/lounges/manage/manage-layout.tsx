import { chakra } from '@chakra-ui/react';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { EyeOff } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import { Select } from '../../../components/form/controls.ts';
import { Notice } from '../../../components/notice.tsx';
import { Page } from '../../../components/page/page.tsx';
import { TabLink, TabLinks } from '../../../components/tab-links.tsx';
import { Heading, VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { ManagedLounge, useManagedLounge } from './managed-lounge.tsx';

const TABS = [
  { tab: 'calendar', to: '/venues/$id/manage' },
  { tab: 'series', to: '/venues/$id/manage/series' },
  { tab: 'statistics', to: '/venues/$id/manage/statistics' },
  { tab: 'details', to: '/venues/$id/manage/details' },
  { tab: 'photos', to: '/venues/$id/manage/photos' },
  { tab: 'boards', to: '/venues/$id/manage/boards' },
  { tab: 'hours', to: '/venues/$id/manage/hours' },
  { tab: 'prices', to: '/venues/$id/manage/prices' },
  { tab: 'team', to: '/venues/$id/manage/team' },
  { tab: 'feeds', to: '/venues/$id/manage/feeds' },
] as const;

interface ManageLayoutProps {
  id: number;
  /** the page of the chosen tab */
  children: ReactNode;
}

/** The frame of all pages for managing a lounge: the lounge's name, and tabs. */
export function ManageLayout({ id, children }: ManageLayoutProps) {
  return (
    <ManagedLounge id={id}>
      <TeamOnly>
        <Page>
          <Head />
          <Tabs />
          <InactiveNotice />
          {children}
        </Page>
      </TeamOnly>
    </ManagedLounge>
  );
}

/** Hides the page if the member is removed from the team while it is open. */
function TeamOnly({ children }: { children: ReactNode }) {
  const { lounge } = useManagedLounge();
  const router = useRouter();
  const isTeam = lounge.staffRole !== null;
  useEffect(() => {
    // the route then checks again, and shows that the page doesn't exist
    if (!isTeam) void router.invalidate();
  }, [router, isTeam]);
  return isTeam ? children : null;
}

function Head() {
  const texts = useTexts('manage');
  const { lounge } = useManagedLounge();
  return (
    <HeadRow>
      <Heading as="h1" size="heading" flex="1 1 14rem" minWidth="0" overflowWrap="anywhere">
        <VisuallyHidden>{texts.title({ name: lounge.name })}</VisuallyHidden>
        <span aria-hidden="true">{lounge.name}</span>
      </Heading>
      <LoungeSwitcher loungeId={lounge.id} />
      <ButtonLink
        to="/account/$section"
        params={{ section: 'widgets' }}
        search={{ kind: 'booking', subject: `/venues/${lounge.id}` }}
        variant="outline"
        size="sm"
      >
        {texts.embed()}
      </ButtonLink>
      <ButtonLink to="/venues/$id" params={{ id: String(lounge.id) }} variant="outline" size="sm">
        {texts.toPage()}
      </ButtonLink>
    </HeadRow>
  );
}

/** For members with several lounges. For admins it also has the lounge that is open. */
function LoungeSwitcher({ loungeId }: { loungeId: number }) {
  const texts = useTexts('manage');
  const navigate = useNavigate();
  const [mine] = trpc.lounges.mine.useSuspenseQuery();
  const others = mine.filter(({ id }) => id !== loungeId);
  const { lounge } = useManagedLounge();
  if (others.length === 0) return null;
  return (
    <Select
      data-screen=""
      aria-label={texts.switcher()}
      value={loungeId}
      flex="1 1 9rem"
      maxWidth="16rem"
      height="8"
      onChange={(event) =>
        navigate({ to: '/venues/$id/manage', params: { id: event.target.value } })
      }
    >
      <option value={loungeId}>{lounge.name}</option>
      {others.map(({ id, name, city, requestCount }) => (
        <option key={id} value={id}>
          {name}, {city}
          {requestCount > 0 ? ` (${requestCount})` : ''}
        </option>
      ))}
    </Select>
  );
}

function Tabs() {
  const texts = useTexts('manage');
  const { lounge } = useManagedLounge();
  return (
    <TabLinks label={texts.tabsLabel()}>
      {TABS.map(({ tab, to }) => (
        <li key={tab}>
          <TabLink
            to={to}
            params={{ id: String(lounge.id) }}
            activeOptions={{ exact: true, includeSearch: false }}
          >
            {texts.tabs[tab]()}
          </TabLink>
        </li>
      ))}
    </TabLinks>
  );
}

function InactiveNotice() {
  const texts = useTexts('manage');
  const { lounge } = useManagedLounge();
  if (lounge.isActive) return null;
  return <Notice icon={EyeOff}>{texts.inactive()}</Notice>;
}

const HeadRow = chakra('header', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', marginBottom: '3' },
});
