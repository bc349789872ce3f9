import { useEffect } from 'react';
import { useAuth } from '../lib/auth.ts';
import { trpc } from '../lib/trpc.ts';

const TRIED_KEY = 'oche-development-sign-in';

/**
 * Signs a visitor in with the test account, once a browser session, where the installation has
 * development sign-in and its automatic switched on; a production start refuses both.
 */
export function DevelopmentSignIn() {
  const { user } = useAuth();
  const { data: config } = trpc.auth.config.useQuery(undefined, { enabled: user === null });
  const email = config?.devAutoLogin ? config.testAccountEmail : null;

  useEffect(() => {
    if (!email || user || sessionStorage.getItem(TRIED_KEY)) return;
    sessionStorage.setItem(TRIED_KEY, 'yes');
    location.assign(`/api/mock-login?email=${encodeURIComponent(email)}`);
  }, [email, user]);
  return null;
}
