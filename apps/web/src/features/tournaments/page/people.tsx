import { chakra } from '@chakra-ui/react';
import type { Person } from '@oche/validators/people/schemas';
import { createLink } from '@tanstack/react-router';
import { Avatar } from '../../../components/avatar.tsx';
import { Anchor } from '../../../components/link.tsx';
import { fullName, initials } from '../../../lib/person-name.ts';

/** A member with face and name, linked to how they play. */
export function PersonLink({ person }: { person: Person }) {
  return (
    <Name to="/profile/{-$id}" params={{ id: person.id }}>
      {fullName(person)}
    </Name>
  );
}

export const PersonFace = ({ person }: { person: Person }) => (
  <Avatar
    name={person.firstName}
    letters={initials(person)}
    src={person.profileImageUrl}
    size="md"
  />
);

const Name = createLink(
  chakra(Anchor, {
    base: { color: 'fg', textDecorationColor: 'border.strong', overflowWrap: 'anywhere' },
  }),
);
