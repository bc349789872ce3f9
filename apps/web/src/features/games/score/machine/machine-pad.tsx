import { chakra } from '@chakra-ui/react';
import { bedOf } from '@oche/darts/board';
import { bullFor, type Entry, type Game } from '@oche/darts/game';
import { type Machine, machineEntry } from '@oche/darts/machines/machine';
import { Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../../../i18n/react.tsx';
import { useMediaQuery } from '../../../../lib/devices/use-media-query.ts';
import { useKeys } from '../../../../lib/keys/use-keys.ts';
import { OverPanel, OverTitle } from '../endings/panel.tsx';
import { Key } from '../pad/key.tsx';
import { ThrownDarts } from '../pad/thrown-darts.tsx';

/** As fast as somebody throws who is not in a hurry. */
const DART_MS = 1000;

interface MachinePadProps {
  /** as it is before the machine's turn */
  game: Game;
  machine: Machine;
  names: readonly string[];
  onEntry: (entry: Entry) => void;
  /** null when the player has thrown nothing yet */
  onUndo: (() => void) | null;
}

/** In place of the pad while the machine throws, or while the bull is drawn against it. */
export function MachinePad({ game, machine, ...props }: MachinePadProps) {
  const entry = machineEntry(game.setup, game.position, machine);
  if (!entry) return null;
  if ('darts' in entry) {
    return <Visit name={props.names[machine.side] ?? ''} {...props} darts={entry.darts} />;
  }
  if (!('bull' in entry)) return null;
  const isForLeg = bullFor(game.setup, game.position) === 'leg';
  return <Bull {...props} winner={entry.bull} isForLeg={isForLeg} />;
}

interface VisitProps extends Pick<MachinePadProps, 'onEntry' | 'onUndo'> {
  name: string;
  darts: readonly string[];
}

/** Dart by dart; a tap throws those that are left at once, and so does who wants nothing to move. */
function Visit({ name, darts, onEntry, onUndo }: VisitProps) {
  const { machine: texts, undo } = useTexts('games/score');
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [count, setCount] = useState(0);
  const enter = useEffectEvent(() => onEntry({ darts }));
  useEffect(() => {
    if (isCalm) return enter();
    const timer = setTimeout(() => {
      if (count < darts.length) setCount(count + 1);
      else enter();
    }, DART_MS);
    return () => clearTimeout(timer);
  }, [count, darts.length, isCalm]);
  useKeys((key) => {
    if (key === 'Enter') onEntry({ darts });
    else if (key === 'u' && onUndo) onUndo();
    else return false;
    return true;
  });
  const thrown = darts.slice(0, count);
  return (
    <OverPanel>
      <OverTitle>{texts.throws({ name })}</OverTitle>
      <ThrownDarts thrown={thrown} isQuiet />
      <Points aria-hidden="true">
        {thrown.reduce((sum, dart) => sum + (bedOf(dart)?.points ?? 0), 0)}
      </Points>
      <Key size="big" look="enter" onClick={() => onEntry({ darts })}>
        {texts.atOnce()}
      </Key>
      {onUndo ? (
        <Key size="word" onClick={onUndo}>
          <Undo2 aria-hidden="true" />
          {undo()}
        </Key>
      ) : null}
    </OverPanel>
  );
}

interface BullProps extends Pick<MachinePadProps, 'names' | 'onEntry' | 'onUndo'> {
  winner: number;
  isForLeg: boolean;
}

function Bull({ names, winner, isForLeg, onEntry, onUndo }: BullProps) {
  const { machine: texts, undo } = useTexts('games/score');
  const name = names[winner] ?? '';
  const goOn = () => onEntry({ bull: winner });
  useKeys((key) => {
    if (key === 'Enter') goOn();
    else if (key === 'u' && onUndo) onUndo();
    else return false;
    return true;
  });
  return (
    <OverPanel>
      <OverTitle>{texts.bull()}</OverTitle>
      <p role="status">{isForLeg ? texts.takesLeg({ name }) : texts.begins({ name })}</p>
      <Key size="big" look="enter" marginTop="auto" onClick={goOn}>
        {texts.next()}
      </Key>
      {onUndo ? (
        <Key size="word" onClick={onUndo}>
          <Undo2 aria-hidden="true" />
          {undo()}
        </Key>
      ) : null}
    </OverPanel>
  );
}

const Points = chakra('p', {
  base: {
    textStyle: 'numberHero',
    fontSize: 'clamp(5rem, 32vw, 10rem)',
    flex: '1',
    display: 'grid',
    placeItems: 'center',
    minHeight: '0',
  },
});
