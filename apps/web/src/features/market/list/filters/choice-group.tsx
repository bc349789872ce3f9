import { chakra } from '@chakra-ui/react';
import type { ItemCounts } from '@oche/validators/market/schemas';
import { Check } from 'lucide-react';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { numberFormat } from '../../../../lib/number-format.ts';
import { valueText } from '../chips.ts';
import { type ChoiceFilter, choiceFilters, chosenOf, chosenParam } from '../market-search.ts';
import { useMarketSearch } from '../use-market-search.ts';
import { FilterGroup } from './filter-group.tsx';

interface ChoiceValuesProps {
  filter: ChoiceFilter;
  /** how many are found with each value; missing until they are known */
  counts: ItemCounts['groups'][ChoiceFilter] | undefined;
  /** shows values that lead to nothing, too */
  isWhole?: boolean;
}

interface ChoiceGroupProps extends ChoiceValuesProps {
  label: string;
}

/** A filter with its values; nothing where none of them leads anywhere. */
export function ChoiceGroup({ label, ...values }: ChoiceGroupProps) {
  const { search } = useMarketSearch();
  const isThere = values.isWhole || values.counts?.length || search[values.filter];
  if (!isThere) return null;
  return (
    <FilterGroup label={label}>
      <ChoiceValues {...values} />
    </FilterGroup>
  );
}

/** The values of a filter with how many are found with each; any number of them can be chosen. */
export function ChoiceValues({ filter, counts = [], isWhole }: ChoiceValuesProps) {
  const list = useTexts('market/list');
  const words = useTexts('market/words');
  const locale = useLocale();
  const { search, change } = useMarketSearch();
  const chosen: readonly string[] = chosenOf(filter, search[filter]);
  const countOf = new Map(counts.map((each) => [each.value, each]));
  const values = choiceFilters[filter].filter(
    (value) => isWhole || countOf.has(value) || chosen.includes(value),
  );
  const toggle = (value: string) => {
    const next = chosen.includes(value)
      ? chosen.filter((each) => each !== value)
      : [...chosen, value];
    change({ [filter]: chosenParam(next) });
  };
  return (
    <Values>
      {values.map((value) => {
        const found = countOf.get(value);
        return (
          <Value
            key={value}
            type="button"
            aria-pressed={chosen.includes(value)}
            data-none={!found || undefined}
            onClick={() => toggle(value)}
          >
            <Check aria-hidden="true" />
            <span>{valueText(filter, value, { words, list, locale })}</span>
            {found ? (
              <Count>
                {numberFormat(locale).format(found.count)}
                {found.isMore ? '+' : null}
              </Count>
            ) : null}
          </Value>
        );
      })}
    </Values>
  );
}

const Values = chakra('div', { base: { display: 'grid' } });
const Value = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    width: 'full',
    minHeight: { base: '10', lg: '8' },
    paddingInline: '1',
    borderRadius: 'sm',
    textStyle: 'small',
    textAlign: 'start',
    cursor: 'pointer',
    '& > span:first-of-type': { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
    '& svg': {
      flexShrink: '0',
      width: '4',
      height: '4',
      color: 'transparent',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'sm',
    },
    '&[data-none]': { color: 'fg.muted' },
    _hover: { bg: 'bg.sunken' },
    _pressed: {
      fontWeight: 'semibold',
      '& svg': { bg: 'positive.solid', color: 'positive.contrast', borderColor: 'positive.solid' },
    },
  },
});
const Count = chakra('span', { base: { textStyle: 'number', color: 'fg.muted' } });
