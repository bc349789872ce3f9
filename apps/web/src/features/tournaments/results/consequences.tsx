import { chakra } from '@chakra-ui/react';
import type { Consequences } from '@oche/validators/tournaments/schemas';
import { useTexts } from '../../../i18n/react.tsx';
import type { Drawn } from '../shared/use-run.ts';

interface ConsequencesProps {
  consequences: Consequences;
  drawn: Drawn;
}

/** What a correction opens again, before it is made. */
export function ConsequencesOf({ consequences, drawn }: ConsequencesProps) {
  const { score: texts, match, versus } = useTexts('tournaments/run');
  const { reopened, goesOn } = consequences;
  return (
    <Root data-heavy={reopened.length > 0 || goesOn || undefined}>
      <p>{reopened.length > 0 ? texts.reopens() : texts.alone()}</p>
      {reopened.length > 0 ? (
        <ul>
          {reopened.map(({ matchId, number, players: [a, b], score }) => (
            <li key={matchId}>
              <strong>{match({ number })}</strong>{' '}
              {versus({ a: drawn.nameOf(a), b: drawn.nameOf(b) })}
              {score ? ` (${score[0]}:${score[1]})` : null}
            </li>
          ))}
        </ul>
      ) : null}
      {goesOn ? <p>{texts.goesOn()}</p> : null}
    </Root>
  );
}

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    padding: '3',
    bg: 'positive.subtle',
    borderInlineStart: '6px solid {colors.board.green}',
    '&[data-heavy]': { bg: 'warning.subtle', borderInlineStartColor: 'tape' },
    '& ul': { paddingInlineStart: '5' },
  },
});
