import { chakra } from '@chakra-ui/react';
import { PersonAvatar } from '../../components/avatar.tsx';
import { useAuth } from '../../lib/auth.ts';
import { AvatarButtons } from './profile/avatar/avatar-buttons.tsx';

/** The member's own face, and what changes it. */
export function OwnPicture() {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <Picture>
      <PersonAvatar person={user} size="xl" />
      <AvatarButtons profile={user} />
    </Picture>
  );
}

const Picture = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' },
});
