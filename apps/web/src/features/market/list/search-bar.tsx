import { chakra } from '@chakra-ui/react';
import { itemIntents, itemSorts } from '@oche/validators/market/limits';
import { SlidersHorizontal } from 'lucide-react';
import type { FormEvent } from 'react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Select } from '../../../components/form/controls.ts';
import { Field } from '../../../components/form/field-frame.tsx';
import { SearchInput } from '../../../components/form/search-input.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useTypedParam } from '../../../lib/use-typed-param.ts';
import { countFilters, marketSearchOf } from './market-search.ts';
import { useMarketSearch } from './use-market-search.ts';

interface SearchBarProps {
  /** whether it is known from where distances are measured; undefined until the first answer */
  hasOrigin: boolean | undefined;
  onFilters: () => void;
}

/** What is looked for, in which order, and on a narrow screen the way to the filters. */
export function SearchBar({ hasOrigin, onFilters }: SearchBarProps) {
  const texts = useTexts('market/list');
  const { search, change, refine } = useMarketSearch();
  const query = useTypedParam(search.q, (q) => refine({ q, typed: undefined }));
  const count = countFilters(search);
  return (
    <Bar
      role="search"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        query.flush();
      }}
    >
      <Intents role="group" aria-label={texts.intents()}>
        {itemIntents.map((intent) => {
          const isChosen = (search.intent ?? 'sell') === intent;
          return (
            <ButtonLink
              key={intent}
              to="/marketplace"
              search={{
                ...search,
                intent: intent === 'wanted' ? intent : undefined,
                cursor: undefined,
              }}
              resetScroll={false}
              variant={isChosen ? 'solid' : 'outline'}
              aria-current={isChosen ? 'true' : undefined}
            >
              {texts.intent[intent]()}
            </ButtonLink>
          );
        })}
      </Intents>
      <Field label={texts.searchLabel()}>
        {(control) => (
          <SearchInput
            {...control}
            name="q"
            placeholder={texts.searchPlaceholder()}
            value={query.value}
            onChange={(event) => query.type(event.target.value)}
            maxLength={120}
            enterKeyHint="search"
          />
        )}
      </Field>
      <Order>
        <Field label={texts.sortLabel()}>
          {(control) => (
            <Select
              {...control}
              value={search.sort ?? 'newest'}
              onChange={({ target }) => {
                const { sort } = marketSearchOf({ sort: target.value });
                change({ sort: sort === 'newest' ? undefined : sort });
              }}
            >
              {itemSorts.map((sort) => (
                <option key={sort} value={sort} disabled={sort === 'nearby' && hasOrigin === false}>
                  {texts.sorts[sort]()}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button variant="outline" hideFrom="lg" onClick={onFilters}>
          <SlidersHorizontal aria-hidden="true" />
          {count > 0 ? texts.filtersOn({ count }) : texts.filters()}
        </Button>
      </Order>
    </Bar>
  );
}

const Bar = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
    gap: '3',
    alignItems: 'end',
    marginBottom: '4',
  },
});
/* two halves of one switch */
const Intents = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& a:first-of-type': { borderEndRadius: '0' },
    '& a:last-of-type': { borderStartRadius: '0' },
  },
});
const Order = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', lg: '15rem' },
    gap: '2',
    alignItems: 'end',
  },
});
