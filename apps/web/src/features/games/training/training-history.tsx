import { chakra } from '@chakra-ui/react';
import type { Training } from '@oche/validators/games/start';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { historyInput, nextResults } from './training-queries.ts';

interface TrainingHistoryProps {
  kind: Training;
  /** what it is about; the number of 99 darts */
  chosen?: readonly number[];
}

/** What the member has trained so far, the latest first, with the best of all. */
export function TrainingHistory({ kind, chosen = [] }: TrainingHistoryProps) {
  const texts = useTexts('games/training');
  const [data, list] = trpc.games.training.list.useSuspenseInfiniteQuery(
    historyInput(kind, chosen),
    nextResults,
  );
  const results = data.pages.flatMap(({ items }) => items);
  const best = data.pages[0]?.best ?? null;
  return (
    <TitledSection
      title={texts.history()}
      action={
        best === null ? null : (
          <Best>{texts.bestSoFar({ best: texts[kind].result({ count: best }) })}</Best>
        )
      }
    >
      {results.length === 0 ? <Muted>{texts.none()}</Muted> : null}
      <List>
        {results.map(({ id, score, finishedAt }) => (
          <li key={id} data-best={score === best || undefined}>
            <strong>{texts[kind].result({ count: score })}</strong>
            <Time value={finishedAt} />
          </li>
        ))}
      </List>
      <LoadMore list={list} label={texts.more()} />
    </TitledSection>
  );
}

const Best = chakra('span', { base: { textStyle: 'number', color: 'positive' } });
const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& li': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      paddingBlock: '2',
      borderBottom: '1px solid {colors.border}',
    },
    '& strong': { textStyle: 'number' },
    '& [data-best] strong': { color: 'positive' },
    '& time': { textStyle: 'small', color: 'fg.muted' },
  },
});
