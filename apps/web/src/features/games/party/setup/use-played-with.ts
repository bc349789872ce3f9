import { useAuth } from '../../../../lib/auth.ts';
import { fullName } from '../../../../lib/person-name.ts';
import { trpc } from '../../../../lib/trpc.ts';

/** How many names are offered. */
const MOST = 12;

/** The names of those whom a member plays with, and of friends; none for visitors. They are names and nothing else here. */
export function usePlayedWith(): readonly string[] {
  const { user } = useAuth();
  const enabled = user !== null;
  const { data: options } = trpc.games.startOptions.useQuery({}, { enabled });
  const { data: friends } = trpc.social.friends.list.useQuery({ limit: MOST }, { enabled });
  const names = (options?.opponents ?? []).map((one) =>
    'person' in one ? fullName(one.person) : one.guestName,
  );
  return [...new Set([...names, ...(friends?.items ?? []).map(fullName)])].slice(0, MOST);
}
