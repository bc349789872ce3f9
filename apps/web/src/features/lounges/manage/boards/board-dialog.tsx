import { type Board, boardData } from '@oche/validators/lounges/schemas';
import * as z from 'zod/mini';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { FieldRow } from '../../../../components/form/field-row.tsx';
import { CheckboxField, SelectField, TextField } from '../../../../components/form/fields.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { DialogFormActions } from '../../../../components/form/form-actions.tsx';
import { typedText } from '../../../../components/form/number-text.ts';
import { typedNumber } from '../../../../components/form/typed-number.ts';
import { useFirstField } from '../../../../components/form/use-first-field.ts';
import { useZodForm } from '../../../../components/form/use-zod-form.ts';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { attemptOf } from '../../../../lib/storage/drafts.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { CopyLink } from '../../../../patterns/copy-link.tsx';
import { useManagedLounge } from '../managed-lounge.tsx';
import { useSaved } from '../use-saved.ts';

const schema = z.extend(boardData, {
  ocheDistanceMm: typedNumber(
    z.optional(
      z
        .number('invalidNumber')
        .check(z.int('invalidNumber'), z.minimum(1000, 'tooSmall'), z.maximum(4000, 'tooLarge')),
    ),
  ),
});

interface BoardDialogProps {
  /** null for a new board */
  board: Board | null;
  onClose: () => void;
}

export function BoardDialog({ board, onClose }: BoardDialogProps) {
  const texts = useTexts('manage/boards');
  const { save, add } = useTexts('manage');
  const { boardKinds } = useTexts('venues');
  const locale = useLocale();
  const { lounge, user } = useManagedLounge();
  const saved = useSaved(lounge.id);
  const create = trpc.lounges.board.create.useMutation();
  const update = trpc.lounges.board.update.useMutation();
  const form = useZodForm(schema, {
    defaultValues: {
      name: board?.name ?? '',
      kind: board?.kind ?? 'steel',
      make: board?.make ?? '',
      scoringSystem: board?.scoringSystem ?? '',
      ocheDistanceMm: typedText(board?.ocheDistanceMm, locale),
      isAccessible: board?.isAccessible ?? false,
    },
    onSubmit: async (data) => {
      if (board) {
        await update.mutateAsync({ id: board.id, data });
      } else {
        const attempt = attemptOf(user?.id ?? '', `board:${lounge.id}`);
        const idempotencyKey = attempt.keyFor(data);
        await create.mutateAsync({ loungeId: lounge.id, data, idempotencyKey });
        attempt.succeed();
      }
      onClose();
      await saved(board ? undefined : texts.created());
    },
  });
  useFirstField(form.props.formRef, 'name');
  const { field } = form;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={board ? texts.editTitle({ name: board.name }) : texts.new()}
      isBusy={form.isPending}
      placement="sheet"
    >
      <Form {...form.props}>
        <FieldRow>
          <TextField {...field('name')} label={texts.name()} maxLength={60} autoComplete="off" />
          <SelectField
            {...field('kind')}
            label={texts.kind()}
            options={(['steel', 'soft'] as const).map((value) => ({
              value,
              label: boardKinds[value](),
            }))}
          />
          <TextField {...field('make')} label={texts.make()} maxLength={80} isOptional />
          <TextField
            {...field('scoringSystem')}
            label={texts.scoringSystem()}
            maxLength={80}
            isOptional
          />
          <TextField
            {...field('ocheDistanceMm')}
            label={texts.ocheDistance()}
            hint={texts.ocheDistanceHint()}
            inputMode="numeric"
            isOptional
          />
        </FieldRow>
        <CheckboxField {...field('isAccessible')} label={texts.isAccessible()} />
        {board ? (
          <CopyLink
            label={texts.overlay.label()}
            path={`/embed/overlays/venues/${lounge.id}/boards/${board.id}`}
            texts={texts.overlay}
          />
        ) : null}
        <DialogFormActions
          submit={board ? save() : add()}
          isPending={form.isPending}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  );
}
