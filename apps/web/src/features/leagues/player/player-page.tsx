import { chakra } from '@chakra-ui/react';
import type { PlayerFigures } from '@oche/validators/leagues/figures';
import { ButtonLink } from '../../../components/button.tsx';
import { TableFiles } from '../../../components/list/table-files.tsx';
import { Breadcrumb } from '../../../components/page/breadcrumb.tsx';
import { Page } from '../../../components/page/page.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Muted } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { averageText, NOTHING } from '../figures/figure-words.ts';
import { LeagueHero } from '../shared/hero.tsx';
import { playerText } from '../shared/player-name.tsx';
import { SeasonsTable } from './seasons-table.tsx';

/** What a player has done in leagues, season by season. */
export function PlayerPage({ id }: { id: number }) {
  const pages = useTexts('leagues/pages');
  const { career } = useTexts('leagues/figures');
  const [figures] = trpc.leagues.players.figures.useSuspenseQuery({ id });
  const { player, league } = figures;
  const name = playerText(player, pages.bests.hidden());
  return (
    <Page>
      <Bar>
        <Breadcrumb
          items={[
            { label: pages.title(), to: '/leagues' },
            { label: league.name, to: `/leagues/${league.id}` },
          ]}
        />
        {player.person ? (
          <ButtonLink
            to="/profile/{-$id}"
            params={{ id: player.person.id }}
            size="sm"
            variant="ghost"
          >
            {career.profile()}
          </ButtonLink>
        ) : null}
      </Bar>
      <LeagueHero band={league.name} name={name} numbers={useNumbers(figures)} />
      <TitledSection title={career.title()}>
        {figures.seasons.length === 0 ? (
          <Muted>{career.none()}</Muted>
        ) : (
          <>
            <SeasonsTable career={figures} name={name} leagueId={league.id} />
            <TableFiles title={career.title()} path={`/leagues/players/${id}/seasons`} />
          </>
        )}
      </TitledSection>
    </Page>
  );
}

/** What the scoreboard shows: an average only where all seasons were played in the same games. */
function useNumbers({ totals }: PlayerFigures) {
  const texts = useTexts('leagues/figures');
  const locale = useLocale();
  if (totals.length === 0) return [];
  const sum = (key: 'singles' | 'singlesWon' | 'maxima') =>
    totals.reduce((all, one) => all + one[key], 0);
  const finish = Math.max(...totals.map(({ bestFinish }) => bestFinish ?? 0));
  const [only] = totals;
  return [
    {
      label: texts.singles(),
      value: texts.of({ won: sum('singlesWon'), all: sum('singles') }),
      isLit: true,
    },
    ...(only && totals.length === 1
      ? [{ label: texts.average(), value: averageText(only.average, locale) }]
      : []),
    { label: texts.maxima(), value: sum('maxima') },
    { label: texts.short.bestFinish(), value: finish || NOTHING },
  ];
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '8',
    marginBottom: '3',
  },
});
