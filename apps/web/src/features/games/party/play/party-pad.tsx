import { chakra } from '@chakra-ui/react';
import { DARTS_A_VISIT } from '@oche/darts/board';
import type { PartyAim } from '@oche/darts/party/party';
import { DartPad } from '../../score/pad/dart-pad.tsx';
import { BedKeys } from './bed-keys.tsx';
import { NumberKeys } from './number-keys.tsx';

interface PartyPadProps {
  /** a corrected dart can have been anything */
  aim: PartyAim | 'anything';
  /** the darts of the visit that goes on */
  thrown: readonly string[];
  names: readonly string[];
  /** how many beds there are to hit at most in this game */
  mostBeds: number;
  /** all numbers that the game is about, where it is about some */
  slate: readonly number[];
  onDarts: (darts: readonly string[]) => void;
  onUndo: () => void;
  canUndo: boolean;
}

/** The keys that a dart needs here: few beds, or the whole board. */
export function PartyPad(props: PartyPadProps) {
  const { aim, thrown, names, mostBeds, slate, onDarts, onUndo, canUndo } = props;
  if (aim !== 'anything' && aim.at === 'beds') {
    const beds = aim.beds.map(({ dart, side }) => ({
      dart,
      name: aim.beds.length > 1 && side !== undefined ? names[side] : undefined,
    }));
    return (
      <BedKeys
        beds={beds}
        most={mostBeds}
        onDart={(dart) => onDarts([dart])}
        onUndo={onUndo}
        canUndo={canUndo}
      />
    );
  }
  const missRest = () => onDarts(Array.from({ length: DARTS_A_VISIT - thrown.length }, () => '0'));
  if (aim !== 'anything' && aim.at === 'numbers') {
    return (
      <NumberKeys
        numbers={slate}
        open={aim.numbers}
        onDart={(dart) => onDarts([dart])}
        onRest={missRest}
        onUndo={onUndo}
        canUndo={canUndo}
      />
    );
  }
  return (
    <Whole>
      <DartPad
        darts={{
          thrown,
          throwDart: (dart) => onDarts([dart]),
          missRest,
          takeBack: onUndo,
        }}
        canUndo={canUndo}
      />
    </Whole>
  );
}

const Whole = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', flex: '1', minHeight: '19rem' },
});
