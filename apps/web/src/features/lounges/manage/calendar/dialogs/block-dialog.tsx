import { optionalText } from '@oche/validators/common';
import { minutesOf } from '@oche/validators/lounges/opening-hours';
import { localDate } from '@oche/validators/places';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { Dialog } from '../../../../../components/dialog/dialog.tsx';
import { CheckboxField, SelectField, TextField } from '../../../../../components/form/fields.tsx';
import { Form } from '../../../../../components/form/form.tsx';
import { DialogFormActions } from '../../../../../components/form/form-actions.tsx';
import { useZodForm } from '../../../../../components/form/use-zod-form.ts';
import { DateField } from '../../../../../components/moment/moment-fields.tsx';
import { Label, Muted } from '../../../../../components/text.tsx';
import { useTexts } from '../../../../../i18n/react.tsx';
import { hasErrorCode } from '../../../../../lib/errors/errors.ts';
import { instantOf } from '../../../../../lib/time/wall-time.ts';
import { useManagedLounge } from '../../managed-lounge.tsx';
import { BoardBoxes, Group } from './board-choice.tsx';
import type { FreeTime } from './calendar-dialogs.tsx';
import { InTheWay, type OpenerOf } from './in-the-way.tsx';
import { useBlock } from './use-block.ts';
import { useCheck } from './use-check.ts';
import { fromNowOn } from './usual-time.ts';
import { isoSpan, isWhen, spanFrom, whenOf, whenSchema } from './when.ts';
import { WhenFields } from './when-fields.tsx';

const schema = z.object({
  kind: z.enum(['blocked', 'out_of_service']),
  ...whenSchema,
  isLong: z.boolean(),
  endDate: localDate,
  boardIds: z.array(z.coerce.number<string>()).check(z.minLength(1, 'required')),
  reason: optionalText(200),
});
type Values = z.input<typeof schema>;

interface BlockDialogProps {
  /** the time and board that were chosen; null: from now on, and no board is chosen */
  at: FreeTime | null;
  /** `out_of_service` if the dialog was opened for a board */
  kind?: 'blocked' | 'out_of_service';
  /** stands above the form */
  head?: ReactNode;
  openerOf?: OpenerOf;
  onClose: () => void;
}

/** Adds a time in which boards can't be booked: for an event, or because something is broken. */
export function BlockDialog(props: BlockDialogProps) {
  const { block: texts } = useTexts('manage/dialogs');
  const title = props.kind === 'out_of_service' ? texts.outOfServiceTitle() : texts.title();
  return (
    <Dialog isOpen onClose={props.onClose} title={title} placement="sheet">
      {props.head ?? <Muted>{texts.text()}</Muted>}
      <BlockForm {...props} />
    </Dialog>
  );
}

function BlockForm({ at, kind = 'blocked', openerOf, onClose }: BlockDialogProps) {
  const { block: texts, when } = useTexts('manage/dialogs');
  const { blockKind } = useTexts('manage/calendar');
  const { lounge } = useManagedLounge();
  const { timeZone } = lounge;
  const create = useBlock();
  const time = at ?? fromNowOn(lounge, Date.now());
  const start = whenOf(time, timeZone);
  const endDate = whenOf({ from: time.to, to: time.to }, timeZone).date;
  const isLong = time.to - time.from > DAY_MS;
  const form = useZodForm(schema, {
    defaultValues: {
      kind,
      ...start,
      isLong,
      endDate,
      boardIds: time.boardId === null ? [] : [String(time.boardId)],
      reason: '',
    },
    onSubmit: async ({ boardIds, reason, ...values }): Promise<void> => {
      const span = spanOfBlock(values, timeZone);
      try {
        await create({ kind: values.kind, boardIds, reason, ...isoSpan(span) });
      } catch (error) {
        if (!hasErrorCode(error, 'BOARD_TAKEN')) throw error;
        // what is in the way stands below: it was said before, or somebody was faster
        const wasSaid = (check.data?.inTheWay.length ?? 0) > 0;
        await check.refetch();
        form.setFormError(wasSaid ? texts.stillTaken() : texts.taken());
        return;
      }
      onClose();
    },
  });
  const values = form.watch();
  const boardIds = values.boardIds.map(Number);
  const isChosen = boardIds.length > 0;
  // without a board it still tells when the lounge closes
  const check = useCheck({
    span: isWhen(values) ? spanOfBlock(values, timeZone) : null,
    boardIds: isChosen ? boardIds : undefined,
  });
  // the answer for another choice would be a wrong one
  const isAnswer = isChosen && isWhen(values) && !check.isPlaceholderData;
  const chosen = lounge.boards.filter(({ id }) => boardIds.includes(id));
  const all = lounge.boards.map(({ id }) => String(id));
  const [only] = chosen;
  const several = chosen.length > 1 ? texts.submit({ count: chosen.length }) : texts.title();
  const submit = only && chosen.length === 1 ? texts.submitOne({ board: only.name }) : several;
  return (
    <Form {...form.props}>
      <Group>
        <legend>
          <Label>{when.boards()}</Label>
        </legend>
        <BoardBoxes
          registered={form.field('boardIds')}
          onAll={() => form.setValue('boardIds', all, { shouldValidate: true })}
        />
      </Group>
      <WhenFields
        field={form.field}
        when={values}
        isLong={values.isLong}
        closesAt={check.data?.closesAt}
        onTo={(to) => form.setValue('to', to, { shouldValidate: true })}
      />
      <CheckboxField {...form.field('isLong')} label={texts.isLong()} />
      {values.isLong ? <DateField {...form.field('endDate')} label={texts.endDate()} /> : null}
      <SelectField
        {...form.field('kind')}
        label={texts.kind()}
        options={(['blocked', 'out_of_service'] as const).map((value) => ({
          value,
          label: blockKind[value](),
        }))}
      />
      <TextField
        {...form.field('reason')}
        label={texts.reason()}
        hint={texts.reasonHint()}
        isOptional
      />
      <DialogFormActions
        submit={submit}
        isPending={form.isPending}
        onCancel={onClose}
        note={<InTheWay checked={isAnswer ? check.data : undefined} openerOf={openerOf} />}
      />
    </Form>
  );
}

const DAY_MS = 86_400_000;

/** A block of one evening may end after midnight; one of several days ends on the day it names. */
function spanOfBlock(
  values: Pick<Values, 'date' | 'from' | 'to' | 'isLong' | 'endDate'>,
  timeZone: string,
) {
  const span = spanFrom(values, timeZone);
  return values.isLong
    ? { ...span, to: instantOf(values.endDate, minutesOf(values.to), timeZone) }
    : span;
}
