import { useLocation } from '@tanstack/react-router';
import { ButtonAnchor } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Page } from '../../components/page.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { loginHref } from '../../lib/return-to.ts';
import { SessionLost } from '../session-watch.tsx';

/** A page for members, reached by a visitor: says so, and leads to the login in a moment. */
export function LoginRequired() {
  const { session, userMenu } = useTexts('common');
  // without the hash, which the server never sees: both have to draw the same link
  const href = useLocation({
    select: ({ pathname, searchStr }) => loginHref(pathname + searchStr),
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
