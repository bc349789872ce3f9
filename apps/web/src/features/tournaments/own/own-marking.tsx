import { chakra } from '@chakra-ui/react';
import type { EveningOutput } from '@oche/validators/tournaments/schemas';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { ResultDialog } from '../results/result-dialog.tsx';
import { useScorer } from '../results/use-scorer.ts';
import type { Drawn } from '../shared/use-run.ts';

interface OwnMarkingProps {
  drawn: Drawn;
  evening: EveningOutput | undefined;
  /** the reader's entry */
  entryId: number;
}

/** A reader who marks at a board scores there on their own phone, or enters the result, which counts at once. */
export function OwnMarking({ drawn, evening, entryId }: OwnMarkingProps) {
  const { own: texts, score: words } = useTexts('tournaments/run');
  const [isEntering, setIsEntering] = useState(false);
  const scorer = useScorer();
  const board = evening?.boards.find(({ call }) => call?.markerId === entryId);
  const match = drawn.matches.find(({ id }) => id === board?.call?.matchId);
  if (!board || !match) return null;
  const [a, b] = drawn.namesOf(match);
  const { id: matchId, status, gameId, can } = match;
  return (
    <Root role="status">
      <Title>{texts.marks({ board: board.name, a, b })}</Title>
      <Actions>
        {status === 'playing' && gameId !== null ? (
          <ButtonLink to="/games/$id/score" params={{ id: String(gameId) }} shape="wedge">
            {words.goOn()}
          </ButtonLink>
        ) : can.start ? (
          <Button disabled={scorer.isPending} onClick={() => scorer.score(matchId)}>
            {words.live()}
          </Button>
        ) : null}
        {can.report ? (
          <Button variant="outline" onClick={() => setIsEntering(true)}>
            {words.enter()}
          </Button>
        ) : null}
      </Actions>
      {isEntering ? (
        <ResultDialog
          match={match}
          drawn={drawn}
          as="player"
          onClose={() => setIsEntering(false)}
        />
      ) : null}
    </Root>
  );
}

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    padding: '4',
    bg: 'warning.subtle',
    borderInlineStart: '6px solid {colors.tape}',
  },
});
const Title = chakra('p', {
  base: { textStyle: 'subheading', fontSize: '2xl', overflowWrap: 'anywhere' },
});
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', _empty: { display: 'none' } },
});
