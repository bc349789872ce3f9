import { chakra } from '@chakra-ui/react';
import { DIRECTORY_RADIUS_USUAL_KM, directoryRadii } from '@oche/validators/tournaments/limits';
import { useNavigate } from '@tanstack/react-router';
import { LocateFixed } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Input, Select } from '../../../components/form/controls.ts';
import { FilterBar } from '../../../components/form/filter-bar.tsx';
import { FormError } from '../../../components/form/form.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { countryOptions } from '../../../lib/places/country-name.ts';
import { distanceText } from '../../../lib/places/distance.ts';
import { placeParam } from '../../../lib/places/place-param.ts';
import { useDevicePlace } from '../../../lib/places/use-device-place.ts';
import { comingDays } from './coming-days.ts';
import { type DirectorySearch, directorySearchOf, filterCount } from './directory-search.ts';

interface FiltersProps {
  search: DirectorySearch;
  /** on a city's page only the days are chosen */
  city: string | undefined;
}

/** Where and when; both stand in the address. Without JavaScript it is a plain form. */
export function DirectoryFilters({ search, city }: FiltersProps) {
  const { filters: texts } = useTexts('tournaments/directory');
  const navigate = useNavigate();
  const count = filterCount(search);
  const path = city === undefined ? '/events' : `/events/${city}`;
  const go = (change: Record<string, unknown>) =>
    void navigate({
      to: path,
      search: { ...directorySearchOf({ ...search, ...change }) },
      resetScroll: false,
    });
  return (
    <>
      <Days search={search} path={path} />
      <FilterBar label={texts.more()} active={count > 0 ? texts.active({ count }) : null}>
        {city === undefined ? <PlaceForm search={search} go={go} /> : null}
        <Day>
          {texts.from()}
          <Input
            key={search.from}
            type="date"
            width="auto"
            defaultValue={search.from}
            onChange={({ target }) => go({ from: target.value || undefined, until: undefined })}
          />
        </Day>
      </FilterBar>
    </>
  );
}

interface PartProps {
  search: DirectorySearch;
  go: (change: Record<string, unknown>) => void;
}

function PlaceForm({ search, go }: PartProps) {
  const { place: texts } = useTexts('tournaments/directory');
  const locale = useLocale();
  const id = useId();
  const device = useDevicePlace((place) =>
    go({ zip: undefined, country: undefined, near: placeParam(place) }),
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go({ near: undefined, ...Object.fromEntries(new FormData(event.currentTarget)) });
  };
  return (
    <Form method="get" action="/events" role="search" aria-label={texts.form()} onSubmit={submit}>
      <label htmlFor={`${id}-zip`}>
        {texts.zip()}
        <Input
          id={`${id}-zip`}
          // the form is as the address is, also after the button back
          key={search.zip}
          name="zip"
          width="7rem"
          defaultValue={search.zip}
          inputMode="numeric"
          autoComplete="postal-code"
          pattern="\d{4,5}"
          maxLength={5}
        />
      </label>
      <label htmlFor={`${id}-country`}>
        {texts.country()}
        <Select
          id={`${id}-country`}
          key={search.country}
          name="country"
          width="auto"
          defaultValue={search.country ?? 'DE'}
        >
          {countryOptions(locale).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </label>
      <label htmlFor={`${id}-radius`}>
        {texts.radius()}
        <Select
          id={`${id}-radius`}
          key={search.radius}
          name="radius"
          width="auto"
          defaultValue={search.radius ?? DIRECTORY_RADIUS_USUAL_KM}
        >
          {directoryRadii.map((radius) => (
            <option key={radius} value={radius}>
              {distanceText(radius, locale)}
            </option>
          ))}
        </Select>
      </label>
      {search.from ? <input type="hidden" name="from" value={search.from} /> : null}
      {search.until ? <input type="hidden" name="until" value={search.until} /> : null}
      <Button type="submit">{texts.submit()}</Button>
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
    </Form>
  );
}

/** The usual days in one tap. */
function Days({ search, path }: { search: DirectorySearch; path: string }) {
  const { days: texts } = useTexts('tournaments/directory');
  const { today, weekend, month } = comingDays(new Date());
  const choices = [
    ['all', { from: undefined, until: undefined }],
    ['today', { from: today, until: today }],
    ['weekend', weekend],
    ['month', month],
  ] as const;
  return (
    <Row role="group" aria-label={texts.label()}>
      {choices.map(([name, days]) => {
        const isChosen = search.from === days.from && search.until === days.until;
        return (
          <ButtonLink
            key={name}
            to={path}
            search={{ ...search, ...days }}
            size="sm"
            variant={isChosen ? 'solid' : 'outline'}
            resetScroll={false}
            activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
            aria-current={isChosen ? 'true' : undefined}
          >
            {texts[name]()}
          </ButtonLink>
        );
      })}
    </Row>
  );
}

const Form = chakra('form', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: '3',
    '& label': { display: 'grid', gap: '1', textStyle: 'small' },
  },
});
/** The browser's own field: the house's would bring its calendar to every page that visitors open. */
const Day = chakra('label', { base: { display: 'grid', gap: '1', textStyle: 'small' } });
/** One line on a phone, which is swiped: how many lines there were would depend on the font that is there. */
const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'nowrap', md: 'wrap' },
    gap: '2',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // room for the ring of the focus, and to the edges of the screen
    marginInline: { base: '-4', md: '-1' },
    paddingInline: { base: '4', md: '1' },
    marginTop: '-1',
    marginBottom: '3',
    paddingBlock: '1',
    '& > *': { flexShrink: '0' },
  },
});
