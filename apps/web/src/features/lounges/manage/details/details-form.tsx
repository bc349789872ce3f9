import { type Lounge, loungeData } from '@oche/validators/lounges/schemas';
import { FieldRow } from '../../../../components/form/field-row.tsx';
import { SelectField, TextAreaField, TextField } from '../../../../components/form/fields.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { SaveBar } from '../../../../components/form/save-bar.tsx';
import { useZodForm } from '../../../../components/form/use-zod-form.ts';
import { Section } from '../../../../components/section/section.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { worldCountryOptions } from '../../../../lib/places/world-countries.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { AmenityBoxes } from '../../shared/amenity-boxes.tsx';
import { useTypeOptions } from '../../shared/use-type-options.ts';
import { useManagedLounge } from '../managed-lounge.tsx';
import { useSaved } from '../use-saved.ts';

const valuesOf = (lounge: Lounge) => ({
  name: lounge.name,
  description: lounge.description ?? '',
  address: lounge.address,
  zipCode: lounge.zipCode ?? '',
  city: lounge.city,
  country: lounge.country,
  phone: lounge.phone ?? '',
  email: lounge.email ?? '',
  website: lounge.website ?? '',
  loungeType: lounge.loungeType,
  setupDescription: lounge.setupDescription ?? '',
  amenities: lounge.amenities,
});

export function DetailsForm() {
  const texts = useTexts('manage/details');
  const { lounge } = useManagedLounge();
  const saved = useSaved(lounge.id);
  const typeOptions = useTypeOptions();
  const countryOptions = worldCountryOptions(useLocale());
  const update = trpc.lounges.update.useMutation();
  const form = useZodForm(loungeData, {
    defaultValues: valuesOf(lounge),
    onSubmit: async (data) => {
      form.reset(valuesOf(await update.mutateAsync({ id: lounge.id, data })));
      await saved();
    },
  });
  const { field } = form;
  return (
    <Form {...form.props}>
      <Section title={texts.title()} text={texts.text()}>
        <FieldRow>
          <TextField {...field('name')} label={texts.name()} maxLength={120} />
          <SelectField {...field('loungeType')} label={texts.type()} options={typeOptions} />
        </FieldRow>
        <TextAreaField
          {...field('description')}
          label={texts.description()}
          rows={5}
          maxLength={5000}
          isOptional
        />
        <TextAreaField
          {...field('setupDescription')}
          label={texts.setup()}
          hint={texts.setupHint()}
          rows={3}
          maxLength={2000}
          isOptional
        />
        <AmenityBoxes registered={form.register('amenities')} />
      </Section>
      <Section title={texts.contact()}>
        <FieldRow>
          <TextField {...field('address')} label={texts.address()} maxLength={200} />
          <FieldRow>
            <TextField {...field('zipCode')} label={texts.zipCode()} maxLength={12} isOptional />
            <TextField {...field('city')} label={texts.city()} maxLength={120} />
          </FieldRow>
          <SelectField {...field('country')} label={texts.country()} options={countryOptions} />
          <TextField {...field('phone')} type="tel" label={texts.phone()} isOptional />
          <TextField {...field('email')} type="email" label={texts.email()} isOptional />
          <TextField {...field('website')} type="url" label={texts.website()} isOptional />
        </FieldRow>
      </Section>
      <SaveBar isDirty={form.formState.isDirty} isPending={form.isPending} />
    </Form>
  );
}
