import { chakra } from '@chakra-ui/react';
import type { ShownGame } from '@oche/validators/statistics/schemas';
import { ChartSection } from '../../../components/chart/chart-section.tsx';
import { Row } from '../../../components/layout.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { byOutcome, outcomeMarks } from '../../../lib/results/by-outcome.ts';
import { Outcome, ShownGames } from '../shown-games.tsx';

/** The last ten: at a glance, and one by one. */
export function Form({ games }: { games: readonly ShownGame[] }) {
  const texts = useTexts('statistics').form;
  const letters = [texts.wonLetter(), texts.lostLetter(), texts.drawnLetter()] as const;
  return (
    <ChartSection title={texts.title()} text={texts.lead({ count: games.length })}>
      <Row gap="0.5" aria-hidden="true">
        {games.map((game, index) => (
          <Outcome key={`${game.finishedAt} ${index}`} {...outcomeMarks(game.isWon)}>
            {byOutcome(game.isWon, letters)}
          </Outcome>
        ))}
      </Row>
      <TwoColumns>
        <ShownGames games={games} />
      </TwoColumns>
    </ChartSection>
  );
}

const TwoColumns = chakra('div', {
  base: {
    '& > ul': { columns: { lg: '2' }, columnGap: '8', borderTopWidth: '0' },
    '& li': { breakInside: 'avoid' },
  },
});
