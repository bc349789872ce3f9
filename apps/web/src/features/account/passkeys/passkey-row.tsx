import { chakra } from '@chakra-ui/react';
import { renamePasskeyInput } from '@oche/validators/passkeys';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { TextField } from '../../../components/form/fields.tsx';
import { Form } from '../../../components/form/form.tsx';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { Unfolding } from '../../../components/section/unfolding.tsx';
import { Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { DeviceLine, DeviceName } from '../device-list.ts';

type Passkey = RouterOutputs['auth']['passkeys']['list'][number];

interface PasskeyRowProps {
  passkey: Passkey;
  onDeleted: () => void;
}

export function PasskeyRow({ passkey, onDeleted }: PasskeyRowProps) {
  const { passkeys: texts } = useTexts('account/sign-in');
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <DeviceLine>
      <KeyRound aria-hidden="true" />
      <Words>
        <DeviceName>{name}</DeviceName>
        <Muted>
          {lastUsedAt ? (
            <>
              {texts.lastUsed()} <Time value={lastUsedAt} />
            </>
          ) : (
            texts.neverUsed()
          )}{' '}
          · {texts.since()} <Time value={createdAt} format="date" />
        </Muted>
      </Words>
      <Unfolding label={texts.rename()}>
        {(close) => <Rename passkey={passkey} onDone={close} />}
      </Unfolding>
      <Delete passkey={passkey} onDeleted={onDeleted} />
    </DeviceLine>
  );
}

function Rename({ passkey: { id, name }, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { passkeys: texts } = useTexts('account/sign-in');
  const utils = trpc.useUtils();
  const rename = trpc.auth.passkeys.rename.useMutation();
  const form = useZodForm(renamePasskeyInput, {
    defaultValues: { id, name },
    onSubmit: async (values) => {
      await rename.mutateAsync(values);
      await utils.auth.passkeys.list.invalidate();
      onDone();
    },
  });
  return (
    <Form {...form.props}>
      <TextField {...form.field('name')} label={texts.name()} />
      <FormActions submit={texts.save()} isPending={form.isPending} onCancel={onDone} />
    </Form>
  );
}

function Delete({ passkey: { id, name }, onDeleted }: PasskeyRowProps) {
  const { passkeys: texts } = useTexts('account/sign-in');
  const showFailure = useFailureToast();
  const utils = trpc.useUtils();
  const [isOpen, setIsOpen] = useState(false);
  const remove = trpc.auth.passkeys.delete.useMutation({
    onSuccess: onDeleted,
    onError: (error) => showFailure(error, texts.deleteFailed()),
    onSettled: async () => {
      setIsOpen(false);
      await utils.auth.passkeys.list.invalidate();
    },
  });
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

const Words = chakra('div', { base: { flex: '1 1 14rem', minWidth: '0' } });
