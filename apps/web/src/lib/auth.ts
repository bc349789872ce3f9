import type { CurrentUser } from '@oche/validators/auth';
import { useRouter } from '@tanstack/react-router';
import { trpc } from './trpc.ts';

/** Who is signed in. It is part of every page's data, so it is there from the first render on. */
export function useAuth(): { user: CurrentUser | null } {
  const [user] = trpc.auth.me.useSuspenseQuery();
  return { user };
}

/** Signs out and starts anew at `/`: nothing that this member loaded stays in the tab. */
export function useSignOut() {
  const { mutate, isPending } = trpc.auth.signOut.useMutation({
    onSuccess: () => location.assign('/'),
  });
  return { signOut: () => mutate(), isSigningOut: isPending };
}

/**
 * Goes on after signing in, with a fresh page: the server then knows the member.
 * @param path a path of this site; see `safeReturnTo`
 */
export const startSession = (path: string): void => location.assign(path);

/**
 * Asks again who is signed in, after something about the own account or session has changed, and
 * with it for all that is shown: answers say what the member can do.
 */
export function useRefreshMember(): () => Promise<void> {
  const utils = trpc.useUtils();
  const router = useRouter();
  return async () => {
    await utils.invalidate();
    // guards and loaders know the member from their context
    await router.invalidate();
  };
}
