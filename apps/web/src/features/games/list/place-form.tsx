import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { LocateFixed } from 'lucide-react';
import { type SyntheticEvent, useId } from 'react';
import { Button } from '../../../components/button.tsx';
import { Input, Select } from '../../../components/form/controls.ts';
import { FormError } from '../../../components/form/form.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { placeParam } from '../../../lib/places/place-param.ts';
import { useDevicePlace } from '../../../lib/places/use-device-place.ts';
import { type GamesSearch, gamesSearchOf, RADII } from './games-query.ts';

/**
 * Around which postal code, or around this device; members begin at their own code. Without JavaScript
 * it is a plain form.
 */
export function PlaceForm({ search }: { search: GamesSearch }) {
  const { place: texts } = useTexts('games/list');
  const id = useId();
  const navigate = useNavigate();
  const go = (place: Record<string, unknown>) =>
    void navigate({ to: '/games', search: gamesSearchOf({ ...search, ...place }) });
  const device = useDevicePlace((place) => go({ zip: undefined, near: placeParam(place) }));
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    go(Object.fromEntries(new FormData(event.currentTarget)));
  };
  return (
    <Row method="get" action="/games" onSubmit={submit}>
      <input type="hidden" name="of" value="near" />
      {search.near ? <input type="hidden" name="near" value={search.near} /> : null}
      {search.state ? <input type="hidden" name="state" value={search.state} /> : null}
      <label htmlFor={`${id}-zip`}>
        {texts.label()}
        <Input
          id={`${id}-zip`}
          name="zip"
          defaultValue={search.zip}
          inputMode="numeric"
          autoComplete="postal-code"
          pattern="\d{5}"
        />
      </label>
      <label htmlFor={`${id}-radius`}>
        {texts.radius()}
        <Select id={`${id}-radius`} name="radius" defaultValue={search.radius ?? 25}>
          {RADII.map((radius) => (
            <option key={radius} value={radius}>
              {texts.km({ count: radius })}
            </option>
          ))}
        </Select>
      </label>
      <Button type="submit" variant="outline">
        {texts.submit()}
      </Button>
      <Button
        variant="ghost"
        disabled={device.isLocating}
        aria-busy={device.isLocating}
        onClick={device.locate}
      >
        <LocateFixed aria-hidden="true" />
        {device.isLocating ? texts.locating() : texts.device()}
      </Button>
      <FormError>{device.failure ? texts[device.failure]() : null}</FormError>
    </Row>
  );
}

const Row = chakra('form', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: '3',
    marginBottom: '4',
    '& label': { display: 'grid', gap: '1', textStyle: 'small' },
    '& input': { width: '8rem' },
  },
});
