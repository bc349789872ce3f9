import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { colorVar } from '../../theme/svg.ts';
import { FieldNotes } from '../form/field-frame.tsx';
import { useUi } from '../ui-context.tsx';
import { STAR } from './rating-stars.tsx';

interface StarRatingFieldProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  /** key of the message that says what is wrong */
  error?: string;
}

const CHOICES = [1, 2, 3, 4, 5];

/** One to five stars as radio buttons, so that arrow keys change the rating. */
export function StarRatingField({ label, value, onChange, error }: StarRatingFieldProps) {
  const { texts } = useUi();
  const id = useId();
  return (
    <Group aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      <Stars>
        {CHOICES.map((choice) => (
          <Choice key={choice} data-on={choice <= value || undefined}>
            <input
              type="radio"
              name={id}
              value={choice}
              checked={choice === value}
              onChange={() => onChange(choice)}
              aria-label={texts.oneToFive(choice)}
            />
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path
                d={STAR}
                fill={choice <= value ? colorVar('tape') : 'none'}
                stroke={colorVar('fg')}
                strokeWidth="1"
                strokeLinejoin="round"
              />
            </svg>
          </Choice>
        ))}
        <Chosen aria-hidden="true">{value}/5</Chosen>
      </Stars>
      <FieldNotes id={id} error={error} />
    </Group>
  );
}

const Group = chakra('fieldset', {
  base: { display: 'grid', gap: '1', minWidth: '0', '& legend': { textStyle: 'label' } },
});
const Stars = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '1' } });
const Choice = chakra('label', {
  base: {
    position: 'relative',
    cursor: 'pointer',
    borderRadius: 'sm',
    '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' },
    '& svg': { width: '10', height: '10', padding: '1', overflow: 'visible' },
    _hover: { bg: 'bg.sunken' },
    _focusWithin: { outline: '2px solid', outlineColor: 'focus' },
  },
});
const Chosen = chakra('span', { base: { textStyle: 'number', fontSize: 'xl', marginStart: '2' } });
