import { useState } from 'react';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Form } from '../../components/form/form.tsx';
import { DialogFormActions } from '../../components/form/form-actions.tsx';
import { Muted } from '../../components/text.tsx';
import { useUi } from '../../components/ui-context.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { trpc } from '../../lib/trpc.ts';
import { SubforumSelect } from './subforum-select.tsx';
import { useChanged } from './use-changed.ts';

interface MoveDialogProps {
  ids: readonly number[];
  onClose: () => void;
  onMoved: () => void;
}

/** Puts threads into another subforum; each goes back to where it was if that is taken back. */
export function MoveDialog({ ids, onClose, onMoved }: MoveDialogProps) {
  const texts = useTexts('forum/admin');
  const { readError } = useUi();
  const { refresh, fail, say } = useChanged();
  const [to, setTo] = useState<number>();
  const [isMissing, setIsMissing] = useState(false);
  const back = trpc.forum.admin.thread.move.useMutation({ onError: fail, onSettled: refresh });
  const move = trpc.forum.admin.thread.move.useMutation({
    onSuccess: ({ moved }) => {
      const homes = new Set(moved.map(({ fromSubforumId }) => fromSubforumId));
      const takeBack = () => {
        for (const subforumId of homes) {
          const own = moved.filter(({ fromSubforumId }) => fromSubforumId === subforumId);
          back.mutate({ ids: own.map(({ id }) => id), subforumId });
        }
      };
      say(texts.moving.moved({ count: moved.length }), moved.length > 0 ? takeBack : undefined);
      onMoved();
      onClose();
    },
    onSettled: refresh,
  });
  const { message = null } = move.error ? readError(move.error) : {};
  return (
    <Dialog
      isOpen
      size="sm"
      title={texts.moving.title({ count: ids.length })}
      isBusy={move.isPending}
      onClose={onClose}
    >
      <Form
        isPending={move.isPending}
        error={message}
        onSubmit={(event) => {
          event.preventDefault();
          if (to === undefined) setIsMissing(true);
          else move.mutate({ ids: [...ids], subforumId: to });
        }}
      >
        <Muted>{texts.moving.text()}</Muted>
        <SubforumSelect
          label={texts.moving.to()}
          value={to}
          onChange={(id) => {
            setIsMissing(false);
            setTo(id);
          }}
          {...(isMissing && { error: 'required' })}
        />
        <DialogFormActions submit={texts.move()} isPending={move.isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
