import { chakra } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldNotes, type FieldProps } from './field-frame.tsx';

interface ChoiceRowProps
  extends Omit<ComponentProps<'input'>, 'children'>,
    Pick<FieldProps, 'hint' | 'error'> {
  legend: ReactNode;
  options: readonly { value: string; label: ReactNode }[];
  /** which one is chosen, where no form knows that */
  checkedValue?: string;
  /** numbers of a scoreboard instead of words */
  isNumbers?: boolean;
}

/** A few answers side by side, of which one holds: radio buttons in the shape of keys. */
export function ChoiceRow({
  legend,
  options,
  isNumbers,
  checkedValue,
  hint,
  error,
  ...input
}: ChoiceRowProps) {
  const id = useId();
  const notes = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <Row aria-describedby={notes || undefined} data-invalid={error ? true : undefined}>
      <legend>{legend}</legend>
      <Keys>
        {options.map(({ value, label }) => (
          <Key key={value} data-numbers={isNumbers || undefined}>
            <input
              type="radio"
              value={value}
              checked={checkedValue === undefined ? undefined : checkedValue === value}
              {...input}
            />
            <span>{label}</span>
          </Key>
        ))}
      </Keys>
      <FieldNotes id={id} hint={hint} error={error} />
    </Row>
  );
}

const Row = chakra('fieldset', {
  base: {
    minWidth: '0',
    '& legend': { textStyle: 'label', paddingBottom: '1' },
    '& > p': { marginTop: '1' },
  },
});
const Keys = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: { base: '1', sm: '1.5' } },
});
const Key = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: '1 1 auto',
    minHeight: 'control',
    minWidth: '12',
    paddingInline: { base: '1.5', sm: '3' },
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'sm',
    bg: 'bg.raised',
    cursor: 'pointer',
    '&[data-numbers]': { textStyle: 'number', fontSize: 'xl' },
    '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' },
    '&:has(:checked)': { bg: 'bg.inverse', color: 'fg.inverse', borderColor: 'bg.inverse' },
    '&:has(:focus-visible)': {
      outline: '3px solid {colors.focus}',
      outlineOffset: '2px',
    },
  },
});
