import type { AdminTag } from '@oche/validators/forum/tags/schemas';
import { useState } from 'react';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { SelectField } from '../../../components/form/fields.tsx';
import { Form } from '../../../components/form/form.tsx';
import { DialogFormActions } from '../../../components/form/form-actions.tsx';
import { Muted } from '../../../components/text.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useChanged } from '../use-changed.ts';

interface MergeDialogProps {
  tag: AdminTag;
  others: readonly AdminTag[];
  onClose: () => void;
}

/** Says what happens to threads, watchers and address before two tags become one. */
export function MergeDialog({ tag, others, onClose }: MergeDialogProps) {
  const { tags } = useTexts('forum/admin');
  const texts = tags.merging;
  const { readError } = useUi();
  const { refresh, say } = useChanged();
  const [intoId, setIntoId] = useState(0);
  const merge = trpc.forum.admin.tag.merge.useMutation({
    onSuccess: () => {
      say(tags.merged());
      onClose();
    },
    onSettled: refresh,
  });
  const { message, fields } = merge.error ? readError(merge.error) : {};
  const options = others
    .filter(({ id }) => id !== tag.id)
    .map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Dialog
      isOpen
      title={texts.title({ name: tag.name })}
      isBusy={merge.isPending}
      onClose={onClose}
    >
      <Form
        isPending={merge.isPending}
        error={fields ? null : (message ?? null)}
        onSubmit={(event) => {
          event.preventDefault();
          merge.mutate({ id: tag.id, intoId });
        }}
      >
        <Muted>{texts.text({ threads: tag.threadCount, watchers: tag.watcherCount })}</Muted>
        <SelectField
          label={texts.into()}
          options={[{ value: '0', label: texts.choose() }, ...options]}
          value={String(intoId)}
          error={fields?.intoId && 'required'}
          onChange={({ target }) => setIntoId(Number(target.value))}
        />
        <DialogFormActions
          submit={texts.submit()}
          variant="dangerSolid"
          isPending={merge.isPending}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  );
}
