import { getRouteApi, useMatch } from '@tanstack/react-router';
import { useSystemTheme } from '../../lib/theme.ts';
import { DevelopmentSignIn } from '../development-sign-in.tsx';
import { useEarlyClick } from '../start-script.ts';
import { LandingFrame } from './landing-frame.tsx';
import { SiteFrame } from './site-parts.ts';

const root = getRouteApi('__root__');

/**
 * Visitors at `/` get the landing page with its light frame; all other pages get the site's frame.
 */
export function Layout() {
  const { user, testAccount } = root.useRouteContext();
  useEarlyClick();
  useSystemTheme();
  const start = useMatch({ from: '/', shouldThrow: false });
  return (
    <>
      {user === null && start ? <LandingFrame /> : <SiteFrame />}
      {testAccount ? <DevelopmentSignIn email={testAccount} /> : null}
    </>
  );
}
