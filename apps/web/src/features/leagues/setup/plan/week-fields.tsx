import { chakra } from '@chakra-ui/react';
import { SelectField } from '../../../../components/form/fields.tsx';
import { DateField } from '../../../../components/moment/moment-fields.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import type { PlanValues } from './plan-values.ts';

const rhythms = [1, 2, 3, 4] as const;

export interface WhenProps {
  values: PlanValues;
  onChange: (changed: Partial<PlanValues>) => void;
}

/** In which weeks is played. */
export function WeekFields({ values, onChange }: WhenProps) {
  const texts = useTexts('leagues/setup-plan');
  return (
    <Grid>
      <DateField
        label={texts.from()}
        value={values.from}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <SelectField
        label={texts.every()}
        value={values.every}
        options={rhythms.map((value) => ({ value: String(value), label: texts.rhythms[value]() }))}
        onChange={({ target }) => onChange({ every: Number(target.value) })}
      />
      <SelectField
        label={texts.spare()}
        hint={texts.spareHint()}
        value={values.spare}
        options={Array.from({ length: 9 }, (_, value) => ({
          value: String(value),
          label: String(value),
        }))}
        onChange={({ target }) => onChange({ spare: Number(target.value) })}
      />
    </Grid>
  );
}

export const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
    gap: '4',
    alignItems: 'start',
    maxWidth: '60rem',
  },
});
