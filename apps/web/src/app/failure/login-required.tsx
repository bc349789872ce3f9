import { useLocation } from '@tanstack/react-router';
import { ButtonAnchor } from '../../components/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { Page } from '../../components/page/page.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { loginHref } from '../../lib/addresses/return-to.ts';
import { SessionLost } from '../session-watch.tsx';

/** Shown to a visitor in place of a page for members: says so, and soon leads to the login. */
export function LoginRequired() {
  const { session, userMenu } = useTexts('common');
  // without the hash, which the server never sees: server and browser must render the same link
  const href = useLocation({
    select: ({ pathname, searchStr }) => loginHref(pathname + searchStr, 'members'),
  });
  return (
    <Page width="text">
      <SessionLost />
      <EmptyState
        as="h1"
        title={session.loginRequired()}
        action={<ButtonAnchor href={href}>{userMenu.login()}</ButtonAnchor>}
      >
        <p>{session.loginRequiredText()}</p>
      </EmptyState>
    </Page>
  );
}
