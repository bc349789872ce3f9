import { chakra } from '@chakra-ui/react';
import type { TeamFigures } from '@oche/validators/leagues/figures';
import { TableFiles } from '../../../components/list/table-files.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Muted } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { QueryState } from '../../../patterns/query-state.tsx';
import { averageText, NOTHING, shareText } from '../figures/figure-words.ts';
import { FiguresTable } from '../figures/figures-table.tsx';
import { PlayerName } from '../shared/player-name.tsx';

/** What each player has done for the team this season, and all of them together. */
export function FiguresSection({ entryId, team }: { entryId: number; team: string }) {
  const texts = useTexts('leagues/figures');
  const query = trpc.leagues.squads.figures.useQuery({ entryId });
  return (
    <TitledSection anchor="figures" title={texts.title()}>
      <QueryState query={query} failed={texts.failed()}>
        {({ players, total }) =>
          players.length === 0 ? (
            <Muted>{texts.none()}</Muted>
          ) : (
            <>
              <Together total={total} />
              <FiguresTable
                caption={texts.caption({ team })}
                of={texts.player()}
                rows={players.map(({ player, ...figures }) => ({
                  key: player.id,
                  name: <PlayerName player={player} />,
                  figures,
                }))}
              />
              <TableFiles title={texts.title()} path={`/leagues/entries/${entryId}/figures`} />
            </>
          )
        }
      </QueryState>
    </TitledSection>
  );
}

/** The team's own sums. */
function Together({ total }: { total: TeamFigures['total'] }) {
  const texts = useTexts('leagues/figures');
  const locale = useLocale();
  const { singles, singlesWon, doubles, doublesWon, average, maxima } = total;
  const numbers = [
    [texts.singles(), shareText(singlesWon, singles, locale)],
    [texts.doubles(), shareText(doublesWon, doubles, locale)],
    [texts.average(), averageText(average, locale)],
    [texts.maxima(), average === null ? NOTHING : maxima],
  ] as const;
  return (
    <Numbers aria-label={texts.team()}>
      {numbers.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Numbers>
  );
}

const Numbers = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '1',
    '& > div': { display: 'flex', alignItems: 'baseline', gap: '2' },
    '& dt': { textStyle: 'small', color: 'fg.muted' },
    '& dd': { textStyle: 'number', fontSize: 'xl', fontWeight: 'heavy' },
  },
});
