import { chakra } from '@chakra-ui/react';
import { Field } from '../../../../components/form/field-frame.tsx';

interface PriceFieldProps {
  label: string;
  hint?: string | undefined;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Euro, in figures of a scoreboard. */
export function PriceField({ label, hint, value, error, onChange }: PriceFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Slate>
          <input
            {...control}
            value={value}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            placeholder="0"
            onChange={(event) => onChange(event.target.value)}
          />
          <span aria-hidden="true">€</span>
        </Slate>
      )}
    </Field>
  );
}

const Slate = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '2',
    maxWidth: '20rem',
    paddingInline: '4',
    bg: 'board.surround',
    color: 'board.chalk',
    borderRadius: 'sm',
    borderBottomWidth: '4px',
    borderBottomColor: 'board.green',
    textStyle: 'number',
    fontSize: '2xl',
    '& input': {
      textStyle: 'numberHero',
      flex: '1',
      // its letters are large, and would make it wider than a small phone
      width: '0',
      minWidth: '0',
      minHeight: '4.5rem',
      bg: 'transparent',
      color: 'board.chalk',
      textAlign: 'end',
      _placeholder: { color: 'board.chalk', opacity: '0.5' },
      _focusVisible: { outlineColor: 'tape' },
    },
  },
});
