import { chakra } from '@chakra-ui/react';
import { checkoutHints } from '@oche/darts/checkout';
import { Undo2 } from 'lucide-react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { useKeyDown } from '../../../lib/keys/use-key-down.ts';
import { useIsTakenUp } from '../../../lib/late-snapshot.ts';
import { dartText } from '../dart-text.ts';
import { Board, Fact, Facts, Target } from './board.tsx';
import { type Answer, runOf } from './runs.ts';
import { TrainingHistory } from './training-history.tsx';
import { TrainingLadder } from './training-ladder.tsx';
import type { CountedTraining } from './training-queries.ts';
import { TrainingResult } from './training-result.tsx';
import { useAnswers } from './use-answers.ts';

const BULL = 25;
/** what is counted of each */
const DONE = { clock: 'numbers', bob: 'round', checkout: 'tried' } as const;

/** A training alone: the target in large figures, and as few buttons as it takes. */
export function TrainingPage({ kind }: { kind: CountedTraining }) {
  const isTakenUp = useIsTakenUp();
  return <Tapping key={String(isTakenUp)} kind={kind} isTakenUp={isTakenUp} />;
}

function Tapping({ kind, isTakenUp }: { kind: CountedTraining; isTakenUp: boolean }) {
  const texts = useTexts('games/training');
  const { user } = useAuth();
  const memberId = user?.id ?? '';
  const { answers, setAnswers, forget } = useAnswers(memberId, kind, isTakenUp);
  const run = runOf(kind, answers);
  return (
    <Page width="text">
      <PageHeader title={texts[kind].title()} lead={texts[kind].lead()} />
      <Board className="dark">
        <Target aria-live="polite">
          <span>{run.isOver ? texts.over() : texts.target()}</span>
          <strong>{run.isOver ? run.score : targetText(kind, run.target, texts.bull())}</strong>
        </Target>
        <Facts>
          <Fact
            label={kind === 'clock' ? texts.darts() : texts.points()}
            value={String(run.score)}
          />
          <Fact label={texts[DONE[kind]]()} value={texts.of({ done: run.done, all: run.all })} />
          {kind === 'checkout' && run.target !== undefined ? (
            <Fact label={texts.route()} value={routeOf(run.target)} />
          ) : null}
        </Facts>
      </Board>
      {run.isOver ? (
        <TrainingResult
          kind={kind}
          thrown={run.thrown}
          onUndo={() => setAnswers(answers.slice(0, -1))}
          onAgain={() => setAnswers([])}
          memberId={memberId}
          onSaved={forget}
        />
      ) : (
        <Keys
          kind={kind}
          onAnswer={(answer) => setAnswers([...answers, answer])}
          onUndo={answers.length > 0 ? () => setAnswers(answers.slice(0, -1)) : undefined}
        />
      )}
      <TrainingHistory kind={kind} />
      <TrainingLadder kind={kind} />
      <ButtonLink to="/games/training" variant="ghost">
        {texts.toStart()}
      </ButtonLink>
    </Page>
  );
}

function targetText(kind: CountedTraining, target: number | undefined, bull: string): string {
  if (target === BULL) return bull;
  return kind === 'bob' ? `D${target}` : String(target);
}

function routeOf(target: number): string {
  const [route] = checkoutHints(target, 3, { out: 'double' });
  return route?.darts.map(dartText).join(' ') ?? '–';
}

interface KeysProps {
  kind: CountedTraining;
  onAnswer: (answer: Answer) => void;
  onUndo: (() => void) | undefined;
}

/** What can be said of a dart, a round or a visit. The digits and Backspace do the same. */
function Keys({ kind, onAnswer, onUndo }: KeysProps) {
  const texts = useTexts('games/training');
  const yes = kind === 'clock' ? texts.hit() : texts.checked();
  const choices =
    kind === 'bob'
      ? [0, 1, 2, 3].map((hits) => ({ answer: hits, label: String(hits) }))
      : [
          { answer: 0, label: texts.missed() },
          { answer: 1, label: yes },
        ];
  useKeyDown((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const choice = choices.find(({ answer }) => String(answer) === event.key);
    if (choice) onAnswer(choice.answer);
    else if (event.key === 'Backspace' && onUndo) onUndo();
  });
  return (
    <>
      <Pad role="group" aria-label={kind === 'bob' ? texts.hits() : texts[kind].title()}>
        {choices.map(({ answer, label }) => (
          <Key
            key={answer}
            variant={answer > 0 ? 'solid' : 'outline'}
            data-number={kind === 'bob' || undefined}
            onClick={() => onAnswer(answer)}
          >
            {label}
          </Key>
        ))}
      </Pad>
      <Button variant="ghost" width="full" marginBottom="6" disabled={!onUndo} onClick={onUndo}>
        <Undo2 aria-hidden="true" />
        {texts.undo()}
      </Button>
    </>
  );
}

const Pad = chakra('div', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    gap: '2',
    marginTop: '4',
    marginBottom: '2',
    touchAction: 'manipulation',
  },
});
const Key = chakra(Button, {
  base: {
    minHeight: '20',
    fontSize: 'xl',
    '&[data-number]': { textStyle: 'number', fontWeight: 'heavy', fontSize: '3xl' },
  },
});
