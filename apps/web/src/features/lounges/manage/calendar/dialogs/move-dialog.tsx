import type { CalendarEntry } from '@oche/validators/bookings/schemas';
import * as z from 'zod/mini';
import { Dialog } from '../../../../../components/dialog/dialog.tsx';
import { Form } from '../../../../../components/form/form.tsx';
import { DialogFormActions } from '../../../../../components/form/form-actions.tsx';
import { useZodForm } from '../../../../../components/form/use-zod-form.ts';
import { Label } from '../../../../../components/text.tsx';
import { useTexts } from '../../../../../i18n/react.tsx';
import { useManagedLounge } from '../../managed-lounge.tsx';
import { spanOf } from '../grid/axis.ts';
import type { EntryMove } from '../grid/use-entry-move.ts';
import { BoardBoxes, Group } from './board-choice.tsx';
import { spanFrom, whenOf, whenSchema } from './when.ts';
import { WhenFields } from './when-fields.tsx';

const schema = z.object({
  ...whenSchema,
  boardIds: z.array(z.coerce.number<string>()).check(z.minLength(1, 'required')),
});

interface MoveDialogProps {
  entry: CalendarEntry;
  move: EntryMove;
  onClose: () => void;
}

/** Moves a booking without dragging: day, times and boards are fields. */
export function MoveDialog({ entry, move, onClose }: MoveDialogProps) {
  const { move: texts } = useTexts('manage/calendar');
  const { when: whenTexts } = useTexts('manage/dialogs');
  const { lounge } = useManagedLounge();
  const { timeZone } = lounge;
  const form = useZodForm(schema, {
    defaultValues: {
      ...whenOf(spanOf(entry), timeZone),
      boardIds: entry.boards.map(({ id }) => String(id)),
    },
    onSubmit: async ({ boardIds, ...when }) => {
      const span = spanFrom(when, timeZone, spanOf(entry));
      await move.tryMove(entry, { ...span, boardIds });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title()}
      placement="sheet"
      isBusy={form.isPending}
    >
      <p>{entry.guest.name}</p>
      <Form {...form.props}>
        <WhenFields field={form.field} when={form.watch()} />
        <Group>
          <legend>
            <Label>{whenTexts.boards()}</Label>
          </legend>
          <BoardBoxes registered={form.field('boardIds')} />
        </Group>
        <DialogFormActions submit={texts.submit()} isPending={form.isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
