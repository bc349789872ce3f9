import type { OwnApp } from '@oche/validators/access/apps';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';

interface RenewSecretProps {
  app: OwnApp;
  onSecret: (secret: string) => void;
}

export function RenewSecret({ app: { id, name }, onSecret }: RenewSecretProps) {
  const { own: texts } = useTexts('account/open').apps;
  const { readError } = useUi();
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const renew = trpc.access.apps.renewSecret.useMutation({
    onSuccess: ({ secret }) => (secret ? onSecret(secret) : undefined),
    onError: (error) => toast.show({ variant: 'destructive', title: readError(error).message }),
    onSettled: () => setIsOpen(false),
  });
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-label={texts.renewLabel({ name })}
        onClick={() => setIsOpen(true)}
      >
        {texts.renew()}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        isPending={renew.isPending}
        onClose={() => setIsOpen(false)}
        onConfirm={() => renew.mutate({ id })}
        title={texts.renewTitle({ name })}
        confirmLabel={texts.renew()}
      >
        <p>{texts.renewText()}</p>
      </ConfirmDialog>
    </>
  );
}

export function DeleteApp({ app: { id, name } }: { app: OwnApp }) {
  const { own: texts } = useTexts('account/open').apps;
  const { readError } = useUi();
  const toast = useToast();
  const utils = trpc.useUtils();
  const [isOpen, setIsOpen] = useState(false);
  const remove = trpc.access.apps.delete.useMutation({
    onSuccess: () => toast.show({ variant: 'success', title: texts.deleted() }),
    onError: (error) => toast.show({ variant: 'destructive', title: readError(error).message }),
    onSettled: async () => {
      setIsOpen(false);
      await utils.access.apps.mine.invalidate();
    },
  });
  return (
    <>
      <Button
        size="sm"
        variant="danger"
        aria-label={texts.deleteLabel({ name })}
        onClick={() => setIsOpen(true)}
      >
        {texts.delete()}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        isPending={remove.isPending}
        onClose={() => setIsOpen(false)}
        onConfirm={() => remove.mutate({ id })}
        title={texts.deleteTitle({ name })}
        confirmLabel={texts.delete()}
        isDestructive
      >
        <p>{texts.deleteText()}</p>
      </ConfirmDialog>
    </>
  );
}
