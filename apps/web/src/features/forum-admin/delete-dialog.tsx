import { ADMIN_REASON_MAX } from '@oche/validators/forum/admin-limits';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { TextField } from '../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../components/form/form.tsx';
import { Muted } from '../../components/text.tsx';
import { useUi } from '../../components/ui-context.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { trpc } from '../../lib/trpc.ts';
import { type ForumKind, useChanged, useRestoring } from './use-changed.ts';

export interface Doomed {
  kind: ForumKind;
  id: number;
  /** null for a post */
  name: string | null;
  /** what it takes along */
  text: string;
}

interface DeleteDialogProps {
  thing: Doomed;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks before something goes, says what goes with it, and offers afterwards to bring it back. */
export function DeleteDialog({ thing, onClose, onDeleted }: DeleteDialogProps) {
  const { kind, id, name, text } = thing;
  const texts = useTexts('forum/admin');
  const { texts: ui, readError } = useUi();
  const { refresh, say } = useChanged();
  const { restore } = useRestoring();
  const [reason, setReason] = useState('');
  const after = {
    onSuccess: () => {
      say(texts.done[kind].deleted(), () => restore(kind, id));
      onClose();
      onDeleted?.();
    },
    onSettled: refresh,
  };
  const calls = {
    category: trpc.forum.admin.category.delete.useMutation(after),
    subforum: trpc.forum.admin.subforum.delete.useMutation(after),
    thread: trpc.forum.admin.thread.delete.useMutation(after),
    post: trpc.forum.admin.post.delete.useMutation(after),
  };
  const { mutate, isPending, error } = calls[kind];
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="sm"
      title={name === null ? texts.deletion.postTitle() : texts.deletion.title({ name })}
      isBusy={isPending}
      onClose={onClose}
    >
      <Form
        isPending={isPending}
        error={error ? readError(error).message : null}
        onSubmit={(event) => {
          event.preventDefault();
          mutate({ id, reason });
        }}
      >
        <Muted>{text}</Muted>
        <TextField
          label={texts.deletion.reason()}
          hint={texts.deletion.reasonHint()}
          isOptional
          autoComplete="off"
          maxLength={ADMIN_REASON_MAX}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {ui.cancel}
          </Button>
          <SubmitButton variant="dangerSolid" isPending={isPending} pendingText={ui.loading}>
            {texts.delete()}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
