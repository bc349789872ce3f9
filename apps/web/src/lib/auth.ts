import type { CurrentUser } from '@oche/validators/auth/schemas';
import { useRouter } from '@tanstack/react-router';
import { forgetKeptPages } from './storage/kept-pages.ts';
import { lastSearches } from './storage/last-searches.ts';
import { forgetOutgoing } from './storage/outbox-names.ts';
import { trpc } from './trpc.ts';

/** Who is signed in. It is part of every page's data, so it is known at the first render. */
export function useAuth(): { user: CurrentUser | null } {
  const [user] = trpc.auth.me.useSuspenseQuery();
  return { user };
}

/** Whether the reader is an admin; where moderators may only look, it decides what can be done. */
export function useIsAdmin(): boolean {
  return useAuth().user?.role === 'admin';
}

/**
 * Signs out and loads a page anew, so that nothing that this member has loaded stays in the tab. What they have searched
 * for is forgotten, too, as are pages that they can open without a network and messages that could not be sent. A
 * member who came from a provider is signed out there, too, if it has a way to do so.
 * @param to the page
 */
export function useSignOut(to = '/') {
  const { user } = useAuth();
  const { mutate, isPending } = trpc.auth.signOut.useMutation({
    onSuccess: async ({ goTo }) => {
      if (user) lastSearches(user.id).clear();
      forgetOutgoing(localStorage);
      await forgetKeptPages().catch(() => {});
      location.assign(goTo ?? to);
    },
    // without a network the session goes on, but nobody else shall read here what was opened in it
    onError: () => forgetKeptPages().catch(() => {}),
  });
  return { signOut: () => mutate(), isSigningOut: isPending };
}

/**
 * Goes to a page after signing in, by a full load, so that the server knows the member.
 * @param path a path of this site; see `safeReturnTo`
 */
export const startSession = (path: string): void => location.assign(path);

/**
 * Reloads who is signed in, after a change of their own account or session, and with it everything that is shown, as
 * answers say what the member can do.
 */
export function useRefreshMember(): () => Promise<void> {
  const utils = trpc.useUtils();
  const router = useRouter();
  return async () => {
    await utils.invalidate();
    // guards and loaders get the member from their context
    await router.invalidate();
  };
}
