import { chakra } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { useTexts } from '../../../../i18n/react.tsx';
import { useKeys } from '../../../../lib/keys/use-keys.ts';
import { dartText } from '../../dart-text.ts';
import { Key, tick } from '../../score/pad/key.tsx';

interface BedKeysProps {
  /** what can be hit that does something, with whom it is about */
  beds: readonly { dart: string; name?: string | undefined }[];
  /** how many there are at most in this game: the keys below stay where they are */
  most: number;
  onDart: (dart: string) => void;
  onUndo: () => void;
  canUndo: boolean;
}

const columnsOf = (beds: number): number => (beds > 8 ? 5 : beds > 4 ? 4 : 3);

/** As few keys as it takes. The digits do the same: 0 for a miss, the others for the keys in their order. */
export function BedKeys({ beds, most, onDart, onUndo, canUndo }: BedKeysProps) {
  const texts = useTexts('games/party').play;
  const hit = (dart: string) => {
    tick();
    onDart(dart);
  };
  useKeys((key) => {
    const dart = key === '0' ? '0' : beds[Number(key) - 1]?.dart;
    if (dart !== undefined) hit(dart);
    else if (key === 'Backspace' && canUndo) onUndo();
    else return false;
    return true;
  });
  return (
    <Pad role="group" aria-label={texts.dart()}>
      <Beds
        data-columns={Math.min(beds.length, columnsOf(beds.length))}
        data-rows={Math.ceil(most / columnsOf(most))}
      >
        {beds.map(({ dart, name }) => (
          <Key key={dart} size="big" look="on" flexDirection="column" onClick={() => hit(dart)}>
            <span>{dartText(dart)}</span>
            {name === undefined ? null : <Name>{name}</Name>}
          </Key>
        ))}
      </Beds>
      <Row>
        <Key size="big" onClick={() => hit('0')}>
          {texts.missed()}
        </Key>
        <Key size="big" aria-label={texts.undo()} disabled={!canUndo} onClick={onUndo}>
          <Undo2 aria-hidden="true" />
        </Key>
      </Row>
    </Pad>
  );
}

const WIDE = '@media (min-aspect-ratio: 1/1)';

const Pad = chakra('div', {
  base: {
    display: 'grid',
    gap: '1.5',
    touchAction: 'manipulation',
    [WIDE]: { flex: '1', maxHeight: '30rem', marginTop: 'auto', gridTemplateRows: '1fr auto' },
  },
});
const Beds = chakra('div', {
  base: {
    display: 'grid',
    gap: '1.5',
    gridAutoRows: 'minmax(4rem, 1fr)',
    '& button': { gap: '0', overflow: 'hidden' },
    '&[data-rows="2"]': { minHeight: '8.375rem' },
    '&[data-columns="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '&[data-columns="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '&[data-columns="5"]': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
});
const Name = chakra('span', {
  base: {
    maxWidth: 'full',
    textStyle: 'label',
    fontSize: 'xs',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
});
const Row = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: '2fr 1fr', gap: '1.5' },
});
