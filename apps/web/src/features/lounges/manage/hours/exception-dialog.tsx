import { optionalText } from '@oche/validators/common';
import { exceptionPeriods, type OpeningPeriod } from '@oche/validators/lounges/opening-hours';
import { localDate } from '@oche/validators/places';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { FieldNotes } from '../../../../components/form/field-frame.tsx';
import { TextField } from '../../../../components/form/fields.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { DialogFormActions } from '../../../../components/form/form-actions.tsx';
import { useZodForm } from '../../../../components/form/use-zod-form.ts';
import { DateField } from '../../../../components/moment/moment-fields.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { businessDateAt } from '../../../../lib/time/business-day.ts';
import { addDays, dayText } from '../../../../lib/time/place-time.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { Choice, Choices } from '../calendar/dialogs/board-choice.tsx';
import { useManagedLounge } from '../managed-lounge.tsx';
import { useSaved } from '../use-saved.ts';
import { OutsideHoursNote } from './outside-hours-note.tsx';
import { PeriodRows } from './period-rows.tsx';
import { usualPeriods } from './usual-periods.ts';

const schema = z.object({ date: localDate, note: optionalText(200) });
const EVENING: OpeningPeriod = { from: '18:00', to: '23:00' };

/** A day that is usually closed gets an evening to begin with. */
const withEvening = (usual: readonly OpeningPeriod[]) => (usual.length > 0 ? usual : [EVENING]);

export interface Exception {
  date: string;
  periods: readonly OpeningPeriod[];
  note: string | null;
}

interface ExceptionDialogProps {
  /** null for a new exception */
  exception: Exception | null;
  /** a day that has no exception yet: a holiday that was chosen */
  day?: { date: string; name: string };
  onClose: () => void;
}

/**
 * An exception for one day: closed, or open at other times. A new one begins with the hours that the day has anyway, so
 * that saving it at once changes nothing.
 */
export function ExceptionDialog({ exception, day, onClose }: ExceptionDialogProps) {
  const texts = useTexts('manage/hours');
  const { save } = useTexts('manage');
  const locale = useLocale();
  const { lounge } = useManagedLounge();
  const saved = useSaved(lounge.id);
  const set = trpc.lounges.rules.setException.useMutation();
  const [rules] = trpc.lounges.rules.get.useSuspenseQuery({ loungeId: lounge.id });
  const [chosen, setPeriods] = useState(exception?.periods ?? null);
  const [periodsError, setPeriodsError] = useState<string>();
  const usualOn = (date: string) => withEvening(usualPeriods(rules.openingHours, date));
  const periodsOn = (date: string) => chosen ?? usualOn(date);
  const form = useZodForm(schema, {
    defaultValues: {
      date: exception?.date ?? day?.date ?? businessDateAt(lounge, Date.now()),
      note: exception?.note ?? '',
    },
    onSubmit: async ({ date, note }) => {
      const checked = exceptionPeriods.safeParse(periodsOn(date));
      setPeriodsError(checked.error?.issues[0]?.message);
      if (!checked.success) return;
      await set.mutateAsync({ loungeId: lounge.id, date, note, periods: checked.data });
      onClose();
      await saved(texts.exceptionSaved());
    },
  });
  const date = form.watch('date');
  const isDate = localDate.safeParse(date).success;
  const periods = isDate ? periodsOn(date) : (chosen ?? [EVENING]);
  const isClosed = periods.length === 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={day?.name ?? (exception ? texts.exceptionEdit() : texts.exceptionNew())}
      isBusy={form.isPending}
      placement="sheet"
    >
      <Form {...form.props}>
        <DateField
          {...form.field('date')}
          label={texts.exceptionDate()}
          readOnly={exception !== null || day !== undefined}
        />
        <Choices role="radiogroup">
          <Choice>
            <input type="radio" name="isOpen" checked={isClosed} onChange={() => setPeriods([])} />
            {texts.exceptionClosed()}
          </Choice>
          <Choice>
            <input
              type="radio"
              name="isOpen"
              checked={!isClosed}
              onChange={() => setPeriods(isClosed && isDate ? usualOn(date) : periods)}
            />
            {texts.exceptionOpen()}
          </Choice>
        </Choices>
        {isClosed ? null : (
          <div>
            <PeriodRows
              periods={periods}
              onChange={setPeriods}
              day={isDate ? dayText(date, locale, 'spoken') : texts.exceptionDate()}
              nextDay={isDate ? dayText(addDays(date, 1), locale, 'spoken') : ''}
            />
            <FieldNotes id="exception-periods" error={periodsError} hint={undefined} />
          </div>
        )}
        {isDate ? <OutsideHoursNote date={date} periods={periods} /> : null}
        <TextField
          {...form.field('note')}
          label={texts.exceptionNote()}
          hint={texts.exceptionNoteHint()}
          maxLength={200}
          isOptional
        />
        <DialogFormActions submit={save()} isPending={form.isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
