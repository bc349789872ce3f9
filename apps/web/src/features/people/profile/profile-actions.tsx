import type { Profile } from '@oche/validators/people/profiles';
import { trpc } from '../../../lib/trpc.ts';
import { TieActions } from '../friends/person/tie-actions.tsx';

/** What the reader can do about the member: friendship, a message, a challenge, and what ends it. */
export function ProfileActions({ profile }: { profile: Profile }) {
  const { data } = trpc.social.friends.ties.useQuery({ userIds: [profile.id] }, { staleTime: 0 });
  const [tie] = data ?? [];
  return tie ? <TieActions person={profile} tie={tie} isTheirPage /> : null;
}
