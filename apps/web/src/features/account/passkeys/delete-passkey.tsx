import { deletePasskeyInput } from '@oche/validators/auth/passkeys';
import type { CurrentUser } from '@oche/validators/auth/schemas';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Form } from '../../../components/form/form.tsx';
import { DialogFormActions } from '../../../components/form/form-actions.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { Stack } from '../../../components/layout.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { hasErrorCode } from '../../../lib/errors/errors.ts';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { ProofFields } from './proof-fields.tsx';

export type Passkey = RouterOutputs['auth']['passkeys']['list'][number];

interface DeletePasskeyProps {
  user: CurrentUser;
  passkey: Passkey;
  onDeleted: () => void;
}

export function DeletePasskey({ user, passkey, onDeleted }: DeletePasskeyProps) {
  const { passkeys: texts } = useTexts('account/sign-in');
  const [isOpen, setIsOpen] = useState(false);
  const { name } = passkey;
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-label={texts.deleteLabel({ name })}
        onClick={() => setIsOpen(true)}
      >
        {texts.delete()}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={texts.deleteTitle({ name })} size="sm">
        <Stack>
          <p>{texts.deleteText()}</p>
          <DeleteForm user={user} passkey={passkey} onDeleted={onDeleted} onClose={close} />
        </Stack>
      </Dialog>
    </>
  );
}

interface DeleteFormProps extends DeletePasskeyProps {
  onClose: () => void;
}

function DeleteForm({ user, passkey: { id }, onDeleted, onClose }: DeleteFormProps) {
  const { passkeys: texts } = useTexts('account/sign-in');
  const utils = trpc.useUtils();
  const remove = trpc.auth.passkeys.delete.useMutation();
  const form = useZodForm(deletePasskeyInput, {
    defaultValues: { id },
    onSubmit: async (values) => {
      try {
        await remove.mutateAsync(values);
      } catch (error) {
        if (!hasErrorCode(error, 'INVALID_SECOND_FACTOR')) throw error;
        form.setError('code', { message: 'wrongCode' });
        return;
      }
      onDeleted();
      onClose();
      await utils.auth.passkeys.list.invalidate();
    },
  });
  return (
    <Form {...form.props}>
      <ProofFields user={user} password={form.field('password')} code={form.field('code')} />
      <DialogFormActions
        variant="dangerSolid"
        submit={texts.delete()}
        isPending={form.isPending}
        onCancel={onClose}
      />
    </Form>
  );
}
