import { type CheckedTime, GROUP_MAX } from '@oche/validators/bookings/schemas';
import { line, money, optionalText } from '@oche/validators/common';
import { MoonStar } from 'lucide-react';
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
import { useToast } from '../../../../../components/toast.tsx';
import { useLocale, useTexts } from '../../../../../i18n/react.tsx';
import { euroText } from '../../../../../lib/money.ts';
import { attemptOf } from '../../../../../lib/storage/drafts.ts';
import { clockText } from '../../../../../lib/time/place-time.ts';
import { MINUTE } from '../../../../../lib/time/wall-time.ts';
import { trpc } from '../../../../../lib/trpc.ts';
import { useManagedLounge } from '../../managed-lounge.tsx';
import { useEntryTexts } from '../use-entry-texts.ts';
import { useRefreshCalendar } from '../use-refresh-calendar.ts';
import { BoardChoice } from './board-choice.tsx';
import type { FreeTime } from './calendar-dialogs.tsx';
import { KindSwitch } from './kind-switch.tsx';
import { useCheck } from './use-check.ts';
import { fromNowOn } from './usual-time.ts';
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
  /** the time that was chosen in the grid; null: it begins now */
  at: FreeTime | null;
  onClose: () => void;
}

/** Adds a booking for a walk-in or a call. */
export function WalkInDialog({ at, onClose }: WalkInDialogProps) {
  const { walkIn: texts } = useTexts('manage/dialogs');
  return (
    <Dialog isOpen onClose={onClose} title={texts.title()} placement="sheet">
      <KindSwitch kind="walkIn" at={at} />
      <WalkInForm at={at} onClose={onClose} />
    </Dialog>
  );
}

function WalkInForm({ at, onClose }: WalkInDialogProps) {
  const { walkIn: texts } = useTexts('manage/dialogs');
  const { lounge, user } = useManagedLounge();
  const { id: loungeId, timeZone } = lounge;
  const toast = useToast();
  const words = useEntryTexts(timeZone);
  const refresh = useRefreshCalendar(loungeId);
  const create = trpc.bookings.createWalkIn.useMutation();
  const time = at ?? fromNowOn(lounge, Date.now());
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
  const { hint, isTaken, outside, closesAt } = useQuote(values, at);
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
      <WhenFields
        field={form.field}
        when={values}
        closesAt={closesAt}
        onTo={(to) => form.setValue('to', to, { shouldValidate: true })}
      />
      <BoardChoice field={form.field} choice={values.choice} />
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
      <DialogFormActions
        submit={outside ? texts.submitOutside() : texts.submit()}
        isPending={form.isPending}
        onCancel={onClose}
        note={
          <div role="status">
            {isTaken ? <Notice>{texts.taken()}</Notice> : null}
            {outside ? <Notice icon={MoonStar}>{outside}</Notice> : null}
          </div>
        }
      />
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
  /** Which of the hours it leaves: nobody is refused, but nobody overlooks it, either. */
  const outsideText = ({ opensAt, closesAt }: NonNullable<CheckedTime['outside']>) => {
    if (!opensAt || !closesAt) return texts.closed();
    const { from, to } = spanFrom(values, lounge.timeZone, at ?? undefined);
    if (from < Date.parse(opensAt)) {
      return texts.beforeOpening({ time: clockText(opensAt, lounge.timeZone) });
    }
    const minutes = Math.round((to - Date.parse(closesAt)) / MINUTE);
    return texts.afterClosing({ time: clockText(closesAt, lounge.timeZone), minutes });
  };
  const { data } = useCheck({
    span: isComplete ? spanFrom(values, lounge.timeZone, at ?? undefined) : null,
    ...boards,
    groupSize: Number.isInteger(groupSize) && groupSize > 0 ? groupSize : undefined,
  });
  const outside = data?.outside;
  return {
    hint:
      data?.price == null
        ? texts.priceHintUnknown()
        : texts.priceHint({ price: euroText(data.price, locale) }),
    isTaken: data?.isFree === false,
    outside: outside ? outsideText(outside) : null,
    closesAt: data?.closesAt,
  };
}
