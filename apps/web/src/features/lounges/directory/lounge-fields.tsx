import { chakra } from '@chakra-ui/react';
import { amenities } from '@oche/validators/lounge-limits';
import type { createLoungeInput } from '@oche/validators/lounges';
import { type PlaceCountry, placeCountries } from '@oche/validators/places';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../components/form/controls.ts';
import { SelectField, TextAreaField, TextField } from '../../../components/form/fields.tsx';
import type { useZodForm } from '../../../components/form/use-zod-form.ts';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { placeName } from '../shared/address.ts';
import { useTypeOptions } from '../shared/use-type-options.ts';

type LoungeForm = ReturnType<typeof useZodForm<Schema>>;
type Schema = ReturnType<typeof createLoungeInput.omit<{ idempotencyKey: true }>>;

/** Everything that can be said about a new lounge; photos, hours and boards come later. */
export function LoungeFields({ form: { field, register } }: { form: LoungeForm }) {
  const texts = useTexts('venues').create;
  const typeOptions = useTypeOptions();
  const countryOptions = useCountryOptions();
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
      <Amenities register={register} />
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

/** An empty field is none, so that the schema's own default holds. */
const NUMBER = {
  setValueAs: (value: unknown) => (value === '' || value === undefined ? undefined : Number(value)),
};

function Amenities({ register }: Pick<LoungeForm, 'register'>) {
  const texts = useTexts('venues');
  return (
    <Boxes>
      <legend>{texts.create.amenities()}</legend>
      <Choices>
        {amenities.map((amenity) => (
          <Choice key={amenity}>
            <Checkbox type="checkbox" value={amenity} {...register('amenities')} />
            {texts.amenities[amenity]()}
          </Choice>
        ))}
      </Choices>
    </Boxes>
  );
}

/** The countries of most lounges first, the others by their names. */
function useCountryOptions() {
  const { locale } = useUi();
  const option = (value: PlaceCountry) => ({ value, label: placeName(value, locale) });
  const home = placeCountries.slice(0, 4).map(option);
  const others = placeCountries.slice(4).map(option);
  return [...home, ...others.sort((a, b) => a.label.localeCompare(b.label, locale))];
}

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
const Boxes = chakra('fieldset', { base: { minWidth: '0', '& > legend': { textStyle: 'label' } } });
const Choices = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
    columnGap: '4',
    paddingTop: '1',
  },
});
const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '8',
    textStyle: 'small',
    cursor: 'pointer',
  },
});
