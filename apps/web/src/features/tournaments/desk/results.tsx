import { chakra } from '@chakra-ui/react';
import { Button } from '../../../components/button.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import type { DeskPart } from './parts.ts';

/** What has been played, the last round first, to be corrected. */
export function Results({ drawn, onAsk }: DeskPart) {
  const { results, score: texts, boards, match: numbered } = useTexts('tournaments/run');
  const played = drawn.matches.filter(({ status }) => status === 'played').toReversed();
  if (played.length === 0) return <Muted>{results.none()}</Muted>;
  return (
    <List>
      {played.map((match) => {
        const { id, number, score, winner, can } = match;
        const names = drawn.namesOf(match);
        return (
          <li key={id}>
            <small>{number}</small>
            <span data-won={winner === 0 || undefined}>{names[0]}</span>
            <b>{score?.join(':')}</b>
            <span data-won={winner === 1 || undefined}>{names[1]}</span>
            {can.decide ? (
              <Button
                size="sm"
                variant="ghost"
                aria-label={boards.of({ action: texts.correct(), what: numbered({ number }) })}
                onClick={() => onAsk('result', id)}
              >
                {texts.correct()}
              </Button>
            ) : null}
          </li>
        );
      })}
    </List>
  );
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: {
        // a long surname stays whole on a phone
        base: '1rem minmax(0, 1fr) auto minmax(0, 1fr)',
        md: '2rem minmax(0, 1fr) auto minmax(0, 1fr) auto',
      },
      alignItems: 'center',
      columnGap: { base: '1.5', md: '3' },
      paddingBlock: '1',
      borderBottom: '1px solid {colors.border}',
    },
    '& small': { textStyle: 'number', color: 'fg.muted' },
    '& b': {
      minWidth: '12',
      bg: 'board.surround',
      color: 'board.chalk',
      textStyle: 'number',
      fontSize: 'lg',
      textAlign: 'center',
    },
    '& span': { overflowWrap: 'anywhere' },
    '& span:first-of-type': { textAlign: 'end' },
    '& [data-won]': { fontWeight: 'bold' },
    '& button': { gridColumn: { base: '1 / -1', md: 'auto' }, justifySelf: 'end' },
  },
});
