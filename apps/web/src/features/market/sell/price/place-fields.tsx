import { chakra } from '@chakra-ui/react';
import { postalCountries } from '@oche/validators/postal-countries';
import { useEffect, useEffectEvent, useRef } from 'react';
import { SelectField, TextField } from '../../../../components/form/fields.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { countryOptions } from '../../../../lib/places/country-name.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import type { StepProps } from '../flow/step-props.ts';

const PAUSE_MS = 250;

/** Where it is: a postal code, of which we know the town. */
export function PlaceFields({ values, change, propose, errorOf }: StepProps) {
  const texts = useTexts('market/sell-price');
  const locale = useLocale();
  const { country, zipCode } = values;
  const code = useDebounced(zipCode.trim(), PAUSE_MS);
  const { data } = trpc.lounges.search.useQuery(
    { zipCode: code, country, limit: 1 },
    {
      enabled: /^\d{4,5}$/.test(code) && code === zipCode.trim(),
      staleTime: Number.POSITIVE_INFINITY,
    },
  );
  const known = data?.origin?.zipCode === code ? data.origin.place : null;
  const isUnknown = data?.unknownZipCode === code;
  // a town that was typed stays until the code is another one
  const settled = useRef(values.city ? code : '');
  const take = useEffectEvent((place: string) => {
    if (code === settled.current) return;
    settled.current = code;
    if (place !== values.city) propose({ city: place });
  });
  useEffect(() => {
    if (known) take(known);
  }, [known]);
  return (
    <Row>
      <TextField
        label={texts.zipCode()}
        value={zipCode}
        error={errorOf('zipCode') ?? (isUnknown ? 'unknownZipCode' : undefined)}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        onChange={({ target }) => change({ zipCode: target.value })}
      />
      <TextField
        label={texts.city()}
        value={values.city}
        error={errorOf('city')}
        autoComplete="address-level2"
        maxLength={100}
        onChange={({ target }) => change({ city: target.value })}
      />
      <SelectField
        label={texts.country()}
        value={country}
        options={countryOptions(locale)}
        onChange={({ target }) =>
          change({ country: postalCountries.find((each) => each === target.value) ?? 'DE' })
        }
      />
    </Row>
  );
}

const Row = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: {
      base: '6.5rem minmax(0, 1fr)',
      /* the last holds the longest name of a country whole */
      sm: '6.5rem minmax(0, 2fr) minmax(10rem, 1fr)',
    },
    '& > :last-child': { gridColumn: { base: '1 / -1', sm: 'auto' } },
  },
});
