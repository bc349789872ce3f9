import { chakra } from '@chakra-ui/react';
import { LOUNGE_SORTS, loungeTypes } from '@oche/validators/lounges/limits';
import { SlidersHorizontal } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Input, Select } from '../../../../components/form/controls.ts';
import { Field } from '../../../../components/form/field-frame.tsx';
import { SearchInput } from '../../../../components/form/search-input.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useTypedParam } from '../../../../lib/use-typed-param.ts';
import { useVenueSearch } from '../use-venue-search.ts';
import { countFilters, sortOf, venueSearchOf } from '../venue-search.ts';
import { AmenityFilter } from './amenity-filter.tsx';
import { RadiusSelect } from './radius-select.tsx';

/** Search, city, type, sorting and amenities. On a phone everything but the search is foldable. */
export function FilterBar({ hasOrigin }: { hasOrigin: boolean }) {
  const { directory: texts, origin } = useTexts('venues/directory');
  const { search, city: own, change, refine } = useVenueSearch();
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const query = useTypedParam(search.q, (q) => refine({ q }));
  const city = useTypedParam(search.city, (name) => refine({ city: name }));
  // the city of a city's page is no filter
  const count = countFilters(own ? { ...search, city: undefined } : search);
  const sort = hasOrigin || sortOf(search) !== 'distance' ? sortOf(search) : 'newest';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    query.flush();
    city.flush();
  };
  /** The first option is the default, so it is left out of the address. */
  const choose = (name: 'type' | 'sort') => (event: { target: { value: string } }) =>
    change({ [name]: venueSearchOf({ [name]: event.target.value })[name] });

  return (
    <Bar role="search" onSubmit={submit}>
      <Row>
        <Grow>
          <Field label={texts.searchLabel()}>
            {(control) => (
              <SearchInput
                {...control}
                placeholder={texts.searchPlaceholder()}
                value={query.value}
                onChange={(event) => query.type(event.target.value)}
                maxLength={120}
                enterKeyHint="search"
              />
            )}
          </Field>
        </Grow>
        <Button
          variant="outline"
          hideFrom="md"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden="true" />
          {count > 0 ? texts.filtersOn({ count }) : texts.filters()}
        </Button>
      </Row>
      <Panel id={panelId} data-open={isOpen || undefined}>
        {own ? null : (
          <Field label={texts.cityLabel()}>
            {(control) => (
              <Input
                {...control}
                placeholder={texts.cityPlaceholder()}
                value={city.value}
                onChange={(event) => city.type(event.target.value)}
                maxLength={120}
                autoComplete="off"
              />
            )}
          </Field>
        )}
        <Field label={texts.typeLabel()}>
          {(control) => (
            <Select {...control} value={search.type ?? 'all'} onChange={choose('type')}>
              <option value="all">{texts.allTypes()}</option>
              {loungeTypes.map((type) => (
                <option key={type} value={type}>
                  {texts[type]()}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={texts.sortLabel()}>
          {(control) => (
            <Select {...control} value={sort} onChange={choose('sort')}>
              {LOUNGE_SORTS.map((each) => (
                <option key={each} value={each} disabled={each === 'distance' && !hasOrigin}>
                  {texts[each]()}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {hasOrigin ? (
          <Narrow>
            <Field label={origin.radius()}>{(control) => <RadiusSelect {...control} />}</Field>
          </Narrow>
        ) : null}
        <AmenityFilter />
      </Panel>
    </Bar>
  );
}

const Bar = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.5fr) minmax(0, 3fr)' },
    gap: '3',
    alignItems: 'start',
  },
});
const Row = chakra('div', { base: { display: 'flex', alignItems: 'flex-end', gap: '2' } });
const Grow = chakra('div', { base: { flex: '1', minWidth: '0' } });
const Panel = chakra('div', {
  base: {
    display: { base: 'none', md: 'grid' },
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'minmax(0, 1fr) minmax(0, 1.1fr) minmax(0, 1.25fr) minmax(0, 1.1fr)',
    },
    gap: '3',
    alignItems: 'end',
    '&[data-open]': { display: 'grid' },
  },
});

const Narrow = chakra('div', { base: { display: { md: 'none' } } });
