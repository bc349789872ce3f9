import { chakra } from '@chakra-ui/react';
import { checkoutHints } from '@oche/darts/checkout';
import type { Training } from '@oche/validators/games/start';
import { Undo2 } from 'lucide-react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { useKeyDown } from '../../../lib/keys/use-key-down.ts';
import { attemptOf } from '../../../lib/storage/drafts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { dartText } from '../dart-text.ts';
import { type Answer, type Run, runOf } from './runs.ts';
import { TrainingHistory } from './training-history.tsx';
import { useAnswers } from './use-answers.ts';

const BULL = 25;
/** what is counted of each */
const DONE = { clock: 'numbers', bob: 'round', checkout: 'tried' } as const;

/** A training alone: the target in large figures, and as few buttons as it takes. */
export function TrainingPage({ kind }: { kind: Training }) {
  const texts = useTexts('games/training');
  const { user } = useAuth();
  const memberId = user?.id ?? '';
  const { answers, setAnswers, forget } = useAnswers(memberId, kind);
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
        <Result
          kind={kind}
          run={run}
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
      <ButtonLink to="/games/new" variant="ghost">
        {texts.toStart()}
      </ButtonLink>
    </Page>
  );
}

function targetText(kind: Training, target: number | undefined, bull: string): string {
  if (target === BULL) return bull;
  return kind === 'bob' ? `D${target}` : String(target);
}

function routeOf(target: number): string {
  const [route] = checkoutHints(target, 3, { out: 'double' });
  return route?.darts.map(dartText).join(' ') ?? '–';
}

interface KeysProps {
  kind: Training;
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

interface ResultProps {
  kind: Training;
  run: Run;
  onUndo: () => void;
  onAgain: () => void;
  memberId: string;
  onSaved: () => void;
}

/** The end: nothing is stored before the player has looked at it. */
function Result({ kind, run, onUndo, onAgain, memberId, onSaved }: ResultProps) {
  const texts = useTexts('games/training');
  const utils = trpc.useUtils();
  const fail = useFailureToast();
  const attempt = attemptOf(memberId, `training:${kind}`);
  const save = trpc.games.training.save.useMutation({
    onSuccess: () => {
      attempt.succeed();
      onSaved();
      return utils.games.training.list.invalidate();
    },
    onError: (error) => fail(error, texts.failed()),
  });
  const result = (count: number) => texts[kind].result({ count });
  if (save.data) {
    const { score, best } = save.data;
    return (
      <End role="status">
        <p>
          <strong>{result(score)}</strong>{' '}
          {score === best ? texts.best() : texts.stillBest({ best: result(best) })}
        </p>
        <Button variant="accent" size="lg" onClick={onAgain}>
          {texts.again()}
        </Button>
      </End>
    );
  }
  return (
    <End>
      <Button
        variant="accent"
        size="lg"
        disabled={save.isPending}
        onClick={() =>
          save.mutate({ idempotencyKey: attempt.keyFor(run.thrown), thrown: run.thrown })
        }
      >
        {save.isPending ? texts.saving() : texts.save()}
      </Button>
      <Button variant="ghost" disabled={save.isPending} onClick={onUndo}>
        <Undo2 aria-hidden="true" />
        {texts.undo()}
      </Button>
    </End>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const Board = chakra('section', {
  base: {
    bg: 'bg.sunken',
    color: 'fg',
    display: 'grid',
    gap: '3',
    padding: { base: '4', md: '6' },
    borderBottom: '4px solid {colors.accent.solid}',
  },
});
const Target = chakra('p', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    '& span': { textStyle: 'label', color: 'fg.muted' },
    '& strong': {
      textStyle: 'number',
      fontWeight: 'heavy',
      fontSize: 'clamp(5rem, min(34vw, 30dvh), 15rem)',
      lineHeight: 'solid',
    },
  },
});
const Facts = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '5',
    rowGap: '2',
    '& dt': { textStyle: 'caption', color: 'fg.muted' },
    '& dd': { textStyle: 'number', fontSize: 'xl' },
  },
});
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
const End = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    marginBlock: '4',
    textStyle: 'lead',
  },
});
