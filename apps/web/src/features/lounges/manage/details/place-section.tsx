import { chakra } from '@chakra-ui/react';
import { latitude, longitude } from '@oche/validators/places';
import * as z from 'zod/mini';
import { FieldRow } from '../../../../components/form/field-row.tsx';
import { TextField } from '../../../../components/form/fields.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { numberOf, typedText } from '../../../../components/form/number-text.ts';
import { SaveBar } from '../../../../components/form/save-bar.tsx';
import { typedNumber } from '../../../../components/form/typed-number.ts';
import { useZodForm } from '../../../../components/form/use-zod-form.ts';
import { PlaceOnMap } from '../../../../components/map/place-on-map.tsx';
import { Section } from '../../../../components/section/section.tsx';
import { Muted } from '../../../../components/text.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import { useManagedLounge } from '../managed-lounge.tsx';
import { useSaved } from '../use-saved.ts';

const schema = z.object({ latitude: typedNumber(latitude), longitude: typedNumber(longitude) });

/** Decimals of a degree, about a metre, which is finer than anybody can drag. */
const DIGITS = 5;
const rounded = (degrees: number) => Number(degrees.toFixed(DIGITS));

/** The pin on the map, and fields to type its coordinates. */
export function PlaceSection() {
  const texts = useTexts('manage/details');
  const locale = useLocale();
  const { lounge } = useManagedLounge();
  const saved = useSaved(lounge.id);
  const move = trpc.lounges.move.useMutation();
  const form = useZodForm(schema, {
    defaultValues: {
      latitude: typedText(lounge.latitude, locale),
      longitude: typedText(lounge.longitude, locale),
    },
    onSubmit: async (place) => {
      await move.mutateAsync({ id: lounge.id, ...place });
      form.reset({
        latitude: typedText(place.latitude, locale),
        longitude: typedText(place.longitude, locale),
      });
      await saved(texts.placed());
    },
  });
  const typed = form.watch();
  const shown = schema.safeParse(typed).success
    ? { latitude: numberOf(typed.latitude), longitude: numberOf(typed.longitude) }
    : lounge;
  const place = (spot: { latitude: number; longitude: number }) => {
    const options = { shouldDirty: true, shouldValidate: true };
    form.setValue('latitude', typedText(rounded(spot.latitude), locale), options);
    form.setValue('longitude', typedText(rounded(spot.longitude), locale), options);
  };
  return (
    <Section title={texts.placeTitle()} text={texts.placeText()}>
      <Form {...form.props}>
        {isNumber(shown.latitude) && isNumber(shown.longitude) ? (
          <Frame>
            <PlaceOnMap
              latitude={shown.latitude}
              longitude={shown.longitude}
              name={lounge.name}
              onMove={place}
            />
          </Frame>
        ) : (
          <Muted>{texts.noPlace()}</Muted>
        )}
        <FieldRow>
          <TextField
            {...form.field('latitude')}
            label={texts.latitude()}
            hint={texts.latitudeHint()}
            inputMode="decimal"
          />
          <TextField
            {...form.field('longitude')}
            label={texts.longitude()}
            hint={texts.longitudeHint()}
            inputMode="decimal"
          />
        </FieldRow>
        <SaveBar
          isDirty={form.formState.isDirty}
          isPending={form.isPending}
          submit={texts.place()}
        />
      </Form>
    </Section>
  );
}

const isNumber = (value: number | null | undefined): value is number => typeof value === 'number';

const Frame = chakra('div', {
  base: { height: '20rem', borderWidth: '1px', borderColor: 'border.strong', borderRadius: 'sm' },
});
