import { chakra } from '@chakra-ui/react';
import type { SeasonStatus } from '@oche/validators/leagues/limits';
import type { Registration, TeamOutput } from '@oche/validators/leagues/team';
import type { ReactNode } from 'react';
import { Avatar, PersonAvatar } from '../../../components/avatar.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Badge, Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { QueryState } from '../../../patterns/query-state.tsx';
import { PlayerName } from '../shared/player-name.tsx';
import type { TeamEntry } from './team-entry.ts';

const RegisterPlayer = lazyPart(async () => (await import('./register-player.tsx')).RegisterPlayer);
const PlayerActions = lazyPart(async () => (await import('./player-actions.tsx')).PlayerActions);

interface SquadSectionProps {
  team: TeamOutput;
  entry: TeamEntry;
  seasonStatus: SeasonStatus;
}

/** Who may play for the team this season; captains and officers register and end here. */
export function SquadSection({ team, entry, seasonStatus }: SquadSectionProps) {
  const { team: texts } = useTexts('leagues/pages');
  const query = trpc.leagues.squads.list.useQuery({ entryId: entry.entryId });
  const isOpen = team.can.captain && seasonStatus !== 'over' && entry.withdrawn === null;
  return (
    <TitledSection title={texts.squad()}>
      <QueryState query={query} failed={texts.squadFailed()}>
        {(squad) => {
          const shown = squad.filter(
            ({ status }) => status === 'confirmed' || (team.can.captain && status === 'asked'),
          );
          return (
            <>
              {shown.length === 0 ? <Muted>{texts.squadNone()}</Muted> : null}
              <People>
                {shown.map((one) => (
                  <Player key={one.id} registration={one}>
                    {isOpen ? (
                      <PlayerActions
                        registration={one}
                        entryId={entry.entryId}
                        canDecide={team.can.manage}
                      />
                    ) : null}
                  </Player>
                ))}
              </People>
              {isOpen ? <RegisterPlayer entryId={entry.entryId} squad={shown} /> : null}
            </>
          );
        }}
      </QueryState>
    </TitledSection>
  );
}

interface PlayerProps {
  registration: Registration;
  children: ReactNode;
}

function Player({ registration: { player, status }, children }: PlayerProps) {
  const texts = useTexts('leagues/pages');
  return (
    <li>
      {player.person ? (
        <PersonAvatar person={player.person} size="sm" />
      ) : (
        <Avatar name={player.name ?? texts.bests.hidden()} size="sm" />
      )}
      <span>
        <PlayerName player={player} />
        {status === 'asked' ? (
          <>
            {' '}
            <Badge tone="warning">{texts.team.status.asked()}</Badge>
          </>
        ) : null}
      </span>
      {children}
    </li>
  );
}

const People = chakra('ul', {
  base: {
    display: 'grid',
    listStyle: 'none',
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      minHeight: '11',
      paddingBlock: '1',
      borderBottomWidth: '1px',
    },
    '& li > span:nth-of-type(2)': { flex: '1 1 8rem', minWidth: '0', overflowWrap: 'anywhere' },
    _empty: { display: 'none' },
  },
});
