import { chakra } from '@chakra-ui/react';
import type { endedLeg, Game } from '@oche/darts/game';
import { Undo2 } from 'lucide-react';
import { BoardStrip } from '../../../../components/board/board-strip.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { useKeys } from '../../../../lib/keys/use-keys.ts';
import { sideStatistics, sideTurns } from '../board/side-facts.ts';
import { Key } from '../pad/key.tsx';
import { OverPanel, OverTitle } from './panel.tsx';
import { LOCK_MS, useShortLock } from './use-short-lock.ts';

interface LegOverProps {
  game: Game;
  /** the leg that is over */
  ended: NonNullable<ReturnType<typeof endedLeg>>;
  names: readonly string[];
  onNext: () => void;
  /** null when nothing of it can be taken back */
  onUndo: (() => void) | null;
}

/** Between two legs: who has won, and a deliberate tap before the next one begins. */
export function LegOver({ game, ended, names, onNext, onUndo }: LegOverProps) {
  const { legOver: texts, undo } = useTexts('games/score');
  const locale = useLocale();
  const isLocked = useShortLock();
  const { standing } = game.position;
  const { side, leg, isByBull } = ended;
  const darts = sideTurns(game, side, leg).reduce((sum, one) => sum + one.dartsThrown, 0);
  const average = sideStatistics(game, side, leg)?.average;
  const isSet = game.setup.format.sets !== undefined && standing.legs.every((won) => won === 0);
  const name = names[side] ?? '';
  useKeys((key) => {
    if (isLocked || (key !== 'Enter' && key !== 'u')) return false;
    if (key === 'u') onUndo?.();
    else onNext();
    return true;
  });
  return (
    <OverPanel>
      <OverTitle>{isSet ? texts.setTitle({ name }) : texts.title({ name })}</OverTitle>
      <BoardStrip />
      {isByBull ? <p>{texts.byBull()}</p> : null}
      <p>
        {average === undefined
          ? texts.marks({ darts })
          : texts.facts({
              darts,
              average: average.toLocaleString(locale, { maximumFractionDigits: 1 }),
            })}
      </p>
      <Reason aria-hidden={!isLocked}>
        {isLocked ? (
          <>
            {texts.locked()}
            <Bar style={{ animationDuration: `${LOCK_MS}ms` }} />
          </>
        ) : null}
      </Reason>
      <Key size="big" look="enter" disabled={isLocked} onClick={onNext}>
        {standing.first === undefined
          ? texts.nextBull()
          : texts.next({ name: names[standing.first] ?? '' })}
      </Key>
      {onUndo ? (
        <Key size="word" disabled={isLocked} onClick={onUndo}>
          <Undo2 aria-hidden="true" />
          {undo()}
        </Key>
      ) : null}
    </OverPanel>
  );
}

const Reason = chakra('div', {
  base: { marginTop: 'auto', minHeight: '12', textStyle: 'small', color: 'fg.muted' },
});
const Bar = chakra('span', {
  base: {
    display: 'block',
    height: '1',
    marginTop: '2',
    bg: 'oche',
    transformOrigin: 'left',
    animationName: 'runOut',
    animationTimingFunction: 'linear',
    animationFillMode: 'forwards',
  },
});
