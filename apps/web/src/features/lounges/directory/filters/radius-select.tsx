import type { ComponentProps } from 'react';
import { Select } from '../../../../components/form/controls.ts';
import { useUi } from '../../../../components/ui-context.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { distanceText } from '../../../../lib/places/distance.ts';
import { useVenueSearch } from '../use-venue-search.ts';
import { RADII, venueSearchOf } from '../venue-search.ts';

/** How far away a lounge may be. */
export function RadiusSelect(props: ComponentProps<typeof Select>) {
  const texts = useTexts('venues/directory').origin;
  const { locale } = useUi();
  const { search, change } = useVenueSearch();
  return (
    <Select
      {...props}
      value={search.radius ?? ''}
      onChange={({ target }) => change({ radius: venueSearchOf({ radius: target.value }).radius })}
    >
      <option value="">{texts.anyRadius()}</option>
      {RADII.map((radius) => (
        <option key={radius} value={radius}>
          {texts.within({ distance: distanceText(radius, locale) })}
        </option>
      ))}
    </Select>
  );
}
