import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SelectField, TextAreaField, TextField } from '../../../../components/form/fields.tsx';
import type { useZodForm } from '../../../../components/form/use-zod-form.ts';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { worldCountryOptions } from '../../../../lib/places/world-countries.ts';
import { AmenityBoxes } from '../../shared/amenity-boxes.tsx';
import { useTypeOptions } from '../../shared/use-type-options.ts';
import type { newLoungeSchema } from './new-lounge-schema.ts';

type LoungeForm = ReturnType<typeof useZodForm<typeof newLoungeSchema>>;

/** The fields of a new lounge; photos, hours and boards are added later. */
export function LoungeFields({ form: { field, register } }: { form: LoungeForm }) {
  const texts = useTexts('venues/add');
  const typeOptions = useTypeOptions();
  const countryOptions = worldCountryOptions(useLocale());
  return (
    <>
      <TextField label={texts.name()} autoComplete="off" maxLength={120} {...field('name')} />
      <Group title={texts.place()}>
        <Whole>
          <TextField
            label={texts.address()}
            autoComplete="street-address"
            maxLength={200}
            {...field('address')}
          />
        </Whole>
        <TextField
          label={texts.zipCode()}
          hint={texts.zipCodeHint()}
          isOptional
          autoComplete="postal-code"
          maxLength={12}
          {...field('zipCode')}
        />
        <TextField
          label={texts.city()}
          autoComplete="address-level2"
          maxLength={120}
          {...field('city')}
        />
        <SelectField label={texts.country()} options={countryOptions} {...field('country')} />
      </Group>
      <Group title={texts.play()}>
        <SelectField label={texts.type()} options={typeOptions} {...field('loungeType')} />
        <TextField
          label={texts.boards()}
          type="number"
          min={1}
          step={1}
          inputMode="numeric"
          {...field('numberOfBoards')}
          {...register('numberOfBoards', NUMBER)}
        />
        <TextField
          label={texts.price()}
          hint={texts.priceHint()}
          type="number"
          min={0}
          step={0.01}
          inputMode="decimal"
          isOptional
          {...field('pricePerHour')}
          {...register('pricePerHour', NUMBER)}
        />
        <Whole>
          <TextAreaField
            label={texts.setup()}
            hint={texts.setupHint()}
            isOptional
            rows={2}
            maxLength={2000}
            {...field('setupDescription')}
          />
        </Whole>
      </Group>
      <TextAreaField
        label={texts.description()}
        isOptional
        rows={3}
        maxLength={5000}
        {...field('description')}
      />
      <AmenityBoxes registered={register('amenities')} />
      <Group title={texts.contact()}>
        <TextField
          label={texts.phone()}
          isOptional
          type="tel"
          autoComplete="tel"
          maxLength={40}
          {...field('phone')}
        />
        <TextField
          label={texts.email()}
          isOptional
          type="email"
          autoComplete="email"
          maxLength={254}
          {...field('email')}
        />
        <TextField
          label={texts.website()}
          hint={texts.websiteHint()}
          isOptional
          type="url"
          autoComplete="url"
          maxLength={2000}
          {...field('website')}
        />
      </Group>
    </>
  );
}

/** An empty field counts as missing, so that the schema's default applies. */
const NUMBER = {
  setValueAs: (value: unknown) => (value === '' || value === undefined ? undefined : Number(value)),
};

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fields>
      <legend>{title}</legend>
      <Columns>{children}</Columns>
    </Fields>
  );
}

const Fields = chakra('fieldset', {
  base: {
    minWidth: '0',
    paddingTop: '3',
    layerStyle: 'wires',
    '& > legend': { textStyle: 'label', color: 'fg.muted', paddingInlineEnd: '2' },
  },
});
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    gap: '4',
    alignItems: 'start',
  },
});
const Whole = chakra('div', { base: { gridColumn: '1 / -1' } });
