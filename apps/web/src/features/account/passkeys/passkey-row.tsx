import { chakra } from '@chakra-ui/react';
import { renamePasskeyInput } from '@oche/validators/auth/passkeys';
import type { CurrentUser } from '@oche/validators/auth/schemas';
import { KeyRound } from 'lucide-react';
import { TextField } from '../../../components/form/fields.tsx';
import { Form } from '../../../components/form/form.tsx';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { Unfolding } from '../../../components/section/unfolding.tsx';
import { Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { DeviceLine, DeviceName } from '../device-list.ts';
import { DeletePasskey, type Passkey } from './delete-passkey.tsx';

interface PasskeyRowProps {
  user: CurrentUser;
  passkey: Passkey;
  onDeleted: () => void;
}

export function PasskeyRow({ user, passkey, onDeleted }: PasskeyRowProps) {
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
      <DeletePasskey user={user} passkey={passkey} onDeleted={onDeleted} />
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

const Words = chakra('div', { base: { flex: '1 1 14rem', minWidth: '0' } });
