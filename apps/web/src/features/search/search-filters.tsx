import { chakra } from '@chakra-ui/react';
import { searchPeriods, searchSorts } from '@oche/validators/search-limits';
import { MapPin, SlidersHorizontal, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Select } from '../../components/form/controls.ts';
import { Label } from '../../components/text.tsx';
import { useUi } from '../../components/ui-context.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { fullName } from '../../lib/person-name.ts';
import { distanceText } from '../../lib/places/distance.ts';
import { placeParam } from '../../lib/places/place-param.ts';
import { useDevicePlace } from '../../lib/places/use-device-place.ts';
import type { RouterOutputs } from '../../lib/trpc.ts';
import { filterCount, RADII, searchPlaceOf, sortOf } from './search-place.ts';
import { useSearchPlace } from './use-search-place.ts';

type Found = RouterOutputs['search']['find'];

/** Order, period and distance, and the filters that were chosen at a result. */
export function SearchFilters({ found }: { found: Found }) {
  const texts = useTexts('search').filters;
  const { place, change } = useSearchPlace();
  const { locale } = useUi();
  const hasPlaces = place.category === undefined || place.category === 'lounges';
  const set = (patch: Record<string, string>) => change(searchPlaceOf({ ...place, ...patch }));

  const id = useId();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const active = filterCount(place);

  return (
    <>
      <Fold
        size="sm"
        variant="outline"
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={() => setIsUnfolded(!isUnfolded)}
      >
        <SlidersHorizontal aria-hidden="true" />
        {texts.toggle()}
        {active > 0 ? <> · {texts.active({ count: active })}</> : null}
      </Fold>
      <Bar id={id} data-unfolded={isUnfolded || undefined}>
        <Choice
          label={texts.sort()}
          value={sortOf(place)}
          options={searchSorts.map((sort) => [sort, texts.sorts[sort]()])}
          onChange={(sort) => set({ sort })}
        />
        <Choice
          label={texts.period()}
          value={place.period ?? 'any'}
          options={searchPeriods.map((period) => [period, texts.periods[period]()])}
          onChange={(period) => set({ period })}
        />
        {hasPlaces && found.origin ? (
          <Choice
            label={texts.radius()}
            value={String(place.radius ?? '')}
            options={[
              ['', texts.anyRadius()],
              ...RADII.map((radius) => [String(radius), distanceText(radius, locale)] as const),
            ]}
            onChange={(radius) => set({ radius })}
          />
        ) : null}
        {hasPlaces ? <NearMe /> : null}
        <Chosen found={found} />
      </Bar>
    </>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <Pair>
      <Label asChild>
        <label htmlFor={id}>{label}</label>
      </Label>
      <Select id={id} width="auto" value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </Select>
    </Pair>
  );
}

/** Distances from here, if this device says where it is. */
function NearMe() {
  const texts = useTexts('search').filters;
  const { place, change } = useSearchPlace();
  const { isLocating, failure, locate } = useDevicePlace((found) =>
    change({ near: placeParam(found), sort: 'distance' }),
  );
  return (
    <Pair>
      <Button
        size="sm"
        variant="outline"
        disabled={isLocating}
        aria-pressed={place.near !== undefined}
        onClick={() => (place.near ? change({ near: undefined }) : locate())}
      >
        <MapPin aria-hidden="true" />
        {isLocating ? texts.locating() : texts.nearMe()}
      </Button>
      {failure ? <Failure role="alert">{texts[failure]()}</Failure> : null}
    </Pair>
  );
}

/** What was chosen at a result, with a button to drop it. */
function Chosen({ found }: { found: Found }) {
  const texts = useTexts('search').filters;
  const { place, change } = useSearchPlace();
  const { items } = found;
  const author = items.find((item) => item.author?.id === place.author)?.author;
  const subforum = items.find(({ subforumId }) => subforumId === place.subforum)?.category;
  return (
    <>
      {place.author ? (
        <Button size="sm" variant="outline" onClick={() => change({ author: undefined })}>
          {author ? texts.by({ name: fullName(author) }) : texts.byOne()}
          <X aria-label={texts.drop()} />
        </Button>
      ) : null}
      {place.subforum ? (
        <Button size="sm" variant="outline" onClick={() => change({ subforum: undefined })}>
          {subforum ? texts.in({ name: subforum }) : texts.inOne()}
          <X aria-label={texts.drop()} />
        </Button>
      ) : null}
    </>
  );
}

/** On a phone results come first, and what narrows them down folds away. */
const Fold = chakra(Button, { base: { display: { md: 'none' }, marginBottom: '3' } });
const Bar = chakra('div', {
  base: {
    display: { base: 'none', md: 'flex' },
    '&[data-unfolded]': { display: 'flex' },
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    marginBottom: '4',
  },
});
const Pair = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
});
const Failure = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } });
