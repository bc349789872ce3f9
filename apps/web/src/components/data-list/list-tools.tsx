import { chakra } from '@chakra-ui/react';
import { ArrowDownUp } from 'lucide-react';
import { useId } from 'react';
import { useTypedParam } from '../../lib/use-typed-param.ts';
import { Button } from '../button.tsx';
import { Select } from '../form/controls.ts';
import { FilterBar, FilterChoice, FilterGroup } from '../form/filter-bar.tsx';
import { SearchInput } from '../form/search-input.tsx';
import { MomentInput } from '../moment/moment-input.tsx';
import { Label, VisuallyHidden } from '../text.tsx';
import type { Column, ListFilter, ListTexts } from './list-parts.ts';
import type { ListAddress } from './use-list-address.ts';

interface ListToolsProps<Row> {
  /** what is searched, e.g. "Name oder E-Mail-Adresse" */
  searchLabel: string;
  columns: readonly Column<Row>[];
  filters: readonly ListFilter[];
  address: ListAddress;
  texts: ListTexts;
}

/** Search, filters, and on a phone, where there are no heads of columns, the sort. */
export function ListTools<Row>({
  searchLabel,
  columns,
  filters,
  address,
  texts,
}: ListToolsProps<Row>) {
  const typed = useTypedParam(address.search, address.setSearch);
  const id = useId();
  const active = Object.keys(address.filters).length;
  return (
    <Tools>
      <SearchForm
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          typed.flush();
        }}
      >
        <VisuallyHidden asChild>
          <label htmlFor={id}>{searchLabel}</label>
        </VisuallyHidden>
        <SearchInput
          id={id}
          value={typed.value}
          placeholder={searchLabel}
          maxLength={120}
          enterKeyHint="search"
          spellCheck={false}
          onChange={(event) => typed.type(event.target.value)}
        />
      </SearchForm>
      <PhoneSort columns={columns} address={address} texts={texts} />
      {filters.length > 0 ? (
        <Filters>
          <FilterBar
            label={texts.filters()}
            active={active > 0 ? texts.active({ count: active }) : null}
          >
            {filters.map((filter) => (
              <OneFilter key={filter.name} filter={filter} address={address} texts={texts} />
            ))}
            {active > 0 || address.search ? (
              <Button size="sm" variant="ghost" onClick={address.reset}>
                {texts.reset()}
              </Button>
            ) : null}
          </FilterBar>
        </Filters>
      ) : null}
    </Tools>
  );
}

interface OneFilterProps {
  filter: ListFilter;
  address: ListAddress;
  texts: ListTexts;
}

function OneFilter({ filter: { name, label, options }, address, texts }: OneFilterProps) {
  const id = useId();
  const value = address.filters[name] ?? '';
  if (!options) {
    return (
      <FilterGroup>
        <Label asChild>
          <label htmlFor={id}>{label}</label>
        </Label>
        <MomentInput
          id={id}
          kind="date"
          width="10rem"
          value={value}
          onChange={(event) => address.setFilter(name, event.target.value)}
        />
      </FilterGroup>
    );
  }
  return (
    <FilterChoice
      label={label}
      value={value}
      onChange={(chosen) => address.setFilter(name, chosen)}
    >
      <option value="">{texts.any()}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </FilterChoice>
  );
}

type PhoneSortProps<Row> = Pick<ListToolsProps<Row>, 'columns' | 'address' | 'texts'>;

function PhoneSort<Row>({ columns, address, texts }: PhoneSortProps<Row>) {
  const id = useId();
  const sortable = columns.filter(({ sort }) => sort);
  if (sortable.length === 0) return null;
  return (
    <SortLine>
      <ArrowDownUp aria-hidden="true" />
      <VisuallyHidden asChild>
        <label htmlFor={id}>{texts.sort()}</label>
      </VisuallyHidden>
      <Select
        id={id}
        value={`${address.sort} ${address.direction}`}
        onChange={({ target }) => {
          const [by = '', direction] = target.value.split(' ');
          address.setSort(by, direction === 'desc' ? 'desc' : 'asc');
        }}
      >
        {sortable.flatMap(({ label, sort }) =>
          (['asc', 'desc'] as const).map((direction) => (
            <option key={`${sort?.by} ${direction}`} value={`${sort?.by} ${direction}`}>
              {label}, {direction === 'asc' ? texts.ascending() : texts.descending()}
            </option>
          )),
        )}
      </Select>
    </SortLine>
  );
}

const Tools = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '5',
    rowGap: '3',
    marginBottom: '4',
    '& > div > section': { marginBottom: '0' },
  },
});
const SearchForm = chakra('form', { base: { flex: '1 1 16rem', maxWidth: { md: '24rem' } } });
/* the bar of filters is a button and a fold on a phone, which get the whole line */
const Filters = chakra('div', {
  base: { display: { mdDown: 'grid' }, flexBasis: { mdDown: 'full' }, '& > button': { margin: 0 } },
});
const SortLine = chakra('div', {
  base: {
    display: { base: 'flex', md: 'none' },
    alignItems: 'center',
    gap: '2',
    flexBasis: 'full',
    '& > svg': { flexShrink: '0', width: '5', height: '5', color: 'fg.muted' },
  },
});
