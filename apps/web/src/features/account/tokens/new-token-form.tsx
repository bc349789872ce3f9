import { tokenLifetimes } from '@oche/validators/access/limits';
import { createTokenInput } from '@oche/validators/access/schemas';
import type { CurrentUser } from '@oche/validators/auth/schemas';
import * as z from 'zod/mini';
import { ChoiceRow } from '../../../components/form/choice-row.tsx';
import { TextField } from '../../../components/form/fields.tsx';
import { Form } from '../../../components/form/form.tsx';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { useTexts } from '../../../i18n/react.tsx';
import { hasErrorCode } from '../../../lib/errors/errors.ts';
import { trpc } from '../../../lib/trpc.ts';
import { ProofFields } from '../passkeys/proof-fields.tsx';
import { ScopeMatrix } from './scope-matrix.tsx';

const NO_END = 'none';

/** The keys of a row are texts. */
const lifetime = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => (text === NO_END ? null : Number(text))),
  ),
  createTokenInput.shape.lifetime,
);
const input = z.extend(createTokenInput, { lifetime });

interface NewTokenFormProps {
  user: CurrentUser;
  onMade: (made: { name: string; secret: string }) => void;
  onCancel: () => void;
}

export function NewTokenForm({ user, onMade, onCancel }: NewTokenFormProps) {
  const { form: texts } = useTexts('account/open').access;
  const utils = trpc.useUtils();
  const create = trpc.access.tokens.create.useMutation();
  const form = useZodForm(input, {
    defaultValues: { name: '', scopes: [], lifetime: '90' },
    onSubmit: async (values) => {
      try {
        const { token } = await create.mutateAsync(values);
        onMade({ name: values.name, secret: token });
      } catch (error) {
        if (!hasErrorCode(error, 'INVALID_SECOND_FACTOR')) throw error;
        form.setError('code', { message: 'wrongCode' });
        return;
      }
      await utils.access.tokens.list.invalidate();
    },
  });
  const days = tokenLifetimes.map((count) => ({
    value: String(count),
    label: texts.days({ count }),
  }));
  return (
    <Form {...form.props}>
      <TextField {...form.field('name')} label={texts.name()} hint={texts.nameHint()} />
      <ScopeMatrix
        chosen={form.watch('scopes')}
        onChoose={(scopes) => form.setValue('scopes', scopes, { shouldValidate: true })}
        error={form.field('scopes').error}
      />
      <ChoiceRow
        {...form.field('lifetime')}
        legend={texts.lifetime()}
        hint={texts.lifetimeHint()}
        options={[...days, { value: NO_END, label: texts.forever() }]}
      />
      <ProofFields user={user} password={form.field('password')} code={form.field('code')} />
      <FormActions submit={texts.create()} isPending={form.isPending} onCancel={onCancel} />
    </Form>
  );
}
