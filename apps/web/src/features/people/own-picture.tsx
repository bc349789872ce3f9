import { chakra } from '@chakra-ui/react';
import { Avatar } from '../../components/avatar.tsx';
import { useAuth } from '../../lib/auth.ts';
import { initials } from '../../lib/person-name.ts';
import { AvatarButtons } from './profile/avatar/avatar-buttons.tsx';

/** The member's own face, and what changes it. */
export function OwnPicture() {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <Picture>
      <Avatar name={user.firstName} letters={initials(user)} src={user.profileImageUrl} size="xl" />
      <AvatarButtons profile={user} />
    </Picture>
  );
}

const Picture = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' },
});
