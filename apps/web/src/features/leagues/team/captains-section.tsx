import { chakra } from '@chakra-ui/react';
import type { TeamOutput } from '@oche/validators/leagues/team';
import { PersonAvatar } from '../../../components/avatar.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { TextLink } from '../../../components/link.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';

const NameCaptains = lazyPart(async () => (await import('./name-captains.tsx')).NameCaptains);

/** Who speaks for the team; the captain and officers name others. */
export function CaptainsSection({ team }: { team: TeamOutput }) {
  const { team: texts } = useTexts('leagues/pages');
  const { captains, can } = team;
  return (
    <TitledSection title={texts.captains()}>
      {captains.length === 0 ? <Muted>{texts.noCaptain()}</Muted> : null}
      <People>
        {captains.map(({ person, role }) => (
          <li key={person.id}>
            <PersonAvatar person={person} />
            <span>
              <TextLink to="/profile/{-$id}" params={{ id: person.id }}>
                {fullName(person)}
              </TextLink>
              <small>{texts.captainRoles[role]()}</small>
            </span>
          </li>
        ))}
      </People>
      {can.captain ? <NameCaptains team={team} /> : null}
    </TitledSection>
  );
}

const People = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    listStyle: 'none',
    '& li': { display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' },
    '& small': { display: 'block', textStyle: 'small', color: 'fg.muted' },
    _empty: { display: 'none' },
  },
});
