import { chakra } from '@chakra-ui/react';
import type { Person } from '@oche/validators/people/schemas';
import { TextLink } from '../../../components/link.tsx';
import { fullName } from '../../../lib/person-name.ts';

interface Row {
  place: number;
  person: Person;
  result: string;
  isSelf?: boolean;
}

/** Those who are compared, each with a place and a result. */
export function LadderRows({ rows }: { rows: readonly Row[] }) {
  return (
    <List>
      {rows.map(({ place, person, result, isSelf }) => (
        <li key={person.id} data-self={isSelf || undefined}>
          <b>{place}</b>
          <TextLink to="/players/$username" params={{ username: person.username }} variant="plain">
            {fullName(person)}
          </TextLink>
          <strong>{result}</strong>
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
