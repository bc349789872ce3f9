import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Row } from '../../../../components/layout.tsx';

interface ChipsProps {
  label: ReactNode;
  options: readonly { value: string; label: string }[];
  /** '' if none */
  value: string;
  onChange: (value: string) => void;
}

/** A few answers of which none has to be given: the same tap takes one back. */
export function Chips({ label, options, value, onChange }: ChipsProps) {
  return (
    <Group>
      <legend>{label}</legend>
      <Row gap="1.5">
        {options.map((option) => (
          <Chip
            key={option.value}
            type="button"
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value === value ? '' : option.value)}
          >
            {option.label}
          </Chip>
        ))}
      </Row>
    </Group>
  );
}

const Group = chakra('fieldset', {
  base: { minWidth: '0', '& > legend': { textStyle: 'label', paddingBottom: '1' } },
});
const Chip = chakra('button', {
  base: {
    minHeight: 'control',
    minWidth: '12',
    paddingInline: '3',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'sm',
    cursor: 'pointer',
    transition: 'background-color 120ms',
    _hover: { borderColor: 'fg' },
    '&[aria-pressed=true]': { bg: 'bg.inverse', color: 'fg.inverse', borderColor: 'bg.inverse' },
  },
});
