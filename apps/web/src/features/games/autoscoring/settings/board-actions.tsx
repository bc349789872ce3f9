import type { CountingBoard } from '@oche/validators/autoscoring/schemas';
import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../../components/button.tsx';
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import { useToast } from '../../../../components/toast.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useFailureToast } from '../../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../../lib/trpc.ts';

interface BoardActionsProps {
  board: CountingBoard;
  /** of a board of one's own, which can bear another name */
  onRename?: () => void;
  onToken: (token: string) => void;
  onChanged: () => void;
}

/** What is done with a board that is set up. */
export function BoardActions({ board, onRename, onToken, onChanged }: BoardActionsProps) {
  const texts = useTexts('games/counting-boards');
  const toast = useToast();
  const fail = useFailureToast();
  const [asked, setAsked] = useState<'token' | 'delete' | null>(null);
  const { id: boardId, name } = board;
  const close = () => setAsked(null);
  const renew = trpc.autoscoring.renewToken.useMutation({
    onSuccess: ({ token }) => {
      close();
      onToken(token);
    },
    onError: (error) => fail(error, texts.failed()),
  });
  const remove = trpc.autoscoring.delete.useMutation({
    onSuccess: () => {
      close();
      toast.show({ variant: 'success', title: texts.deleted({ name }) });
    },
    onError: (error) => fail(error, texts.failed()),
    onSettled: onChanged,
  });
  return (
    <>
      {onRename ? (
        <IconButton label={texts.renameLabel({ name })} onClick={onRename}>
          <Pencil aria-hidden="true" />
        </IconButton>
      ) : null}
      <IconButton label={texts.newTokenLabel({ name })} onClick={() => setAsked('token')}>
        <KeyRound aria-hidden="true" />
      </IconButton>
      <IconButton label={texts.deleteLabel({ name })} onClick={() => setAsked('delete')}>
        <Trash2 aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        isOpen={asked === 'token'}
        onClose={close}
        onConfirm={() => renew.mutate({ boardId })}
        title={texts.newTokenTitle({ name })}
        confirmLabel={texts.newToken()}
        isPending={renew.isPending}
      >
        {texts.newTokenText()}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'delete'}
        onClose={close}
        onConfirm={() => remove.mutate({ boardId })}
        title={texts.deleteTitle({ name })}
        confirmLabel={texts.delete()}
        isDestructive
        isPending={remove.isPending}
      >
        {texts.deleteText()}
      </ConfirmDialog>
    </>
  );
}
