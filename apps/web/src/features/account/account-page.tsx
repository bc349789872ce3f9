import { chakra } from '@chakra-ui/react';
import type { CurrentUser } from '@oche/validators/auth/schemas';
import { ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextLink } from '../../components/link.tsx';
import { Page, PageHeader } from '../../components/page/page.tsx';
import { Heading } from '../../components/text.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useAuth } from '../../lib/auth.ts';
import { DevicesSection } from './devices/devices-section.tsx';
import { EmailSection } from './email-section.tsx';
import { HistorySection } from './history/history-section.tsx';
import { OwnDataSection } from './own-data/own-data-section.tsx';
import type { AccountPageName } from './pages/account-pages.ts';
import { PageAside, PageList } from './pages/page-list.tsx';
import { useAnchorLeadsOn } from './pages/use-anchor-leads-on.ts';
import { PasskeysSection } from './passkeys/passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TokensSection } from './tokens/tokens-section.tsx';

/** Sections that other domains render. */
interface ForeignSections {
  /** the member's face */
  picture: ReactNode;
  /** what else there is of the member's profile */
  profile: ReactNode;
  /** who sees it */
  visibility: ReactNode;
  /** how the member hears of what */
  notifications: ReactNode;
  /** what the member watches */
  watching: ReactNode;
  /** where the member stands in the forum */
  forum: ReactNode;
  /** what apps of others may do in the member's name */
  access: ReactNode;
  /** what the member builds for others */
  apps: ReactNode;
  /** what the member shows on websites */
  widgets: ReactNode;
  /** where the member's programs hear what happens */
  webhooks: ReactNode;
}

/** What there is about the member's own account: a list of its pages. */
export function AccountPage() {
  const texts = useTexts('account');
  const { user } = useAuth();
  useAnchorLeadsOn(null);
  return (
    <Page>
      <PageHeader title={texts.title()} lead={texts.lead()} />
      {user?.secondFactorSetupRequired ? <SetupRequired /> : null}
      <PageList />
    </Page>
  );
}

interface SectionsPageProps extends ForeignSections {
  name: AccountPageName;
}

/** One of these pages; each of its sections has an anchor. */
export function AccountSectionsPage({ name, ...foreign }: SectionsPageProps) {
  const texts = useTexts('account');
  const { user } = useAuth();
  useAnchorLeadsOn(name);
  const { title, lead } = texts.pages[name];
  return (
    <Page>
      <PageHeader
        title={title()}
        lead={lead()}
        breadcrumb={[{ label: texts.title(), to: '/account' }, { label: title() }]}
      />
      <Columns>
        <PageAside shown={name} />
        <div>
          {user?.secondFactorSetupRequired ? <SetupRequired /> : null}
          {user ? sectionsOf(name, user, foreign) : null}
        </div>
      </Columns>
    </Page>
  );
}

function sectionsOf(name: AccountPageName, user: CurrentUser, foreign: ForeignSections): ReactNode {
  switch (name) {
    case 'profile':
      return (
        <>
          <ProfileSection user={user} picture={foreign.picture} />
          {foreign.profile}
        </>
      );
    case 'notifications':
      return (
        <>
          {foreign.notifications}
          <DevicesSection />
          {foreign.watching}
        </>
      );
    case 'security':
      return (
        <>
          <EmailSection user={user} />
          <PasswordSection user={user} />
          <SecondFactorSection user={user} />
          <PasskeysSection user={user} />
          <SessionsSection />
          <HistorySection />
        </>
      );
    case 'forum':
      return foreign.forum;
    case 'access':
      return (
        <>
          <TokensSection user={user} />
          {foreign.access}
        </>
      );
    case 'apps':
      return foreign.apps;
    case 'widgets':
      return foreign.widgets;
    case 'webhooks':
      return foreign.webhooks;
    case 'privacy':
      return (
        <>
          {foreign.visibility}
          <OwnDataSection user={user} />
        </>
      );
  }
}

/** Until this is done, moderators and admins have only the rights of plain members. */
function SetupRequired() {
  const { secondFactor: texts } = useTexts('account');
  return (
    <Required aria-labelledby="setup-required">
      <ShieldAlert aria-hidden="true" />
      <div>
        <Heading id="setup-required" size="subheading">
          {texts.requiredTitle()}
        </Heading>
        <p>{texts.requiredText()}</p>
        <TextLink to="/account/$section" params={{ section: 'security' }} hash="second-factor">
          {texts.start()}
        </TextLink>
      </div>
    </Required>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '13rem minmax(0, 1fr)' },
    gap: { lg: '8' },
  },
});
const Required = chakra('section', {
  base: {
    display: 'flex',
    gap: '3',
    marginBottom: '5',
    padding: { base: '4', md: '5' },
    bg: 'warning.subtle',
    borderInlineStart: '6px solid {colors.warning.solid}',
    '& > svg': { flexShrink: '0', width: '7', height: '7', color: 'warning' },
  },
});
