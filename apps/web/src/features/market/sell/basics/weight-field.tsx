import { chakra } from '@chakra-ui/react';
import { attributeNumbers } from '@oche/validators/market/limits';
import { Minus, Plus } from 'lucide-react';
import { IconButton } from '../../../../components/button.tsx';
import { Field } from '../../../../components/form/field-frame.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { stepped } from './stepped-number.ts';

/** Most darts weigh about as much. */
const START = 23;

interface WeightFieldProps {
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** The weight in figures of a scoreboard, with a gram more or less by one tap. */
export function WeightField({ label, value, error, onChange }: WeightFieldProps) {
  const texts = useTexts('market/sell');
  const { min, max } = attributeNumbers.weight;
  const step = (direction: 1 | -1) =>
    onChange(stepped(value, direction, { min, max, start: START }));
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Scale>
          <IconButton label={texts.lighter()} onClick={() => step(-1)}>
            <Minus aria-hidden="true" />
          </IconButton>
          <Reading>
            <input
              {...control}
              value={value}
              inputMode="decimal"
              autoComplete="off"
              maxLength={5}
              placeholder="–"
              onChange={(event) => onChange(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
                event.preventDefault();
                step(event.key === 'ArrowUp' ? 1 : -1);
              }}
            />
            <span aria-hidden="true">g</span>
          </Reading>
          <IconButton label={texts.heavier()} onClick={() => step(1)}>
            <Plus aria-hidden="true" />
          </IconButton>
        </Scale>
      )}
    </Field>
  );
}

const Scale = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '3.5rem minmax(0, 1fr) 3.5rem',
    maxWidth: '20rem',
    bg: 'board.surround',
    color: 'board.chalk',
    borderRadius: 'sm',
    borderBottomWidth: '4px',
    borderBottomColor: 'board.red',
    '& button': {
      width: 'full',
      height: 'full',
      minHeight: '16',
      aspectRatio: 'auto',
      color: 'board.chalk',
      _hover: { '--ground': 'color-mix(in srgb, {colors.board.chalk} 16%, transparent)' },
    },
  },
});
const Reading = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'center',
    gap: '1',
    textStyle: 'number',
    fontSize: 'xl',
    '& input': {
      textStyle: 'numberHero',
      width: '5.5rem',
      height: '16',
      textAlign: 'end',
      bg: 'transparent',
      color: 'board.chalk',
      _placeholder: { color: 'board.chalk', opacity: '0.6' },
      _focusVisible: { outlineColor: 'tape' },
    },
  },
});
