import { chakra } from '@chakra-ui/react';
import type { Person } from '@oche/validators/people/schemas';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PersonAvatar } from '../../../../components/avatar.tsx';
import { Small } from '../../../../components/text.tsx';
import { useLocale } from '../../../../i18n/react.tsx';
import { fullName } from '../../../../lib/person-name.ts';
import { userTypeText } from '../../../../lib/user-type.ts';

interface PersonCardProps {
  person: Person;
  /** what connects the two, or since when */
  facts: readonly ReactNode[];
  /** somebody who waits for an answer */
  isWaiting?: boolean;
  /** at the upper end */
  corner?: ReactNode;
  children: ReactNode;
}

/** Somebody's face and name, and what can be done about them. */
export function PersonCard({ person, facts, isWaiting, corner, children }: PersonCardProps) {
  const { username, profileImageUrl, userType } = person;
  const locale = useLocale();
  return (
    <Card data-waiting={isWaiting || undefined}>
      <Head>
        <PersonAvatar person={person} src={profileImageUrl} size="lg" />
        <Words>
          <Name to="/profile/{-$id}" params={{ id: person.id }}>
            {fullName(person)}
          </Name>
          <Small>
            @{username}
            {userType ? ` · ${userTypeText(userType, locale)}` : null}
          </Small>
          {facts.filter(Boolean).map((fact, index) => (
            <Fact key={index}>{fact}</Fact>
          ))}
        </Words>
        {corner}
      </Head>
      {children}
    </Card>
  );
}

/** Cards side by side where there is room. */
export const PersonCards = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(24rem, 100%), 1fr))',
    gap: '3',
    listStyle: 'none',
    '& > li': { display: 'grid' },
    '& > li:empty': { display: 'none' },
  },
});

const Card = chakra('article', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: '3',
    padding: '4',
    bg: 'bg.raised',
    borderBottom: '3px double {colors.border.strong}',
    '&[data-waiting]': { boxShadow: 'inset 5px 0 0 {colors.accent.solid}' },
  },
});
const Head = chakra('div', {
  base: { display: 'flex', alignItems: 'flex-start', gap: { base: '2', sm: '4' } },
});
const Words = chakra('div', {
  base: { flexGrow: '1', minWidth: '0', overflowWrap: 'anywhere' },
});
const Name = createLink(
  chakra('a', {
    base: {
      textStyle: 'subheading',
      color: 'fg',
      textDecoration: 'none',
      _hover: { textDecoration: 'underline' },
    },
  }),
);
const Fact = chakra('p', {
  base: {
    textStyle: 'small',
    '&:has(> svg)': { display: 'flex', alignItems: 'flex-start', gap: '1.5' },
    '& svg': { flexShrink: '0', width: '4', height: '1.45em', color: 'fg.muted' },
  },
});
