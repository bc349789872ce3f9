import { chakra } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { useThread } from '../data/thread-context.tsx';
import { LinkInThread } from './link-in-thread.tsx';

/** Below the question: the answer that has solved it, and the way there. */
export function SolutionNote() {
  const { thread: texts, flags } = useTexts('forum');
  const { solution } = useThread().thread;
  if (!solution) return null;
  return (
    <Note>
      <strong>
        <CircleCheck aria-hidden="true" />{' '}
        {solution.author ? texts.solvedBy({ name: fullName(solution.author) }) : flags.solved()}
      </strong>
      {solution.text === null ? null : <p>{solution.text}</p>}
      <LinkInThread number={solution.number}>
        {texts.toSolution({ number: solution.number })}
      </LinkInThread>
    </Note>
  );
}

const Note = chakra('aside', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    gap: '1',
    maxWidth: 'measure',
    marginTop: '4',
    padding: '4',
    bg: 'positive.subtle',
    borderInlineStart: '4px solid {colors.positive.solid}',
    '& strong': { display: 'inline-flex', alignItems: 'center', gap: '2' },
    '& svg': { flex: 'none', width: '5', height: '5', color: 'positive' },
    '& p': { lineClamp: '4', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
    '& a': { color: 'fg' },
  },
});
