import { adminUpdateLoungeInput } from '@oche/validators/admin/lists';
import type { Lounge } from '@oche/validators/lounges/schemas';
import * as z from 'zod/mini';
import { FieldRow } from '../../../components/form/field-row.tsx';
import { SelectField, TextAreaField, TextField } from '../../../components/form/fields.tsx';
import { Form } from '../../../components/form/form.tsx';
import { DialogFormActions } from '../../../components/form/form-actions.tsx';
import { typedPrice } from '../../../components/form/number-text.ts';
import { typedNumber } from '../../../components/form/typed-number.ts';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { TextLink } from '../../../components/link.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { worldCountryOptions } from '../../../lib/places/world-countries.ts';
import { trpc } from '../../../lib/trpc.ts';
import { EditDialog } from '../things/edit-dialog.tsx';
import { ReasonField } from '../things/reason-field.tsx';
import { useCorrected } from '../things/use-corrected.ts';

const { data: known } = adminUpdateLoungeInput.shape;
const schema = z.extend(adminUpdateLoungeInput, {
  data: z.extend(known, { hourlyRate: typedNumber(known.shape.hourlyRate) }),
});

interface EditLocationProps {
  id: number;
  onClose: () => void;
}

export function EditLocation({ id, onClose }: EditLocationProps) {
  const { locations: texts } = useTexts('admin/lists');
  const query = trpc.lounges.get.useQuery({ id });
  return (
    <EditDialog title={texts.editTitle()} query={query} onClose={onClose}>
      {(lounge) => <Fields lounge={lounge} onClose={onClose} />}
    </EditDialog>
  );
}

function Fields({ lounge, onClose }: { lounge: Lounge; onClose: () => void }) {
  const texts = useTexts('admin/lists');
  const { locations: words } = texts;
  const { types } = useTexts('venues');
  const locale = useLocale();
  const corrected = useCorrected(onClose);
  const update = trpc.admin.locations.update.useMutation();
  const form = useZodForm(schema, {
    defaultValues: {
      id: lounge.id,
      reason: '',
      data: {
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
        hourlyRate: typedPrice(lounge.pricePerHour, locale),
      },
    },
    onSubmit: async (values) => {
      await update.mutateAsync(values);
      await corrected(values.data.name);
    },
  });
  const { field } = form;
  return (
    <Form {...form.props}>
      <FieldRow>
        <TextField {...field('data.name')} label={words.name()} maxLength={120} />
        <TextField
          {...field('data.hourlyRate')}
          label={words.hourlyRate()}
          hint={words.hourlyRateHint()}
          inputMode="decimal"
        />
      </FieldRow>
      <SelectField
        {...field('data.loungeType')}
        label={texts.columns.type()}
        options={Object.entries(types).map(([value, label]) => ({ value, label: label() }))}
      />
      <TextAreaField
        {...field('data.description')}
        label={words.description()}
        rows={4}
        maxLength={5000}
        isOptional
      />
      <FieldRow>
        <TextField {...field('data.address')} label={words.address()} maxLength={200} />
        <TextField {...field('data.zipCode')} label={words.zipCode()} maxLength={12} isOptional />
        <TextField {...field('data.city')} label={words.city()} maxLength={120} />
        <SelectField
          {...field('data.country')}
          label={words.country()}
          options={worldCountryOptions(locale)}
        />
        <TextField {...field('data.phone')} type="tel" label={words.phone()} isOptional />
        <TextField {...field('data.email')} type="email" label={words.email()} isOptional />
      </FieldRow>
      <TextField {...field('data.website')} type="url" label={words.website()} isOptional />
      <ReasonField {...field('reason')} />
      <TextLink to="/venues/$id/manage/details" params={{ id: String(lounge.id) }}>
        {texts.manage()}
      </TextLink>
      <DialogFormActions submit={texts.save()} isPending={form.isPending} onCancel={onClose} />
    </Form>
  );
}
