import { GROUP_MAX } from '@oche/validators/bookings';
import { line, money, optionalText } from '@oche/validators/common';
import { keepPreviousData } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { Dialog } from '../../../../../components/dialog/dialog.tsx';
import { FieldRow } from '../../../../../components/form/field-row.tsx';
import { TextAreaField, TextField } from '../../../../../components/form/fields.tsx';
import { Form } from '../../../../../components/form/form.tsx';
import { DialogFormActions } from '../../../../../components/form/form-actions.tsx';
import { typedNumber } from '../../../../../components/form/typed-number.ts';
import { useFirstField } from '../../../../../components/form/use-first-field.ts';
import { useZodForm } from '../../../../../components/form/use-zod-form.ts';
import { Notice } from '../../../../../components/notice.tsx';
import { Muted } from '../../../../../components/text.tsx';
import { useToast } from '../../../../../components/toast.tsx';
import { useLocale, useTexts } from '../../../../../i18n/react.tsx';
import { attemptOf } from '../../../../../lib/kept/drafts.ts';
import { euroText } from '../../../../../lib/money.ts';
import { MINUTE } from '../../../../../lib/time/wall-time.ts';
import { trpc } from '../../../../../lib/trpc.ts';
import { useManagedLounge } from '../../managed-lounge.tsx';
import { useEntryTexts } from '../use-entry-texts.ts';
import { useRefreshCalendar } from '../use-refresh-calendar.ts';
import { BoardChoice } from './board-choice.tsx';
import type { FreeTime } from './calendar-dialogs.tsx';
import {
  boardSchema,
  boardsMissing,
  boardWish,
  hasBoards,
  isoSpan,
  isWhen,
  spanFrom,
  whenOf,
  whenSchema,
} from './when.ts';
import { WhenFields } from './when-fields.tsx';

const schema = z
  .object({
    ...whenSchema,
    ...boardSchema,
    guestName: line({ max: 120 }),
    guestContact: optionalText(200),
    groupSize: typedNumber(
      z.optional(
        z
          .number('invalidNumber')
          .check(
            z.int('invalidNumber'),
            z.minimum(1, 'tooSmall'),
            z.maximum(GROUP_MAX, 'tooLarge'),
          ),
      ),
    ),
    totalPrice: typedNumber(z.optional(money)),
    notes: optionalText(1000),
  })
  .check(z.refine(hasBoards, boardsMissing));

interface WalkInDialogProps {
  /** the time that was chosen in the grid; null: it begins at the next full hour */
  at: FreeTime | null;
  onClose: () => void;
}

/** Adds a booking for a walk-in or a call. */
export function WalkInDialog({ at, onClose }: WalkInDialogProps) {
  const { walkIn: texts } = useTexts('manage/dialogs');
  return (
    <Dialog isOpen onClose={onClose} title={texts.title()} placement="sheet">
      <Muted>{texts.text()}</Muted>
      <WalkInForm at={at} onClose={onClose} />
    </Dialog>
  );
}

/** Two hours from the next full hour on. */
function nextHour(now: number): FreeTime {
  const from = Math.ceil(now / (60 * MINUTE)) * 60 * MINUTE;
  return { from, to: from + 120 * MINUTE, boardId: null };
}

function WalkInForm({ at, onClose }: WalkInDialogProps) {
  const { walkIn: texts } = useTexts('manage/dialogs');
  const { lounge, user } = useManagedLounge();
  const { id: loungeId, timeZone } = lounge;
  const toast = useToast();
  const words = useEntryTexts(timeZone);
  const refresh = useRefreshCalendar(loungeId);
  const create = trpc.bookings.createWalkIn.useMutation();
  const time = at ?? nextHour(Date.now());
  const form = useZodForm(schema, {
    defaultValues: {
      ...whenOf(time, timeZone),
      choice: time.boardId === null ? 'any' : 'these',
      boardCount: '1',
      boardIds: time.boardId === null ? [] : [String(time.boardId)],
      guestName: '',
      guestContact: '',
      groupSize: '',
      totalPrice: '',
      notes: '',
    },
    onSubmit: async (values) => {
      const { guestName, guestContact, groupSize, totalPrice, notes } = values;
      const span = isoSpan(spanFrom(values, timeZone, at ?? undefined));
      const input = {
        loungeId,
        ...span,
        ...boardWish(values),
        guestName,
        guestContact,
        groupSize,
        totalPrice,
        notes,
      };
      const attempt = attemptOf(user?.id ?? '', `walk-in:${loungeId}`);
      await create.mutateAsync({ ...input, idempotencyKey: attempt.keyFor(input) });
      attempt.succeed();
      toast.show({ variant: 'success', title: texts.done({ time: words.when(span) }) });
      onClose();
      await refresh();
    },
  });
  const values = form.watch();
  const { hint, isTaken } = useQuote(values, at);
  useFirstField(form.props.formRef, 'guestName');
  return (
    <Form {...form.props}>
      <FieldRow>
        <TextField {...form.field('guestName')} label={texts.guestName()} autoComplete="off" />
        <TextField
          {...form.field('guestContact')}
          label={texts.guestContact()}
          autoComplete="off"
          isOptional
        />
      </FieldRow>
      <WhenFields field={form.field} when={values} />
      <BoardChoice field={form.field} choice={values.choice} />
      <div role="status">{isTaken ? <Notice>{texts.taken()}</Notice> : null}</div>
      <FieldRow>
        <TextField
          {...form.field('groupSize')}
          label={texts.groupSize()}
          inputMode="numeric"
          isOptional
        />
        <TextField
          {...form.field('totalPrice')}
          label={texts.price()}
          hint={hint}
          inputMode="decimal"
          isOptional
        />
      </FieldRow>
      <TextAreaField {...form.field('notes')} label={texts.notes()} rows={2} isOptional />
      <DialogFormActions submit={texts.submit()} isPending={form.isPending} onCancel={onClose} />
    </Form>
  );
}

type Values = z.input<typeof schema>;

/** What the booking costs by the lounge's prices, and whether boards are free. */
function useQuote(values: Values, at: FreeTime | null) {
  const { walkIn: texts } = useTexts('manage/dialogs');
  const { lounge } = useManagedLounge();
  const locale = useLocale();
  const groupSize = Number(values.groupSize);
  const boards = boardWish({
    choice: values.choice,
    boardCount: Number(values.boardCount),
    boardIds: values.boardIds.map(Number),
  });
  const isComplete = isWhen(values) && hasBoards(values);
  const { data } = trpc.bookings.quote.useQuery(
    {
      loungeId: lounge.id,
      ...(isComplete
        ? isoSpan(spanFrom(values, lounge.timeZone, at ?? undefined))
        : { startTime: '', endTime: '' }),
      ...boards,
      groupSize: Number.isInteger(groupSize) && groupSize > 0 ? groupSize : undefined,
    },
    { enabled: isComplete, placeholderData: keepPreviousData, staleTime: 5000 },
  );
  return {
    hint: data?.price
      ? texts.priceHint({ price: euroText(data.price.total, locale) })
      : texts.priceHintUnknown(),
    isTaken: data?.refusal === 'BOARD_TAKEN',
  };
}
