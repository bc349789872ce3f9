import { chakra } from '@chakra-ui/react';
import { TextLink } from '../../../components/link.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { Crest } from '../crest.tsx';

/** The clubs that a member is in, as the reader may see them; nothing where there are none. */
export function ClubsOfMember({ userId }: { userId: string }) {
  const texts = useTexts('clubs');
  const { data: clubs = [] } = trpc.clubs.ofMember.useQuery({ userId });
  if (clubs.length === 0) return null;
  return (
    <TitledSection title={texts.title()}>
      <List>
        {clubs.map((club) => (
          <li key={club.id}>
            <Crest club={club} />
            <span>
              <TextLink to="/clubs/$id" params={{ id: String(club.id) }}>
                {club.name}
              </TextLink>
              <small>{club.city}</small>
            </span>
          </li>
        ))}
      </List>
    </TitledSection>
  );
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    listStyle: 'none',
    '& > li': { display: 'flex', alignItems: 'center', gap: '3' },
    '& span > small': { display: 'block', textStyle: 'small', color: 'fg.muted' },
  },
});
