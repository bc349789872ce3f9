import { chakra } from '@chakra-ui/react';
import { postalCountries } from '@oche/validators/postal-countries';
import {
  rankingGames,
  rankingPeriods,
  rankingRadii,
  rankingStates,
} from '@oche/validators/ranking-limits';
import { SlidersHorizontal } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Input, Select } from '../../components/form/controls.ts';
import { Label } from '../../components/text.tsx';
import { useUi } from '../../components/ui-context.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { countryName, countryOptions } from '../../lib/places/country-name.ts';
import { distanceText } from '../../lib/places/distance.ts';
import { filterCount } from './filter-count.ts';
import { type RankingsPlace, rankingsPlaceOf } from './rankings-place.ts';

interface FiltersProps {
  place: RankingsPlace;
  onChange: (place: RankingsPlace) => void;
}

/** Period, game and region. On a phone they fold away, as the ranking is what one came for. */
export function RankingFilters({ place, onChange }: FiltersProps) {
  const { filters: texts } = useTexts('rankings');
  const [isUnfolded, setIsUnfolded] = useState(false);
  const id = useId();
  const active = filterCount(place);
  const change = (patch: Record<string, unknown>) =>
    onChange(rankingsPlaceOf({ ...place, ...patch }));
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
      <Bar id={id} aria-label={texts.label()} data-unfolded={isUnfolded || undefined}>
        {place.tab === 'rating' ? null : (
          <>
            <Choice
              label={texts.period()}
              value={place.period ?? 'all'}
              onChange={(period) => change({ period })}
            >
              {rankingPeriods.map((period) => (
                <option key={period} value={period}>
                  {texts.periods[period]()}
                </option>
              ))}
            </Choice>
            <Choice
              label={texts.game()}
              value={place.game ?? 'all'}
              onChange={(game) => change({ game })}
            >
              {rankingGames.map((game) => (
                <option key={game} value={game}>
                  {texts.games[game]()}
                </option>
              ))}
            </Choice>
          </>
        )}
        <RegionFilter place={place} change={change} />
      </Bar>
    </>
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
      <Choice
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
      </Choice>
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
    <PairForm onSubmit={send}>
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
    </PairForm>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <Pair>
      <Label asChild>
        <label htmlFor={id}>{label}</label>
      </Label>
      <Select id={id} width="auto" value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </Select>
    </Pair>
  );
}

const Fold = chakra(Button, { base: { display: { md: 'none' }, marginBottom: '4' } });
const Bar = chakra('section', {
  base: {
    display: { base: 'none', md: 'flex' },
    '&[data-unfolded]': { display: 'flex' },
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '5',
    rowGap: '3',
    marginBottom: '5',
  },
});
const pair = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  minWidth: '0',
} as const;
const Pair = chakra('div', { base: pair });
const PairForm = chakra('form', { base: pair });
