import { type ComponentType, useState } from 'react';
import { useTexts } from '../../i18n/react.tsx';
import { hasErrorCode } from '../../lib/errors/errors.ts';
import { useWakeLock } from '../../lib/use-wake-lock.ts';
import { Called } from './called.tsx';
import { CodeForm } from './code-form.tsx';
import { Lost, Screen } from './frame.tsx';
import { Said } from './said.tsx';
import { useBoard } from './use-board.ts';
import { Waiting } from './waiting.tsx';

interface ScorerProps {
  gameId: number;
  owner: string;
  onOver: (isOver: boolean) => void;
  /** whether the last dart can be taken back although the result counts: nothing else was called here yet */
  canTakeBack: boolean;
  onNext: () => void;
}

interface BoardPageProps {
  /** scores a game; it belongs to the games */
  scorer: ComponentType<ScorerProps>;
}

/**
 * The tablet at a board: who is next, then the scorer, then the result, and so on through the evening. Nobody signs in,
 * and what it shows follows the calls on its own.
 */
export function BoardPage({ scorer: Scorer }: BoardPageProps) {
  const texts = useTexts('boards');
  const { board, refusal, isLost, readAgain, pairedAnew } = useBoard();
  /** the game whose last dart is thrown: its result stays until somebody has seen it */
  const [ended, setEnded] = useState<number | null>(null);
  const [seen, setSeen] = useState<number | null>(null);
  useWakeLock(true);
  const { match } = board ?? {};
  const current = match?.status === 'playing' ? match.gameId : null;
  const shown = ended ?? (current === seen ? null : current);

  // the right ends with the last dart of the evening, but not before everybody has seen the result
  if (refusal && ended === null) {
    const isOver = hasErrorCode(refusal, 'TABLET_OVER');
    const { title, text } = isOver ? texts.over : texts.unknown;
    return (
      <Said title={title()} below={<CodeForm onPaired={pairedAnew} />}>
        {text()}
      </Said>
    );
  }
  if (!board) {
    return isLost ? (
      <Said title={texts.unreachable.title()}>{texts.unreachable.text()}</Said>
    ) : (
      <Screen aria-busy="true" />
    );
  }
  if (shown !== null) {
    return (
      <Scorer
        key={shown}
        gameId={shown}
        owner={`board-${board.key}`}
        canTakeBack={!refusal && (match ? match.gameId : board.last?.gameId) === shown}
        onOver={(isOver) => setEnded(isOver ? shown : null)}
        onNext={() => {
          setSeen(shown);
          setEnded(null);
          readAgain();
        }}
      />
    );
  }
  const isCalled = match?.status === 'called';
  return (
    <Screen>
      {isCalled ? <Called key={match.id} board={board} match={match} /> : <Waiting board={board} />}
      {isLost ? <Lost role="status">{texts.lost()}</Lost> : null}
    </Screen>
  );
}
