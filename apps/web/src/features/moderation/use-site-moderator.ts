import { useAuth } from '../../lib/auth.ts';

/** Whether the reader moderates all of the site, and not only parts of it. */
export function useSiteModerator(): boolean {
  const { user } = useAuth();
  return user !== null && user.role !== 'user';
}
