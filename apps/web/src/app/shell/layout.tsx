import { chakra } from '@chakra-ui/react';
import { Outlet, useMatch } from '@tanstack/react-router';
import { ToastProvider } from '../../components/toast.tsx';
import { SiteFooter } from '../../features/landing/site-footer.tsx';
import { LandingTopBar } from '../../features/landing/top-bar.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useAuth } from '../../lib/auth.ts';
import { DevelopmentSignIn } from '../development-sign-in.tsx';
import { SessionWatch } from '../session-watch.tsx';
import { Header } from './header.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Notices } from './notices.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { ProgressLine } from './progress-line.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** What stands around every page. */
export function Layout() {
  const { skipToContent } = useTexts('common');
  return (
    <ToastProvider>
      <Frame>
        <SkipLink href="#content">{skipToContent()}</SkipLink>
        <ProgressLine />
        <TopBar />
        <Notices />
        <Main id="content" tabIndex={-1}>
          <Outlet />
        </Main>
        <SiteFooter />
      </Frame>
      <PageAnnouncer />
      <SessionWatch />
      <DevelopmentSignIn />
    </ToastProvider>
  );
}

/** Visitors at `/` see the landing page's own bar. */
function TopBar() {
  const { user } = useAuth();
  const start = useMatch({ from: '/', shouldThrow: false });
  if (user || !start) return <Header />;
  return <LandingTopBar themeToggle={<ThemeToggle />} languageSwitch={<LanguageSwitch />} />;
}

const Frame = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', minHeight: 'screen' },
});
const Main = chakra('main', { base: { flex: '1 0 auto', outline: 'none' } });
const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    insetInlineStart: '2',
    top: '-16',
    zIndex: 'toast',
    padding: '3',
    bg: 'bg.inverse',
    color: 'fg.inverse',
    _focus: { top: '2' },
  },
});
