import { chakra } from '@chakra-ui/react';
import { checkoutHints } from '@oche/darts/checkout';
import { EXERCISES, type Exercise } from '@oche/darts/training/catalog';
import type { Aim, Standing } from '@oche/darts/training/exercise';
import { isRefusal } from '@oche/darts/visit';
import { useEffect, useState } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { useIsTakenUp } from '../../../lib/late-snapshot.ts';
import { keepPage } from '../../../lib/storage/keep-page.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useWakeLock } from '../../../lib/use-wake-lock.ts';
import { memberBoards } from '../autoscoring/board-line.ts';
import { useCounting } from '../autoscoring/use-counting.ts';
import { dartText } from '../dart-text.ts';
import { Board, Fact, Facts, Target } from './board.tsx';
import { CallOut } from './call-out.tsx';
import { CountingControl } from './counting-control.tsx';
import { ExercisePad } from './exercise-pad.tsx';
import { ExerciseVisits } from './exercise-visits.tsx';
import { NumberChoice } from './number-choice.tsx';
import { withSeen } from './seen-visit.ts';
import { TrainingHistory } from './training-history.tsx';
import { TrainingLadder } from './training-ladder.tsx';
import { TrainingResult } from './training-result.tsx';
import { TrainingWeeks } from './training-weeks.tsx';
import { useThrown } from './use-thrown.ts';

/* where a board counts */
const CountingPad = lazyPart(() =>
  import('../score/counting/counting-pad.tsx').then((part) => part.CountingPad),
);

const BULL = 25;
const A_VISIT = 3;
/** more than these are set smaller */
const DIGITS = 4;

interface ExercisePageProps {
  exercise: Exercise;
  /** what it is about: the number of 99 darts, or the doubles of one's own */
  wanted: readonly number[];
}

/** An exercise dart by dart: what to throw at in large figures, and as few keys as it takes. */
export function ExercisePage(props: ExercisePageProps) {
  const isTakenUp = useIsTakenUp();
  return <Throwing key={String(isTakenUp)} isTakenUp={isTakenUp} {...props} />;
}

function Throwing({ exercise, wanted, isTakenUp }: ExercisePageProps & { isTakenUp: boolean }) {
  const texts = useTexts('games/training');
  const { user } = useAuth();
  const memberId = user?.id ?? '';
  const { darts, chosen, setDarts, forget } = useThrown({
    memberId,
    exercise,
    wanted,
    isTakenUp,
  });
  const [corrected, setCorrected] = useState<number | null>(null);
  const standing = standingOf(exercise, chosen, darts);
  const { aim, visits, inVisit } = standing;
  const thrown = visits.flat();
  const visit = inVisit > 0 ? (visits.at(-1) ?? []) : [];
  useWakeLock(isTakenUp && aim !== null);
  const isBegun = darts.length > 0;
  useEffect(() => {
    if (isBegun) void keepPage();
  }, [isBegun]);
  const { client } = trpc.useUtils();
  const [boards] = useState(() => (isTakenUp ? memberBoards(client, null) : null));
  const counting = useCounting({
    of: `training ${exercise}`,
    line: boards,
    isOn: aim !== null,
    canEnter: corrected === null,
    onVisit: (seen) => setDarts(withSeen(exercise, chosen, thrown, seen)),
  });
  const visitsDone = visits.length - (inVisit > 0 ? 1 : 0);
  /** the visit that is entered by hand all the same */
  const [byHand, setByHand] = useState<number | null>(null);
  const isCounted = counting.board !== null && corrected === null && byHand !== visitsDone;
  const takeBack = () => setDarts(thrown.slice(0, -1));
  const enter = (more: readonly string[]) => {
    if (corrected === null) {
      counting.pass();
      return setDarts([...thrown, ...more]);
    }
    const [dart = '0'] = more;
    setCorrected(null);
    setDarts(thrown.with(corrected, dart));
  };
  // a corrected dart can have been anything
  const shownAim: Aim | null = corrected === null ? aim : { at: 'points' };
  // the whole board needs the room, and shows the visit itself
  const isWhole = shownAim !== null && shownAim.at !== 'number';
  const shown = aim ? aimText(aim, texts) : String(standing.score);
  return (
    <Page width="text">
      <PageHeader title={texts[exercise].title()} />
      {exercise === 'ninetyNine' && thrown.length === 0 ? (
        <NumberChoice number={chosen[0]} />
      ) : null}
      <Board className="dark">
        <Target aria-live="polite" data-small={isWhole || shown.length > DIGITS || undefined}>
          <span>{aim ? texts.target() : texts.over()}</span>
          <strong>{shown}</strong>
        </Target>
        <Facts>
          <Fact
            label={EXERCISES[exercise].best === 'least' ? texts.darts() : texts.points()}
            value={String(standing.score)}
          />
          <Fact label={texts.progress()} value={texts.of(standing.progress)} />
          {aim?.at === 'finish' ? <Finish aim={aim} inVisit={inVisit} /> : null}
        </Facts>
        {isWhole ? null : (
          <Visit>{visit.map((dart) => (dart === '0' ? '–' : dartText(dart))).join('  ')}</Visit>
        )}
      </Board>
      {corrected === null ? null : <p role="status">{texts.correcting()}</p>}
      {shownAim && isCounted ? (
        <Counted>
          <CountingPad
            key={thrown.length}
            counting={counting}
            problem={null}
            onUndo={thrown.length > 0 ? takeBack : null}
            onByHand={() => setByHand(visitsDone)}
          />
        </Counted>
      ) : shownAim ? (
        <ExercisePad
          aim={shownAim}
          thrown={corrected === null ? visit : []}
          onDarts={enter}
          onUndo={takeBack}
          canUndo={thrown.length > 0}
        />
      ) : (
        <TrainingResult
          kind={exercise}
          thrown={{ kind: exercise, chosen: [...chosen], darts: thrown }}
          onUndo={takeBack}
          onAgain={() => setDarts([])}
          memberId={memberId}
          onSaved={forget}
        />
      )}
      {/* below the keys, which a phone hardly has room for */}
      <Muted marginBottom="4">{texts[exercise].lead()}</Muted>
      {boards && aim ? <CountingControl line={boards} counting={counting} /> : null}
      {isTakenUp ? <CallOut text={callText(standing, exercise, texts)} /> : null}
      {visits.length > 0 ? (
        <ExerciseVisits visits={visits} corrected={corrected} onCorrect={setCorrected} />
      ) : null}
      <TrainingWeeks kind={exercise} chosen={chosen} />
      <TrainingHistory kind={exercise} chosen={chosen} />
      <TrainingLadder kind={exercise} chosen={chosen} />
      <ButtonLink to="/games/training" variant="ghost">
        {texts.toStart()}
      </ButtonLink>
    </Page>
  );
}

/** After a correction an exercise can be over earlier: what was thrown after its end falls away. */
function standingOf(
  exercise: Exercise,
  chosen: readonly number[],
  darts: readonly string[],
): Standing {
  const play = EXERCISES[exercise].play(chosen);
  for (let count = darts.length; count > 0; count -= 1) {
    const standing = play(darts.slice(0, count));
    if (!isRefusal(standing)) return standing;
  }
  const start = play([]);
  if (isRefusal(start)) throw new Error(`${exercise} has no beginning`);
  return start;
}

type Texts = ReturnType<typeof useTexts<'games/training'>>;

function aimText(aim: Aim, texts: Texts): string {
  if (aim.at === 'finish') return String(aim.remaining);
  if (aim.at === 'points') return '180';
  if (aim.at === 'ring') return aim.ring === 'double' ? texts.anyDouble() : texts.anyTreble();
  const { number, ring } = aim;
  if (number === BULL) return ring === 'double' ? texts.bullseye() : texts.bull();
  return ring === 'any' ? String(number) : `${ring === 'double' ? 'D' : 'T'}${number}`;
}

/** What is said: the next target, or after a visit its points, and at the end the result. */
function callText({ aim, score, inVisit }: Standing, exercise: Exercise, texts: Texts): string {
  if (!aim) return texts[exercise].result({ count: score });
  if (aim.at === 'points') return inVisit === 0 ? String(score) : '';
  if (aim.at !== 'number') return aimText(aim, texts);
  const { number } = aim;
  if (number === BULL) return texts.bull();
  if (aim.ring === 'any') return String(number);
  return aim.ring === 'double' ? texts.callDouble({ number }) : texts.callTreble({ number });
}

/** How many darts are left for it, and the way that most take. */
function Finish({ aim, inVisit }: { aim: Extract<Aim, { at: 'finish' }>; inVisit: number }) {
  const texts = useTexts('games/training');
  const inHand = Math.min(A_VISIT - inVisit, aim.darts) as 1 | 2 | 3;
  const [route] = checkoutHints(aim.remaining, inHand, { out: 'double' });
  return (
    <>
      <Fact label={texts.dartsLeft()} value={String(aim.darts)} />
      <Fact label={texts.route()} value={route?.darts.map(dartText).join(' ') ?? '–'} />
    </>
  );
}

const Counted = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', marginBlock: '4', height: '25rem' },
});
const Visit = chakra('p', {
  base: {
    minHeight: '7',
    textStyle: 'number',
    fontSize: 'xl',
    textAlign: 'center',
    color: 'fg.muted',
    whiteSpace: 'pre',
  },
});
