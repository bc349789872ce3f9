import { optionalText } from '@oche/validators/common';
import { minutesOf } from '@oche/validators/opening-hours';
import { localDate, timeOfDay } from '@oche/validators/places';
import * as z from 'zod/mini';
import { Dialog } from '../../../../../components/dialog/dialog.tsx';
import { FieldRow } from '../../../../../components/form/field-row.tsx';
import { SelectField, TextField } from '../../../../../components/form/fields.tsx';
import { Form } from '../../../../../components/form/form.tsx';
import { DialogFormActions } from '../../../../../components/form/form-actions.tsx';
import { useZodForm } from '../../../../../components/form/use-zod-form.ts';
import { DateField, TimeField } from '../../../../../components/moment/moment-fields.tsx';
import { Label, Muted } from '../../../../../components/text.tsx';
import { useToast } from '../../../../../components/toast.tsx';
import { useTexts } from '../../../../../i18n/react.tsx';
import { errorDataOf, hasErrorCode } from '../../../../../lib/errors/errors.ts';
import { attemptOf } from '../../../../../lib/kept/drafts.ts';
import { instantOf, MINUTE, timeText, wallTime } from '../../../../../lib/time/wall-time.ts';
import { trpc } from '../../../../../lib/trpc.ts';
import { useManagedLounge } from '../../managed-lounge.tsx';
import { useRefreshCalendar } from '../use-refresh-calendar.ts';
import { BoardBoxes, Group } from './board-choice.tsx';
import type { FreeTime } from './calendar-dialogs.tsx';

const schema = z.object({
  kind: z.enum(['blocked', 'out_of_service']),
  startDate: localDate,
  from: timeOfDay,
  endDate: localDate,
  to: timeOfDay,
  boardIds: z.array(z.coerce.number<string>()).check(z.minLength(1, 'required')),
  reason: optionalText(200),
});

interface BlockDialogProps {
  at: FreeTime | null;
  /** `out_of_service` if the dialog was opened for a board */
  kind?: 'blocked' | 'out_of_service';
  onClose: () => void;
}

/** Adds a time in which boards can't be booked: for an event, or because something is broken. */
export function BlockDialog({ at, kind = 'blocked', onClose }: BlockDialogProps) {
  const { block: texts } = useTexts('manage/dialogs');
  const title = kind === 'blocked' ? texts.title() : texts.outOfServiceTitle();
  return (
    <Dialog isOpen onClose={onClose} title={title} placement="sheet">
      <Muted>{texts.text()}</Muted>
      <BlockForm at={at} kind={kind} onClose={onClose} />
    </Dialog>
  );
}

function BlockForm({ at, kind, onClose }: BlockDialogProps) {
  const { block: texts, when } = useTexts('manage/dialogs');
  const { blockKind } = useTexts('manage/calendar');
  const { lounge, user } = useManagedLounge();
  const { id: loungeId, timeZone, boards } = lounge;
  const toast = useToast();
  const refresh = useRefreshCalendar(loungeId);
  const create = trpc.bookings.block.create.useMutation();
  const now = Math.ceil(Date.now() / (60 * MINUTE)) * 60 * MINUTE;
  const start = wallTime(at?.from ?? now, timeZone);
  const end = wallTime(at?.to ?? now + 120 * MINUTE, timeZone);
  const chosen = boards.filter(({ id }) => (at?.boardId ?? null) === null || id === at?.boardId);
  const form = useZodForm(schema, {
    defaultValues: {
      kind,
      startDate: start.date,
      from: timeText(start.minutes),
      endDate: end.date,
      to: timeText(end.minutes),
      boardIds: chosen.map(({ id }) => String(id)),
      reason: '',
    },
    onSubmit: async (values): Promise<void> => {
      const input = {
        loungeId,
        kind: values.kind,
        boardIds: values.boardIds,
        reason: values.reason,
        startTime: iso(instantOf(values.startDate, minutesOf(values.from), timeZone)),
        endTime: iso(instantOf(values.endDate, minutesOf(values.to), timeZone)),
      };
      const attempt = attemptOf(user?.id ?? '', `block:${loungeId}`);
      try {
        await create.mutateAsync({ ...input, idempotencyKey: attempt.keyFor(input) });
      } catch (error) {
        const bookings = bookingsInTheWay(error);
        if (!bookings) throw error;
        form.setFormError(texts.taken({ bookings }));
        return;
      }
      attempt.succeed();
      toast.show({ variant: 'success', title: texts.done() });
      onClose();
      await refresh();
    },
  });
  return (
    <Form {...form.props}>
      <SelectField
        {...form.field('kind')}
        label={texts.kind()}
        options={(['blocked', 'out_of_service'] as const).map((value) => ({
          value,
          label: blockKind[value](),
        }))}
      />
      <FieldRow gridTemplateColumns="minmax(0, 3fr) minmax(0, 2fr)">
        <DateField {...form.field('startDate')} label={texts.startDate()} />
        <TimeField {...form.field('from')} label={when.from()} />
        <DateField {...form.field('endDate')} label={texts.endDate()} />
        <TimeField {...form.field('to')} label={when.to()} />
      </FieldRow>
      <Group>
        <legend>
          <Label>{when.boards()}</Label>
        </legend>
        <BoardBoxes registered={form.field('boardIds')} />
      </Group>
      <TextField
        {...form.field('reason')}
        label={texts.reason()}
        hint={texts.reasonHint()}
        isOptional
      />
      <DialogFormActions submit={texts.submit()} isPending={form.isPending} onCancel={onClose} />
    </Form>
  );
}

/** How many bookings there are in the way; 0 for any other failure. */
function bookingsInTheWay(error: unknown): number {
  if (!hasErrorCode(error, 'BOARD_TAKEN')) return 0;
  return Number(errorDataOf(error)?.details?.bookings ?? 0);
}

const iso = (instant: number) => new Date(instant).toISOString();
