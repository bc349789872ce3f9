import { chakra } from '@chakra-ui/react';
import type { Training } from '@oche/validators/games/start';
import type { Person } from '@oche/validators/people/schemas';
import { TextLink } from '../../../components/link.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';

interface PlacedListProps {
  kind: Training;
  places: readonly { place: number; person: Person; score: number; isSelf?: boolean }[];
}

/** Who did best at something, with what they did. */
export function PlacedList({ kind, places }: PlacedListProps) {
  const texts = useTexts('games/training');
  return (
    <List>
      {places.map(({ place, person, score, isSelf }) => (
        <li key={person.id} data-self={isSelf || undefined}>
          <b>{place}</b>
          <TextLink to="/players/$username" params={{ username: person.username }} variant="plain">
            {fullName(person)}
          </TextLink>
          <strong>{texts[kind].result({ count: score })}</strong>
        </li>
      ))}
    </List>
  );
}

const List = chakra('ol', {
  base: {
    listStyle: 'none',
    '& li': {
      display: 'grid',
      gridTemplateColumns: '2rem minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '3',
      minHeight: '11',
      borderBottom: '1px solid {colors.border}',
      overflowWrap: 'anywhere',
    },
    '& b, & strong': { textStyle: 'number' },
    '& [data-self]': {
      bg: 'bg.sunken',
      boxShadow: 'inset 4px 0 0 {colors.accent}',
      paddingStart: '2',
    },
  },
});
