import { bullFor, endedLeg, type Turn } from '@oche/darts/game';
import { isOver as isMatchOver } from '@oche/darts/match';
import type { Move } from '@oche/darts/moves';
import type { Visit } from '@oche/darts/visit';
import type { GameOutput } from '@oche/validators/games/schemas';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { KeysOn } from '../../../lib/keys/use-keys.ts';
import { useWakeLock } from '../../../lib/use-wake-lock.ts';
import { Celebration } from '../moments/celebration.tsx';
import { sidesOf } from '../setup.ts';
import { ScoreSide } from './board/score-side.tsx';
import { useCaller } from './caller.ts';
import { CorrectPad } from './correct-pad.tsx';
import { useCountingHere } from './counting/use-counting-here.ts';
import { BullQuestion } from './endings/bull-question.tsx';
import { ElsewherePanel } from './endings/elsewhere-panel.tsx';
import { GameOver } from './endings/game-over.tsx';
import { LegOver } from './endings/leg-over.tsx';
import { LostPanel } from './endings/lost-panel.tsx';
import { countToTakeBack } from './machine/take-back.ts';
import { learnedTotals, learnTotal } from './pad/learned-totals.ts';
import { VisitPad } from './pad/visit-pad.tsx';
import { refusalText } from './refusal-text.ts';
import { countOwn } from './remote/own-visit.ts';
import { ScorerBar } from './scorer-bar.tsx';
import { Board, Screen, Strip, Work } from './scorer-frame.tsx';
import { useScorerSettings } from './scorer-settings.ts';
import type { KeptStore } from './storage/kept-games.ts';
import type { Kept } from './storage/scorer-state.ts';
import type { ScoringState } from './storage/scoring.ts';
import type { ScoringLine } from './storage/scoring-line.ts';
import { useScorer } from './storage/use-scorer.ts';
import { SyncLine } from './sync-line.tsx';
import { sayTurn } from './turn-text.ts';

const MachinePad = lazyPart(() =>
  import('./machine/machine-pad.tsx').then((part) => part.MachinePad),
);

/* where a board counts */
const CountingPad = lazyPart(() =>
  import('./counting/counting-pad.tsx').then((part) => part.CountingPad),
);

/* for who plays at two boards */
const TheirTurn = lazyPart(() => import('./remote/their-turn.tsx').then((part) => part.TheirTurn));
const VisitClock = lazyPart(() =>
  import('./remote/visit-clock.tsx').then((part) => part.VisitClock),
);

interface ScorerProps {
  output: GameOutput;
  line: ScoringLine;
  /** where this device keeps what is typed */
  store: KeptStore;
  kept: Kept | undefined;
  names: readonly string[];
  /** at a board: what follows a game isn't a page of a member but the next match */
  atBoard?: {
    /** told when the last dart is thrown, and when it is taken back */
    onOver: (isOver: boolean) => void;
    /** whether the last dart can still be taken back when the result has arrived */
    canTakeBack: boolean;
    onNext: () => void;
  };
  /** what stands beside the score while a side throws: the picture of the other board */
  beside?: ((throwing: number | undefined) => ReactNode) | undefined;
  /** only this device has the game: what follows its end, which for a moment can't be pressed, and a button in the bar */
  onDevice?: { ending: (isLocked: boolean) => ReactNode; action: ReactNode };
}

/** The scorer: what is left in figures for the oche, and a pad for the thumb. */
export function Scorer(props: ScorerProps) {
  const { output, line, store, kept, names, atBoard, beside, onDevice } = props;
  const texts = useTexts('games/score');
  const scorer = useScorer({ output, line, store, kept });
  const { settings, change } = useScorerSettings();
  const [problem, setProblem] = useState<string | null>(null);
  const [correcting, setCorrecting] = useState<Turn | null>(null);
  /** the leg whose beginning somebody has tapped */
  const [begun, setBegun] = useState<number | null>(null);
  // as it was when the game was opened: keys that change while they are used are missed
  const [learned] = useState(() => learnedOf(output));
  const { game } = scorer.scorer;
  const { standing, next } = game.position;
  const isOver = isMatchOver(standing);
  const onOver = useEffectEvent((now: boolean) => atBoard?.onOver(now));
  useEffect(() => onOver(isOver), [isOver]);
  useWakeLock(atBoard !== undefined || (!isOver && !scorer.isElsewhere));
  useCaller(game, names, settings.voice && !scorer.isElsewhere);

  /** @returns whether the rules allow it */
  function play(move: Move): boolean {
    const refusal = scorer.play(move);
    setProblem(refusal && refusalText(refusal, move, { game, names, texts }));
    return refusal === null;
  }
  function beginCorrecting(turn: Turn): void {
    setProblem(null);
    setCorrecting(turn);
  }
  const { machine, ownSide } = output;
  const toTakeBack =
    ownSide === undefined ? countToTakeBack(game, machine) : countOwn(game, ownSide);
  const canUndo = toTakeBack > 0;
  const undo = () => {
    for (let left = toTakeBack; left > 0; left -= 1) play({ kind: 'undo' });
  };

  function enter(visit: Visit): boolean {
    const player = next && playerKey(output, next);
    const isTaken = play({ kind: 'enter', entry: visit });
    if (isTaken && player && 'total' in visit) learnTotal(player, visit.total);
    return isTaken;
  }
  const here = useCountingHere({
    ...{ output, line, game },
    isOn: !isOver && !scorer.isElsewhere,
    isCorrecting: correcting !== null,
    onVisit: enter,
  });

  return (
    <KeysOn value={settings.keys}>
      <Screen data-sides={names.length}>
        <ScorerBar
          back={atBoard ? null : onDevice ? 'start' : output.id}
          game={game}
          names={names}
          action={onDevice?.action}
          settings={settings}
          onSettings={change}
          boards={here.bar && { ...here.bar, isMember: !atBoard && !onDevice }}
          fixedSide={machine?.side}
          onCorrect={scorer.isElsewhere || isOver || ownSide !== undefined ? null : beginCorrecting}
        />
        <Board className="dark" aria-label={texts.board()}>
          {names.map((name, side) => (
            // sides have no other name than their place
            <ScoreSide key={`${side} ${name}`} game={game} side={side} name={name} />
          ))}
        </Board>
        <Strip />
        {beside?.(next?.side)}
        <Work aria-label={texts.pad()}>{work()}</Work>
        <SyncLine {...scorer} isOnDevice={onDevice !== undefined} />
        <Celebration game={game} names={names} />
        <VisuallyHidden role="status">{sayTurn(game, names, texts)}</VisuallyHidden>
      </Screen>
    </KeysOn>
  );

  function work() {
    const { lost } = scorer.scorer;
    if (lost.length > 0) return <LostPanel lost={lost} names={names} onRead={scorer.readLoss} />;
    if (scorer.isElsewhere && !isOver) return <ElsewherePanel onTakeOver={scorer.takeOver} />;
    if (isOver) {
      return (
        <GameOver
          gameId={output.id}
          game={game}
          names={names}
          isPublic={output.visibility === 'public'}
          isSent={scorer.scorer.pending.length === 0}
          onUndo={canUndo && isOpen(scorer, atBoard?.canTakeBack) ? undo : null}
          onNext={atBoard?.onNext ?? null}
          ending={onDevice?.ending}
        />
      );
    }
    const ended = endedLeg(game);
    if (ended && begun !== standing.leg) {
      return (
        <LegOver
          key={game.entries.length}
          game={game}
          ended={ended}
          names={names}
          onNext={() => setBegun(standing.leg)}
          onUndo={canUndo ? undo : null}
        />
      );
    }
    if (machine && !correcting && (!next || next.side === machine.side)) {
      const after = game.entries.length;
      return (
        <MachinePad
          key={after}
          game={game}
          machine={machine}
          names={names}
          // whatever has happened meanwhile, it is entered once and in its place
          onEntry={(entry) => scorer.play({ kind: 'enter', entry }, after)}
          onUndo={canUndo ? undo : null}
        />
      );
    }
    if (next && ownSide !== undefined && next.side !== ownSide) {
      return (
        <TheirTurn
          key={game.entries.length}
          name={names[next.side] ?? ''}
          isLost={scorer.isLost}
          isWaiting={scorer.failure !== null && scorer.scorer.pending.length > 0}
          onUndo={canUndo ? undo : null}
        />
      );
    }
    if (!next) {
      return (
        <BullQuestion
          names={names}
          isForLeg={bullFor(game.setup, game.position) === 'leg'}
          onWon={(bull) => play({ kind: 'enter', entry: { bull } })}
          onUndo={canUndo ? undo : null}
        />
      );
    }
    if (correcting) {
      return (
        <CorrectPad
          key={correcting.entry}
          game={game}
          turn={correcting}
          names={names}
          settings={settings}
          onSettings={change}
          problem={problem}
          onVisit={(entry) => {
            const isTaken = play({ kind: 'correct', index: correcting.entry, entry });
            if (isTaken) setCorrecting(null);
            return isTaken;
          }}
          onInput={() => setProblem(null)}
          onCancel={() => {
            setProblem(null);
            setCorrecting(null);
          }}
        />
      );
    }
    if (here.isShown) {
      const { counting, onByHand } = here;
      const onUndo = canUndo ? undo : null;
      const hintFor = settings.hints ? game : null;
      return (
        <CountingPad
          key={game.entries.length}
          {...{ counting, hintFor, problem, onUndo, onByHand }}
        />
      );
    }
    return (
      <>
        {ownSide === undefined ? null : <VisitClock key={game.entries.length} />}
        <VisitPad
          // whoever throws next begins with an empty pad
          key={`pad ${game.entries.length}`}
          game={game}
          names={names}
          settings={settings}
          onSettings={change}
          learned={learned[playerKey(output, next)] ?? {}}
          problem={problem}
          onVisit={here.onTyped}
          onUndo={undo}
          canUndo={canUndo}
          onInput={() => setProblem(null)}
        />
      </>
    );
  }
}

/** Whether the last visit can still be taken back; the server knows it to the minute. */
const isOpen = ({ isElsewhere, status }: ScoringState, canTakeBack = false): boolean =>
  !isElsewhere &&
  (status === 'playing' || status === 'finished' || status === 'casual' || canTakeBack);

/** Under which name a player's totals are learned on this device. */
function playerKey({ players }: GameOutput, { side, player }: { side: number; player: number }) {
  const one = sidesOf(players)[side]?.[player];
  return one?.person?.id ?? `guest:${one?.guestName ?? side}`;
}

const learnedOf = (output: GameOutput) =>
  Object.fromEntries(
    sidesOf(output.players)
      .flatMap((players, side) => players.map((_, player) => playerKey(output, { side, player })))
      .map((key) => [key, learnedTotals(key)]),
  );
