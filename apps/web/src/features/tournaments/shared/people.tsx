import { chakra } from '@chakra-ui/react';
import type { Person } from '@oche/validators/people/schemas';
import { createLink } from '@tanstack/react-router';
import { Anchor } from '../../../components/link.tsx';
import { fullName } from '../../../lib/person-name.ts';

/** A member with face and name, linked to how they play. */
export function PersonLink({ person }: { person: Person }) {
  return (
    <Name to="/profile/{-$id}" params={{ id: person.id }}>
      {fullName(person)}
    </Name>
  );
}

const Name = createLink(
  chakra(Anchor, {
    base: { color: 'fg', textDecorationColor: 'border.strong', overflowWrap: 'anywhere' },
  }),
);
