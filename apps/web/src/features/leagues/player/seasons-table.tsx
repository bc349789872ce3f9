import { chakra } from '@chakra-ui/react';
import type { MemberFigures } from '@oche/validators/leagues/figures';
import { TextLink } from '../../../components/link.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { FiguresTable } from '../figures/figures-table.tsx';
import { gamesText } from '../figures/game-text.ts';

interface SeasonsTableProps {
  career: MemberFigures;
  /** of the player */
  name: string;
  /** the league that needs no naming, if there is one */
  leagueId?: number;
}

/** What somebody has done season by season, and all of it together. */
export function SeasonsTable({ career, name, leagueId }: SeasonsTableProps) {
  const texts = useTexts('leagues/figures');
  const { seasons, totals } = career;
  return (
    <FiguresTable
      caption={texts.career.caption({ player: name })}
      of={texts.career.season()}
      rows={seasons.map((one) => ({
        key: one.entryId,
        name: (
          <>
            <TextLink
              to="/leagues/divisions/$id"
              params={{ id: String(one.division.id) }}
              variant="plain"
            >
              {`${one.season.name} · ${one.division.name}`}
            </TextLink>
            <Where>
              <TextLink
                to="/leagues/teams/$id"
                params={{ id: String(one.team.id) }}
                search={{ season: one.season.id }}
              >
                {one.team.name}
              </TextLink>
              {[
                '',
                ...(one.league.id === leagueId ? [] : [one.league.name]),
                gamesText(one.games, texts),
              ].join(' · ')}
            </Where>
          </>
        ),
        figures: one,
      }))}
      totals={
        seasons.length < 2
          ? []
          : totals.map((total) => ({
              key: gamesText(total.games, texts),
              name: (
                <>
                  {texts.career.total()}
                  <Where>{gamesText(total.games, texts)}</Where>
                </>
              ),
              figures: total,
            }))
      }
    />
  );
}

const Where = chakra('small', { base: { fontWeight: 'normal' } });
