import { chakra } from '@chakra-ui/react';
import { postalCountries, postalCountryOf } from '@oche/validators/postal-countries';
import { LocateFixed } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Input, Select } from '../../../../components/form/controls.ts';
import { Field } from '../../../../components/form/field-frame.tsx';
import { FormError } from '../../../../components/form/form.tsx';
import { Row } from '../../../../components/layout.tsx';
import { useUi } from '../../../../components/ui-context.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useAuth } from '../../../../lib/auth.ts';
import { countryName } from '../../../../lib/places/country-name.ts';
import { placeParam } from '../../../../lib/places/place-param.ts';
import { useDevicePlace } from '../../../../lib/places/use-device-place.ts';
import { useVenueSearch } from '../use-venue-search.ts';
import { type VenueSearch, venueSearchOf } from '../venue-search.ts';

interface OriginFormProps {
  /** whether the focus goes to the postal code */
  isTyping: boolean;
  onDone: () => void;
}

/**
 * Three places to measure distances from: a postal code, this device, the member's own postal code.
 */
export function OriginForm({ isTyping, onDone }: OriginFormProps) {
  const texts = useTexts('venues/directory').origin;
  const { locale } = useUi();
  const { user } = useAuth();
  const { search, change } = useVenueSearch();
  const [zip, setZip] = useState(search.zip ?? '');
  const [country, setCountry] = useState(search.country ?? postalCountryOf(user?.country));
  const [isWrong, setIsWrong] = useState(false);
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isTyping) return;
    code.current?.focus();
    // selected, so that typing replaces an unknown code
    code.current?.select();
  }, [isTyping]);

  const begin = (origin: Pick<VenueSearch, 'zip' | 'country' | 'near'>) => {
    change({ zip: undefined, country: undefined, near: undefined, ...origin });
    onDone();
  };
  const device = useDevicePlace((place) => begin({ near: placeParam(place) }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const known = venueSearchOf({ zip: zip.trim() }).zip;
    setIsWrong(known === undefined);
    if (known) begin({ zip: known, country });
    else code.current?.focus();
  };

  return (
    <Panel onSubmit={submit} noValidate>
      <Code>
        <Field label={texts.zipCode()} error={isWrong ? 'invalidZipCode' : undefined}>
          {(control) => (
            <Input
              {...control}
              ref={code}
              value={zip}
              onChange={(event) => setZip(event.target.value)}
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={5}
            />
          )}
        </Field>
        <Field label={texts.country()}>
          {(control) => (
            <Select
              {...control}
              value={country}
              onChange={(event) =>
                setCountry(venueSearchOf({ country: event.target.value }).country ?? 'DE')
              }
            >
              {postalCountries.map((code) => (
                <option key={code} value={code}>
                  {countryName(code, locale)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" marginTop={{ sm: BELOW_LABEL }}>
          {texts.use()}
        </Button>
      </Code>
      <Row>
        <Button
          variant="outline"
          disabled={device.isLocating}
          aria-busy={device.isLocating}
          onClick={device.locate}
        >
          <LocateFixed aria-hidden="true" />
          {device.isLocating ? texts.locating() : texts.device()}
        </Button>
        {user?.zipCode && (search.zip || search.near) ? (
          <Button variant="ghost" onClick={() => begin({})}>
            {texts.own({ zipCode: user.zipCode })}
          </Button>
        ) : null}
      </Row>
      <FormError>{device.failure ? texts[device.failure]() : null}</FormError>
    </Panel>
  );
}

/** For controls beside fields: aligns them with the fields' boxes, whatever is below these. */
const BELOW_LABEL = '1.42rem';

const Panel = chakra('form', {
  base: { display: 'grid', gap: '3', padding: '4', layerStyle: 'panel' },
});
const Code = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '9rem minmax(0, 14rem) max-content' },
    gap: '3',
    alignItems: 'start',
  },
});
