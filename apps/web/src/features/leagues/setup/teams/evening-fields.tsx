import type { ComponentProps } from 'react';
import { SelectField } from '../../../../components/form/fields.tsx';
import { TimeField } from '../../../../components/moment/moment-fields.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { weekdays } from './weekdays.ts';

interface EveningFieldsProps {
  weekday: Omit<ComponentProps<typeof SelectField>, 'label' | 'options'>;
  time: Omit<ComponentProps<typeof TimeField>, 'label'>;
}

/** When a team is at home. */
export function EveningFields({ weekday, time }: EveningFieldsProps) {
  const texts = useTexts('leagues/setup-teams');
  return (
    <>
      <SelectField
        label={texts.weekday()}
        options={weekdays.map((day) => ({ value: String(day), label: texts.weekdays[day]() }))}
        {...weekday}
      />
      <TimeField label={texts.time()} {...time} />
    </>
  );
}
