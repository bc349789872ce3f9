import { chakra } from '@chakra-ui/react';
import { FieldRow } from '../../../../../components/form/field-row.tsx';
import { DateField, TimeField } from '../../../../../components/moment/moment-fields.tsx';
import { useLocale, useTexts } from '../../../../../i18n/react.tsx';
import { addDays, clockText, dayText } from '../../../../../lib/time/place-time.ts';
import { timeText, wallTime } from '../../../../../lib/time/wall-time.ts';
import { useManagedLounge } from '../../managed-lounge.tsx';
import { isWhen, type When } from './when.ts';

/** The function `field` of `useZodForm`. */
type FieldOf<Name extends string> = (name: Name) => object;

interface WhenFieldsProps {
  field: FieldOf<'date' | 'from' | 'to'>;
  when: When;
  /** whether the end has a day of its own */
  isLong?: boolean;
  /** ISO time at which the lounge closes, if it is open at the start */
  closesAt?: string | null | undefined;
  onTo?: (to: string) => void;
}

/** Day and times, with a note if the end is after midnight. */
export function WhenFields({ field, when, isLong, closesAt, onTo }: WhenFieldsProps) {
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
      {closesAt && onTo && !isLong ? (
        <UntilClosing closesAt={closesAt} to={when.to} onTo={onTo} />
      ) : null}
    </>
  );
}

/** What is meant most often when the end is not known. */
function UntilClosing({
  closesAt,
  to,
  onTo,
}: {
  closesAt: string;
  to: string;
  onTo: (to: string) => void;
}) {
  const { when: texts } = useTexts('manage/dialogs');
  const { lounge } = useManagedLounge();
  const closing = timeText(wallTime(Date.parse(closesAt), lounge.timeZone).minutes);
  return (
    <Chip type="button" aria-pressed={to === closing} onClick={() => onTo(closing)}>
      {texts.untilClosing({ time: clockText(closesAt, lounge.timeZone) })}
    </Chip>
  );
}

const Chip = chakra('button', {
  base: {
    justifySelf: 'start',
    minHeight: '9',
    paddingInline: '3',
    textStyle: 'label',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'full',
    cursor: 'pointer',
    _hover: { borderColor: 'fg' },
    '&[aria-pressed=true]': { bg: 'bg.inverse', color: 'fg.inverse', borderColor: 'bg.inverse' },
  },
});
