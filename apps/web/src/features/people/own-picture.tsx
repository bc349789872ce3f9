import { PersonAvatar } from '../../components/avatar.tsx';
import { Row } from '../../components/layout.tsx';
import { useAuth } from '../../lib/auth.ts';
import { AvatarButtons } from './profile/avatar/avatar-buttons.tsx';

/** The member's own face, and what changes it. */
export function OwnPicture() {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <Row alignItems="center" gap="4">
      <PersonAvatar person={user} size="xl" />
      <AvatarButtons profile={user} />
    </Row>
  );
}
