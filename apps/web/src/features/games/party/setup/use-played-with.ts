import { useAuth } from '../../../../lib/auth.ts';
import { fullName } from '../../../../lib/person-name.ts';
import { trpc } from '../../../../lib/trpc.ts';

/** How many names are offered. */
const MOST = 12;

/** The names of those whom a member plays with, and of friends; none for visitors. They are names and nothing else here. */
export function usePlayedWith(): readonly string[] {
  const { user } = useAuth();
  const { data } = trpc.games.startOptions.useQuery({}, { enabled: user !== null });
  if (!data) return [];
  const names = data.opponents.map((one) =>
    'person' in one ? fullName(one.person) : one.guestName,
  );
  const friends = data.friends.map(({ person }) => fullName(person));
  return [...new Set([...names, ...friends])].slice(0, MOST);
}
