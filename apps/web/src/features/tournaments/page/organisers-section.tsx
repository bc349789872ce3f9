import { chakra } from '@chakra-ui/react';
import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import { PersonAvatar } from '../../../components/avatar.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { PersonLink } from '../shared/people.tsx';

const NameOrganisers = lazyPart(async () => (await import('./name-organisers.tsx')).NameOrganisers);

/** Who runs it; organisers name others here. */
export function OrganisersSection({ tournament }: { tournament: TournamentOutput }) {
  const texts = useTexts('tournaments/page');
  const { organisers, can } = tournament;
  return (
    <TitledSection title={texts.organisers()}>
      <List>
        {organisers.map((person) => (
          <li key={person.id}>
            <PersonAvatar person={person} />
            <PersonLink person={person} />
          </li>
        ))}
      </List>
      {can.organise ? <NameOrganisers tournament={tournament} /> : null}
    </TitledSection>
  );
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    listStyle: 'none',
    '& li': { display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' },
  },
});
