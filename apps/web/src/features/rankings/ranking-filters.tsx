import { postalCountries } from '@oche/validators/postal-countries';
import { rankingRadii, rankingStates } from '@oche/validators/rankings/limits';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Input, Select } from '../../components/form/controls.ts';
import { FilterBar, FilterChoice, FilterGroup } from '../../components/form/filter-bar.tsx';
import { Label } from '../../components/text.tsx';
import { useUi } from '../../components/ui-context.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { countryName, countryOptions } from '../../lib/places/country-name.ts';
import { distanceText } from '../../lib/places/distance.ts';
import { filterCount } from './filter-count.ts';
import { GameChoices } from './game-choices.tsx';
import { type RankingsPlace, rankingsPlaceOf } from './rankings-place.ts';

interface FiltersProps {
  place: RankingsPlace;
  onChange: (place: RankingsPlace) => void;
}

/** Period, game and region. */
export function RankingFilters({ place, onChange }: FiltersProps) {
  const { filters: texts } = useTexts('rankings');
  const count = filterCount(place);
  const change = (patch: Record<string, unknown>) =>
    onChange(rankingsPlaceOf({ ...place, ...patch }));
  return (
    <FilterBar label={texts.label()} active={count > 0 ? texts.active({ count }) : null}>
      {place.tab === 'rating' ? null : <GameChoices place={place} change={change} />}
      <RegionFilter place={place} change={change} />
    </FilterBar>
  );
}

const AROUND = 'around';

interface RegionFilterProps {
  place: RankingsPlace;
  change: (patch: Record<string, unknown>) => void;
}

function RegionFilter({ place, change }: RegionFilterProps) {
  const { filters: texts, states } = useTexts('rankings');
  const { locale } = useUi();
  const [isAsking, setIsAsking] = useState(false);
  const isAround = place.zip !== undefined || isAsking;
  const choose = (value: string) => {
    setIsAsking(value === AROUND);
    if (value !== AROUND) change({ zip: undefined, state: value });
  };
  return (
    <>
      <FilterChoice
        label={texts.region()}
        value={isAround ? AROUND : (place.state ?? '')}
        onChange={choose}
      >
        <option value="">{texts.everywhere()}</option>
        <option value={AROUND}>{texts.around()}</option>
        {postalCountries.map((country) => {
          const own = rankingStates.filter((state) => state.startsWith(country));
          return own.length === 0 ? null : (
            <optgroup key={country} label={countryName(country, locale)}>
              {own.map((state) => (
                <option key={state} value={state}>
                  {states[state]()}
                </option>
              ))}
            </optgroup>
          );
        })}
      </FilterChoice>
      {isAround ? <Around place={place} change={change} /> : null}
    </>
  );
}

/** What is typed is asked for when it is complete. */
function Around({ place, change }: RegionFilterProps) {
  const { filters: texts } = useTexts('rankings');
  const { locale } = useUi();
  const id = useId();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = Object.fromEntries(new FormData(event.currentTarget));
    change({ state: undefined, ...data });
  };
  return (
    <FilterGroup asChild>
      <form onSubmit={send}>
        <Label asChild>
          <label htmlFor={id}>{texts.zipCode()}</label>
        </Label>
        <Input
          id={id}
          name="zip"
          width="6rem"
          inputMode="numeric"
          pattern="\s*\d{4,5}\s*"
          maxLength={7}
          required
          autoComplete="postal-code"
          defaultValue={place.zip}
        />
        <Select
          name="country"
          width="auto"
          aria-label={texts.country()}
          defaultValue={place.country ?? 'DE'}
        >
          {countryOptions(locale).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <Select
          name="radius"
          width="auto"
          aria-label={texts.radius()}
          defaultValue={place.radius ?? 50}
        >
          {rankingRadii.map((radius) => (
            <option key={radius} value={radius}>
              {distanceText(radius, locale)}
            </option>
          ))}
        </Select>
        <Button type="submit" size="sm" variant="outline">
          {texts.show()}
        </Button>
      </form>
    </FilterGroup>
  );
}
