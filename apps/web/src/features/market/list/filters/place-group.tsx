import { chakra } from '@chakra-ui/react';
import { itemRadii } from '@oche/validators/market/limits';
import { postalCountries } from '@oche/validators/postal-countries';
import { LocateFixed } from 'lucide-react';
import type { FormEvent } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Input, Select } from '../../../../components/form/controls.ts';
import { FormError } from '../../../../components/form/form.tsx';
import { Muted } from '../../../../components/text.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { countryName } from '../../../../lib/places/country-name.ts';
import { distanceText } from '../../../../lib/places/distance.ts';
import { placeParam } from '../../../../lib/places/place-param.ts';
import { useDevicePlace } from '../../../../lib/places/use-device-place.ts';
import { useTypedParam } from '../../../../lib/use-typed-param.ts';
import { marketSearchOf } from '../market-search.ts';
import type { ItemList } from '../use-item-list.ts';
import { useMarketSearch } from '../use-market-search.ts';
import { FilterGroup } from './filter-group.tsx';

/** From where distances are measured, and how long they may be. */
export function PlaceGroup({ found }: { found: ItemList['found'] }) {
  const texts = useTexts('market/list').place;
  const locale = useLocale();
  const { search, change, refine } = useMarketSearch();
  const zip = useTypedParam(search.zip, (text) =>
    refine({ zip: marketSearchOf({ zip: text }).zip, near: undefined }),
  );
  const device = useDevicePlace((place) =>
    change({ near: placeParam(place), zip: undefined, country: undefined }),
  );
  const origin = found?.origin;
  const from = origin
    ? origin.source === 'device'
      ? texts.fromDevice()
      : texts.from({ place: [origin.zipCode, origin.place].filter(Boolean).join(' ') })
    : found?.unknownZipCode
      ? texts.unknownCode({ zipCode: found.unknownZipCode })
      : texts.none();
  return (
    <FilterGroup label={texts.label()}>
      <Muted role="status">{from}</Muted>
      <Code
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          zip.flush();
        }}
      >
        <Input
          aria-label={texts.zipCode()}
          placeholder={texts.zipCode()}
          value={zip.value}
          onChange={(event) => zip.type(event.target.value)}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
        />
        <Select
          aria-label={texts.country()}
          value={search.country ?? 'DE'}
          onChange={({ target }) =>
            change({ country: marketSearchOf({ country: target.value }).country })
          }
        >
          {postalCountries.map((code) => (
            <option key={code} value={code} title={countryName(code, locale)}>
              {code}
            </option>
          ))}
        </Select>
      </Code>
      <Button
        size="sm"
        variant="outline"
        disabled={device.isLocating}
        aria-busy={device.isLocating}
        onClick={device.locate}
      >
        <LocateFixed aria-hidden="true" />
        {device.isLocating ? texts.locating() : texts.device()}
      </Button>
      <FormError>{device.failure ? texts[device.failure]() : null}</FormError>
      <Select
        aria-label={texts.radius()}
        value={search.radius ?? ''}
        disabled={!origin}
        onChange={({ target }) =>
          change({ radius: marketSearchOf({ radius: target.value }).radius })
        }
      >
        <option value="">{texts.anyRadius()}</option>
        {itemRadii.map((radius) => (
          <option key={radius} value={radius}>
            {texts.within({ distance: distanceText(radius, locale) })}
          </option>
        ))}
      </Select>
    </FilterGroup>
  );
}

const Code = chakra('form', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 5rem', gap: '2' },
});
