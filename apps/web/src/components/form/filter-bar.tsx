import { chakra } from '@chakra-ui/react';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button.tsx';
import { Label } from '../text.tsx';
import { Select } from './controls.ts';

interface FilterBarProps {
  label: string;
  /** how many of them are set; nothing while none is */
  active: ReactNode;
  /** `FilterChoice`s and `FilterGroup`s */
  children: ReactNode;
}

/** What narrows a list down. On a phone it folds away, as the list is what one came for. */
export function FilterBar({ label, active, children }: FilterBarProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const id = useId();
  return (
    <>
      <Fold
        size="sm"
        variant="outline"
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={() => setIsUnfolded(!isUnfolded)}
      >
        <SlidersHorizontal aria-hidden="true" />
        {label}
        {active ? <> · {active}</> : null}
      </Fold>
      <Bar id={id} aria-label={label} data-unfolded={isUnfolded || undefined}>
        {children}
      </Bar>
    </>
  );
}

interface FilterChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** `option`s */
  children: ReactNode;
}

export function FilterChoice({ label, value, onChange, children }: FilterChoiceProps) {
  const id = useId();
  return (
    <FilterGroup>
      <Label asChild>
        <label htmlFor={id}>{label}</label>
      </Label>
      <Select id={id} width="auto" value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </Select>
    </FilterGroup>
  );
}

/** What belongs together in a bar of filters. */
export const FilterGroup = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', minWidth: '0' },
});
const Fold = chakra(Button, { base: { display: { md: 'none' }, marginBottom: '4' } });
const Bar = chakra('section', {
  base: {
    display: { base: 'none', md: 'flex' },
    '&[data-unfolded]': { display: 'flex' },
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '5',
    rowGap: '3',
    marginBottom: '5',
  },
});
