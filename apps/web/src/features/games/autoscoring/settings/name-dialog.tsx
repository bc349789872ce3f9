import { type CountingBoard, countingBoardForm } from '@oche/validators/autoscoring/schemas';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { TextField } from '../../../../components/form/fields.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { FormActions } from '../../../../components/form/form-actions.tsx';
import { useZodForm } from '../../../../components/form/use-zod-form.ts';
import { useToast } from '../../../../components/toast.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { trpc } from '../../../../lib/trpc.ts';

interface NameDialogProps {
  /** null: a new one */
  board: CountingBoard | null;
  onCreated: (created: { name: string; token: string }) => void;
  onChanged: () => void;
  onClose: () => void;
}

/** The name of a board of one's own. */
export function NameDialog({ board, onCreated, onChanged, onClose }: NameDialogProps) {
  const texts = useTexts('games/counting-boards');
  const toast = useToast();
  const create = trpc.autoscoring.create.useMutation();
  const rename = trpc.autoscoring.rename.useMutation();
  const form = useZodForm(countingBoardForm, {
    defaultValues: { name: board?.name ?? '' },
    onSubmit: async ({ name }) => {
      if (board) {
        await rename.mutateAsync({ boardId: board.id, name });
        toast.show({ variant: 'success', title: texts.renamed({ name }) });
        onClose();
      } else {
        const { token } = await create.mutateAsync({ name });
        onCreated({ name, token });
      }
      onChanged();
    },
  });
  const isPending = create.isPending || rename.isPending;
  return (
    <Dialog
      isOpen
      size="sm"
      title={board ? texts.renameLabel({ name: board.name }) : texts.new()}
      isBusy={isPending}
      onClose={onClose}
    >
      <Form {...form.props}>
        <TextField
          label={texts.name()}
          hint={texts.nameHint()}
          maxLength={60}
          autoComplete="off"
          {...form.field('name')}
        />
        <FormActions
          submit={board ? texts.rename() : texts.create()}
          isPending={isPending}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  );
}
