import { useEffect } from 'react';

const TRIED_KEY = 'oche-development-sign-in';

/**
 * Signs a visitor in with the test account, once a browser session. Stands on the page only where
 * the installation has development sign-in and its automatic switched on; a production start
 * refuses both.
 */
export function DevelopmentSignIn({ email }: { email: string }) {
  useEffect(() => {
    if (sessionStorage.getItem(TRIED_KEY)) return;
    sessionStorage.setItem(TRIED_KEY, 'yes');
    location.assign(`/api/mock-login?email=${encodeURIComponent(email)}`);
  }, [email]);
  return null;
}
