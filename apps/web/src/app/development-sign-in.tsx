import { useEffect } from 'react';

const TRIED_KEY = 'oche-development-sign-in';

/**
 * Signs a visitor in with the test account, once per browser session. Pages contain it only if the
 * installation has both development sign-in and auto-login on, which a production start refuses.
 */
export function DevelopmentSignIn({ email }: { email: string }) {
  useEffect(() => {
    if (sessionStorage.getItem(TRIED_KEY)) return;
    sessionStorage.setItem(TRIED_KEY, 'yes');
    location.assign(`/api/mock-login?email=${encodeURIComponent(email)}`);
  }, [email]);
  return null;
}
