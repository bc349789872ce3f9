import { chakra } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { useTexts } from '../../../../i18n/react.tsx';
import { useKeys } from '../../../../lib/keys/use-keys.ts';
import { OverPanel, OverTitle } from '../endings/panel.tsx';
import { Key } from '../pad/key.tsx';
import { VisitClock } from './visit-clock.tsx';

interface TheirTurnProps {
  /** who throws at the other board */
  name: string;
  /** the connection is lost at the moment */
  isLost: boolean;
  /** what was thrown here has not arrived yet, so nobody can have thrown after it */
  isWaiting: boolean;
  /** null when there is nothing of one's own to take back */
  onUndo: (() => void) | null;
}

/** In place of the pad while the other side throws at its own board. */
export function TheirTurn({ name, isLost, isWaiting, onUndo }: TheirTurnProps) {
  const texts = useTexts('games/remote');
  useKeys((key) => {
    if (key !== 'u' || !onUndo) return false;
    onUndo();
    return true;
  });
  const text = isWaiting
    ? texts.turn.waiting({ name })
    : isLost
      ? texts.turn.lost()
      : texts.turn.text({ name });
  return (
    <OverPanel>
      <OverTitle>{texts.turn.throws({ name })}</OverTitle>
      <VisitClock />
      <Text>{text}</Text>
      {onUndo ? (
        <Key size="word" onClick={onUndo}>
          <Undo2 aria-hidden="true" />
          {texts.turn.undo()}
        </Key>
      ) : null}
    </OverPanel>
  );
}

const Text = chakra('p', { base: { color: 'fg.muted', flex: '1' } });
