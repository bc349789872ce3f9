import { chakra } from '@chakra-ui/react';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Badge } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { LeagueTile, Name, Place, Tile, Tiles, Words } from './league-tile.tsx';

/** What a member has to do with leagues: the teams that they lead or play for, and the leagues that they run. */
export function OwnLeagueLists() {
  const { list: texts } = useTexts('leagues/pages');
  const { data } = trpc.leagues.listOwn.useQuery(undefined, { staleTime: 0 });
  if (!data || data.leagues.length + data.teams.length === 0) return null;
  return (
    <Lists>
      {data.teams.length > 0 ? (
        <TitledSection title={texts.myTeams()}>
          <Tiles>
            {data.teams.map((team) => (
              <li key={team.id}>
                <Tile data-own="">
                  <Words>
                    <h3>
                      <Name to="/leagues/teams/$id" params={{ id: String(team.id) }}>
                        {team.name}
                      </Name>
                    </h3>
                    <Place>
                      {[team.league.name, team.divisionName].filter(Boolean).join(' · ')}
                    </Place>
                  </Words>
                  {team.isCaptain ? <Badge tone="inverse">{texts.captain()}</Badge> : null}
                </Tile>
              </li>
            ))}
          </Tiles>
        </TitledSection>
      ) : null}
      {data.leagues.length > 0 ? (
        <TitledSection title={texts.mine()}>
          <Tiles>
            {data.leagues.map((league) => (
              <li key={league.id}>
                <LeagueTile league={league} />
              </li>
            ))}
          </Tiles>
        </TitledSection>
      ) : null}
    </Lists>
  );
}

const Lists = chakra('div', { base: { display: 'grid', gap: '8', marginBottom: '8' } });
