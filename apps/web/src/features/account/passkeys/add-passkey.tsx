import { createPasskeyInput, passkeyProofInput } from '@oche/validators/auth/passkeys';
import type { CurrentUser } from '@oche/validators/auth/schemas';
import { useState } from 'react';
import * as z from 'zod/mini';
import { TextField } from '../../../components/form/fields.tsx';
import { Form } from '../../../components/form/form.tsx';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { Notice } from '../../../components/notice.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { hasErrorCode } from '../../../lib/errors/errors.ts';
import { makePasskey, PasskeyCancelled } from '../../../lib/sign-in/passkeys.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useDeviceName } from '../use-device-name.ts';
import { ProofFields } from './proof-fields.tsx';

interface AddPasskeyProps {
  user: CurrentUser;
  onAdded: () => void;
  onCancel: () => void;
}

const input = z.extend(passkeyProofInput, { name: createPasskeyInput.shape.name });

/** First everything that a sign-in asks for, then the browser's own dialog. */
export function AddPasskey({ user, onAdded, onCancel }: AddPasskeyProps) {
  const { passkeys: texts } = useTexts('account/sign-in');
  const toast = useToast();
  const utils = trpc.useUtils();
  const begin = trpc.auth.passkeys.begin.useMutation();
  const create = trpc.auth.passkeys.create.useMutation();
  const [isCancelled, setIsCancelled] = useState(false);
  const device = useDeviceName(navigator.userAgent);
  const form = useZodForm(input, {
    defaultValues: { name: device },
    onSubmit: async ({ name, ...proof }) => {
      setIsCancelled(false);
      try {
        const response = await makePasskey(await begin.mutateAsync(proof));
        await create.mutateAsync({ name, response });
      } catch (error) {
        if (error instanceof PasskeyCancelled) {
          setIsCancelled(true);
          return;
        }
        if (!hasErrorCode(error, 'INVALID_SECOND_FACTOR')) throw error;
        form.setError('code', { message: 'wrongCode' });
        return;
      }
      await utils.auth.passkeys.list.invalidate();
      toast.show({ variant: 'success', title: texts.added() });
      onAdded();
    },
  });
  return (
    <Form {...form.props}>
      {isCancelled ? <Notice role="status">{texts.cancelled()}</Notice> : null}
      <TextField {...form.field('name')} label={texts.name()} hint={texts.nameHint()} />
      <ProofFields user={user} password={form.field('password')} code={form.field('code')} />
      <FormActions submit={texts.create()} isPending={form.isPending} onCancel={onCancel} />
    </Form>
  );
}
