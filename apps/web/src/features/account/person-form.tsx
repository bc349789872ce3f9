import type { CurrentUser } from '@oche/validators/auth/schemas';
import { updateProfileInput } from '@oche/validators/people/profiles';
import * as z from 'zod/mini';
import { FieldRow } from '../../components/form/field-row.tsx';
import { SelectField, TextField } from '../../components/form/fields.tsx';
import { Form } from '../../components/form/form.tsx';
import { FormActions } from '../../components/form/form-actions.tsx';
import { useZodForm } from '../../components/form/use-zod-form.ts';
import { useToast } from '../../components/toast.tsx';
import { useLocale, useTexts } from '../../i18n/react.tsx';
import { useRefreshMember } from '../../lib/auth.ts';
import { countryName } from '../../lib/places/country-name.ts';
import { worldCountryOptions } from '../../lib/places/world-countries.ts';
import { trpc } from '../../lib/trpc.ts';

const schema = z.pick(updateProfileInput, {
  firstName: true,
  lastName: true,
  zipCode: true,
  country: true,
});

/** What the member is called, and where lounges and tournaments are near. */
export function PersonForm({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  const { profile: texts } = useTexts('account');
  const locale = useLocale();
  const toast = useToast();
  const refresh = useRefreshMember();
  const update = trpc.social.profiles.update.useMutation();
  const known = worldCountryOptions(locale);
  const own = known.some(({ value }) => value === user.country) ? [] : [user.country];
  const countries = own.map((value) => ({ value, label: countryName(value, locale) }));
  const form = useZodForm(schema, {
    defaultValues: {
      firstName: user.firstName,
      lastName: user.lastName,
      zipCode: user.zipCode ?? '',
      country: user.country,
    },
    onSubmit: async (values) => {
      await update.mutateAsync(values);
      // the header and every list know the member by name
      await refresh();
      toast.show({ variant: 'success', title: texts.saved() });
      onClose();
    },
  });
  return (
    <Form {...form.props}>
      <FieldRow>
        <TextField
          {...form.field('firstName')}
          label={texts.firstName()}
          autoComplete="given-name"
        />
        <TextField
          {...form.field('lastName')}
          label={texts.lastName()}
          autoComplete="family-name"
        />
      </FieldRow>
      <FieldRow>
        <TextField
          {...form.field('zipCode')}
          label={texts.zipCode()}
          hint={texts.zipCodeHint()}
          isOptional
          autoComplete="postal-code"
        />
        <SelectField
          {...form.field('country')}
          label={texts.country()}
          options={[...countries, ...known]}
          autoComplete="country"
        />
      </FieldRow>
      <FormActions submit={texts.save()} isPending={form.isPending} onCancel={onClose} />
    </Form>
  );
}
