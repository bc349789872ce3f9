import { FieldRow } from '../../../../../components/form/field-row.tsx';
import { DateField, TimeField } from '../../../../../components/moment/moment-fields.tsx';
import { useLocale, useTexts } from '../../../../../i18n/react.tsx';
import { addDays, dayText } from '../../../../../lib/time/place-time.ts';
import { isWhen, type When } from './when.ts';

/** The function `field` of `useZodForm`. */
type FieldOf<Name extends string> = (name: Name) => object;

interface WhenFieldsProps {
  field: FieldOf<'date' | 'from' | 'to'>;
  when: When;
  /** whether the end has a day of its own */
  isLong?: boolean;
}

/** Day and times, with a note if the end is after midnight. */
export function WhenFields({ field, when, isLong }: WhenFieldsProps) {
  const { when: texts } = useTexts('manage/dialogs');
  const locale = useLocale();
  const isOvernight = !isLong && isWhen(when) && when.to <= when.from;
  return (
    <>
      <DateField {...field('date')} label={texts.date()} />
      <FieldRow gridTemplateColumns="repeat(2, minmax(0, 1fr))">
        <TimeField {...field('from')} label={texts.from()} />
        <TimeField
          {...field('to')}
          label={texts.to()}
          hint={
            isOvernight
              ? texts.nextDay({ day: dayText(addDays(when.date, 1), locale, 'long') })
              : undefined
          }
        />
      </FieldRow>
    </>
  );
}
