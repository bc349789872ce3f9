import { seriesInput } from '@oche/validators/bookings/schemas';
import { weekdays } from '@oche/validators/lounges/limits';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { FieldRow } from '../../../../components/form/field-row.tsx';
import { SelectField, TextField } from '../../../../components/form/fields.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { DialogFormActions } from '../../../../components/form/form-actions.tsx';
import { typedNumber } from '../../../../components/form/typed-number.ts';
import { useFirstField } from '../../../../components/form/use-first-field.ts';
import { useZodForm } from '../../../../components/form/use-zod-form.ts';
import { DateField, TimeField } from '../../../../components/moment/moment-fields.tsx';
import { useToast } from '../../../../components/toast.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { attemptOf } from '../../../../lib/storage/drafts.ts';
import { businessDateAt } from '../../../../lib/time/business-day.ts';
import { addDays } from '../../../../lib/time/place-time.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { BoardChoice } from '../calendar/dialogs/board-choice.tsx';
import { boardSchema, boardsMissing, boardWish, hasBoards } from '../calendar/dialogs/when.ts';
import { useRefreshCalendar } from '../calendar/use-refresh-calendar.ts';
import { useManagedLounge } from '../managed-lounge.tsx';
import { isBlocked, type SeriesDate, toggled } from './series-plan.ts';
import { SeriesPreview } from './series-preview.tsx';

const { name, weekday, from, to, firstDate, lastDate, everyWeeks, groupSize } = seriesInput.shape;
const schema = z
  .object({
    name,
    weekday: z.pipe(z.coerce.number<string>(), weekday),
    from,
    to,
    firstDate,
    lastDate,
    everyWeeks: typedNumber(everyWeeks.def.innerType),
    groupSize: typedNumber(groupSize),
    ...boardSchema,
  })
  .check(z.refine(hasBoards, boardsMissing));

/** The dates that the server has returned, and the checked fields for which it did. */
interface Preview {
  asked: string;
  dates: readonly SeriesDate[];
}

/** Asks for the fields of a series, shows its dates with their conflicts, then books them all. */
export function SeriesDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts('manage/series');
  const { walkIn, when } = useTexts('manage/dialogs');
  const { weekdays: names } = useTexts('manage');
  const { lounge, user } = useManagedLounge();
  const toast = useToast();
  const refresh = useRefreshCalendar(lounge.id);
  const { client } = trpc.useUtils();
  const create = trpc.bookings.series.create.useMutation();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const today = businessDateAt(lounge, Date.now());

  const form = useZodForm(schema, {
    defaultValues: {
      name: '',
      weekday: '2',
      from: '19:00',
      to: '22:00',
      firstDate: today,
      lastDate: addDays(today, 12 * 7),
      everyWeeks: '1',
      groupSize: '',
      choice: 'any',
      boardCount: '1',
      boardIds: [],
    },
    onSubmit: async (values) => {
      const { choice, boardIds, boardCount, ...fields } = values;
      const input = {
        loungeId: lounge.id,
        ...fields,
        ...boardWish({ choice, boardIds, boardCount }),
      };
      const asked = JSON.stringify(values);
      if (preview?.asked !== asked) {
        const { dates } = await client.bookings.series.preview.query(input);
        setSkipped([]);
        return setPreview({ asked, dates });
      }
      const wish = { ...input, skipDates: [...skipped] };
      const attempt = attemptOf(user?.id ?? '', `series:${lounge.id}`);
      await create.mutateAsync({ ...wish, idempotencyKey: attempt.keyFor(wish) });
      attempt.succeed();
      toast.show({ variant: 'success', title: texts.done() });
      onClose();
      await refresh();
    },
  });
  const values = form.watch();
  const checked = schema.safeParse(values);
  const isCurrent = checked.success && preview?.asked === JSON.stringify(checked.data);
  useFirstField(form.props.formRef, 'name');
  const { field } = form;
  return (
    <Dialog isOpen onClose={onClose} title={texts.new()} placement="sheet" isBusy={form.isPending}>
      <Form {...form.props}>
        <TextField
          {...field('name')}
          label={texts.name()}
          hint={texts.nameHint()}
          maxLength={120}
          autoComplete="off"
        />
        <FieldRow gridTemplateColumns="repeat(2, minmax(0, 1fr))">
          <SelectField
            {...field('weekday')}
            label={texts.weekday()}
            options={weekdays.map((day) => ({ value: String(day), label: names[day]() }))}
          />
          <TextField {...field('everyWeeks')} label={texts.everyWeeks()} inputMode="numeric" />
          <TimeField {...field('from')} label={when.from()} />
          <TimeField {...field('to')} label={when.to()} />
          <DateField {...field('firstDate')} label={texts.firstDate()} />
          <DateField {...field('lastDate')} label={texts.lastDate()} />
          <TextField
            {...field('groupSize')}
            label={walkIn.groupSize()}
            inputMode="numeric"
            isOptional
          />
        </FieldRow>
        <BoardChoice field={field} choice={values.choice} />
        {preview ? (
          <SeriesPreview
            dates={preview.dates}
            isCurrent={isCurrent}
            skipped={skipped}
            onToggle={(date) => setSkipped(toggled(skipped, date))}
            onSkipAll={() => setSkipped(preview.dates.filter(isBlocked).map(({ date }) => date))}
          />
        ) : null}
        <DialogFormActions
          submit={isCurrent ? texts.submit() : texts.preview()}
          isPending={form.isPending}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  );
}
