import { type ownTraderOutput, saveTraderInput } from '@oche/validators/market/trader';
import type * as z from 'zod/mini';
import { FieldRow } from '../../../../components/form/field-row.tsx';
import { CheckboxField, TextAreaField, TextField } from '../../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../../components/form/form.tsx';
import { useZodForm } from '../../../../components/form/use-zod-form.ts';
import { useUi } from '../../../../components/ui-context.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { trpc } from '../../../../lib/trpc.ts';

interface TraderFormProps {
  trader: z.infer<typeof ownTraderOutput>;
  onSaved: () => void;
}

/** What article 30 of the Digital Services Act asks of business sellers. */
export function TraderForm({ trader, onSaved }: TraderFormProps) {
  const texts = useTexts('market/trader');
  const { texts: ui } = useUi();
  const utils = trpc.useUtils();
  const { mutateAsync: save } = trpc.market.trader.save.useMutation();
  const form = useZodForm(saveTraderInput, {
    defaultValues: {
      name: trader?.name ?? '',
      address: trader?.address ?? '',
      email: trader?.email ?? '',
      phone: trader?.phone ?? '',
      register: trader?.register ?? '',
      vatId: trader?.vatId ?? null,
      withdrawal: trader?.withdrawal ?? '',
    },
    onSubmit: async (values) => {
      await save(values);
      await utils.market.trader.get.invalidate();
      onSaved();
    },
  });
  return (
    <Form {...form.props}>
      <TextField
        label={texts.name()}
        autoComplete="organization"
        maxLength={120}
        {...form.field('name')}
      />
      <TextAreaField
        label={texts.address()}
        rows={3}
        autoComplete="street-address"
        maxLength={300}
        {...form.field('address')}
      />
      <FieldRow>
        <TextField
          label={texts.email()}
          type="email"
          autoComplete="email"
          maxLength={254}
          {...form.field('email')}
        />
        <TextField
          label={texts.phone()}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          {...form.field('phone')}
        />
        <TextField
          label={texts.register()}
          hint={texts.registerHint()}
          isOptional
          maxLength={120}
          {...form.field('register')}
        />
        <TextField
          label={texts.vatId()}
          isOptional
          autoCapitalize="characters"
          maxLength={20}
          {...form.field('vatId')}
          {...form.register('vatId', {
            setValueAs: (typed: string | null) => typed?.trim() || null,
          })}
        />
      </FieldRow>
      <TextAreaField
        label={texts.withdrawal()}
        hint={texts.withdrawalHint()}
        rows={5}
        maxLength={5000}
        {...form.field('withdrawal')}
      />
      <CheckboxField label={texts.confirmsLaw()} {...form.field('confirmsLaw')} />
      <SubmitButton isPending={form.isPending} pendingText={ui.saving}>
        {texts.save()}
      </SubmitButton>
    </Form>
  );
}
