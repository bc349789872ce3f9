import { chakra } from '@chakra-ui/react';
import type { CurrentUser } from '@oche/validators/auth/schemas';
import { ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anchor, TextLink } from '../../components/link.tsx';
import { Page, PageHeader } from '../../components/page/page.tsx';
import { Heading } from '../../components/text.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useAuth } from '../../lib/auth.ts';
import { DevicesSection } from './devices/devices-section.tsx';
import { EmailSection } from './email-section.tsx';
import { HistorySection } from './history/history-section.tsx';
import { OwnDataSection } from './own-data/own-data-section.tsx';
import { PasskeysSection } from './passkeys/passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

interface AccountPageProps {
  /** the member's face; another domain renders it */
  picture: ReactNode;
  /** the sections about the member's profile; another domain renders them */
  profile: ReactNode;
  /** how the member hears of what; another domain renders it */
  notifications: ReactNode;
  /** what the member watches; another domain renders it */
  watching: ReactNode;
}

/** Everything about the member's own account on one page; each section has an anchor. */
export function AccountPage(sections: AccountPageProps) {
  const texts = useTexts('account');
  const { user } = useAuth();
  return (
    <Page>
      <PageHeader title={texts.title()} lead={texts.lead()} meta={<SectionLinks />} />
      {user ? <Sections user={user} {...sections} /> : null}
    </Page>
  );
}

function Sections({
  user,
  picture,
  profile,
  notifications,
  watching,
}: { user: CurrentUser } & AccountPageProps) {
  return (
    <>
      {user.secondFactorSetupRequired ? <SetupRequired /> : null}
      <ProfileSection user={user} picture={picture} />
      {profile}
      {notifications}
      <DevicesSection />
      {watching}
      <EmailSection user={user} />
      <PasswordSection user={user} />
      <SecondFactorSection user={user} />
      <PasskeysSection user={user} />
      <SessionsSection />
      <HistorySection />
      <OwnDataSection user={user} />
    </>
  );
}

function SectionLinks() {
  const texts = useTexts('account');
  const people = useTexts('people');
  const notifications = useTexts('notifications/settings');
  const watching = useTexts('watching');
  const devices = useTexts('account/devices');
  const pin = useTexts('games/pin');
  const signIn = useTexts('account/sign-in');
  const ownData = useTexts('account/own-data');
  const links = [
    ['#profile', texts.profile.title()],
    ['#username', people.username.title()],
    ['#visibility', people.visibility.title()],
    ['#game-pin', pin.title()],
    ['#notifications', notifications.title()],
    ['#devices', devices.title()],
    ['#watching', watching.list.title()],
    ['#email', texts.email.title()],
    ['#password', texts.changePassword.title()],
    ['#second-factor', texts.secondFactor.title()],
    ['#passkeys', signIn.passkeys.title()],
    ['#sessions', texts.sessions.title()],
    ['#sign-ins', signIn.history.title()],
    ['#own-data', ownData.title()],
  ] as const;
  return (
    // as wide as there is room for, however wide the row
    <chakra.nav width="0" minWidth="full" aria-label={texts.sections()}>
      <Links>
        {links.map(([href, label]) => (
          <li key={href}>
            <Anchor href={href}>{label}</Anchor>
          </li>
        ))}
        <li>
          <TextLink to="/marketplace/verification">{texts.verification()}</TextLink>
        </li>
        <li>
          <TextLink to="/moderation/mine">{texts.moderation()}</TextLink>
        </li>
      </Links>
    </chakra.nav>
  );
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
        <Anchor href="#second-factor">{texts.start()}</Anchor>
      </div>
    </Required>
  );
}

/** Quiet, as it only leads further down; on a phone one row that scrolls. */
const Links = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: { md: 'wrap' },
    overflowX: { base: 'auto', md: 'visible' },
    scrollbarWidth: 'none',
    listStyle: 'none',
    marginInline: { base: '-4', md: '-3' },
    paddingInline: { base: '1', md: '0' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: { base: '10', md: '8' },
      paddingInline: '3',
      textStyle: 'label',
      whiteSpace: 'nowrap',
      color: 'fg.muted',
      textDecoration: 'none',
      _hover: { color: 'fg', bg: 'bg.sunken' },
      _focusVisible: { outlineOffset: '-2px' },
    },
  },
});
const Required = chakra('section', {
  base: {
    display: 'flex',
    gap: '3',
    padding: { base: '4', md: '5' },
    bg: 'warning.subtle',
    borderInlineStart: '6px solid {colors.warning.solid}',
    '& > svg': { flexShrink: '0', width: '7', height: '7', color: 'warning' },
  },
});
