import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toastsAreThere, useToast } from '../components/toast.tsx';
import { useTexts } from '../i18n/react.tsx';
import { loginHref } from '../lib/addresses/return-to.ts';
import { useAuth, useRefreshMember } from '../lib/auth.ts';
import { hasErrorCode } from '../lib/errors/errors.ts';

const LOGIN_AFTER_MS = 500;

/** The page is left only once, however many calls fail at the same time. */
let isLeaving = false;

/**
 * Says that nobody is signed in, and goes to the login, which says why and leads back here. The page takes the place
 * of this one, so that going back doesn't lead here again.
 */
function useLoseSession(notice: 'members' | 'signed-out'): () => void {
  const toast = useToast();
  const { session } = useTexts('common');
  return () => {
    if (isLeaving) return;
    isLeaving = true;
    toast.show({
      variant: 'destructive',
      title: session.lostTitle(),
      description: session.lostText(),
    });
    const leave = () => {
      isLeaving = false;
      location.replace(loginHref(location.pathname + location.search + location.hash, notice));
    };
    // not before the message could be read: on a slow network the code that shows it may come late
    void toastsAreThere().then(() => setTimeout(leave, LOGIN_AFTER_MS));
  };
}

/** Watches all calls for errors which say that the session has ended or the member is suspended. */
export function SessionWatch() {
  const queryClient = useQueryClient();
  const { user } = useAuth();
  // a visitor never had one
  const loseSession = useLoseSession(user ? 'signed-out' : 'members');
  const refreshMember = useRefreshMember();

  useEffect(() => {
    const check = (error: unknown) => {
      if (hasErrorCode(error, 'UNAUTHENTICATED')) loseSession();
      if (hasErrorCode(error, 'ACCOUNT_SUSPENDED', 'ACCOUNT_SILENCED')) void refreshMember();
    };
    const endQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') check(event.action.error);
    });
    const endMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') check(event.action.error);
    });
    return () => {
      endQueries();
      endMutations();
    };
  }, [queryClient, loseSession, refreshMember]);
  return null;
}

/** Shown when a visitor has reached a screen for members. */
export function SessionLost() {
  const loseSession = useLoseSession('members');
  useEffect(loseSession, []);
  return null;
}
