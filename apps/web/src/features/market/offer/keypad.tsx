import { chakra } from '@chakra-ui/react';
import { Delete } from 'lucide-react';
import { useTexts } from '../../../i18n/react.tsx';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', ',', '0', 'erase'] as const;

/** Digits for the thumb, as on the scorer: the phone's own keyboard would cover the price. */
export function Keypad({ onPress }: { onPress: (key: string) => void }) {
  const { dialog: texts } = useTexts('market/offer');
  return (
    <Pad role="group" aria-label={texts.keypad()}>
      {KEYS.map((key) => (
        <Key
          key={key}
          type="button"
          aria-label={key === 'erase' ? texts.erase() : key === ',' ? texts.comma() : undefined}
          onClick={() => onPress(key)}
        >
          {key === 'erase' ? <Delete aria-hidden="true" /> : key}
        </Key>
      ))}
    </Pad>
  );
}

const Pad = chakra('div', {
  base: {
    display: { base: 'grid', md: 'none' },
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '1.5',
  },
});
const Key = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    height: '11',
    bg: 'bg.sunken',
    border: '1px solid {colors.border}',
    borderRadius: 'sm',
    textStyle: 'number',
    fontSize: 'xl',
    cursor: 'pointer',
    touchAction: 'manipulation',
    _active: { bg: 'bg.inverse', color: 'fg.inverse' },
    '& svg': { width: '5', height: '5' },
  },
});
