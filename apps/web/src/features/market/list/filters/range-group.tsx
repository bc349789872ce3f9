import { chakra } from '@chakra-ui/react';
import type { FormEvent, ReactNode } from 'react';
import { Input } from '../../../../components/form/controls.ts';
import { typedText } from '../../../../components/form/number-text.ts';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { useTypedParam } from '../../../../lib/use-typed-param.ts';
import { marketSearchOf } from '../market-search.ts';
import { useMarketSearch } from '../use-market-search.ts';
import { FilterGroup } from './filter-group.tsx';

interface RangeGroupProps {
  name: 'price' | 'weight' | 'tungsten';
  label: string;
  unit: string;
  /** shown above the two fields, e.g. ranges to pick from */
  children?: ReactNode;
}

/** From and to, typed; either may be missing. */
export function RangeGroup({ name, label, unit, children }: RangeGroupProps) {
  const texts = useTexts('market/list');
  return (
    <FilterGroup label={label}>
      {children}
      <Ends>
        <End param={`${name}From`} label={texts.fromLabel({ label })} />
        <span aria-hidden="true">–</span>
        <End param={`${name}To`} label={texts.toLabel({ label })} />
        <span>{unit}</span>
      </Ends>
    </FilterGroup>
  );
}

type Param = `${RangeGroupProps['name']}${'From' | 'To'}`;

function End({ param, label }: { param: Param; label: string }) {
  const { search, refine } = useMarketSearch();
  const locale = useLocale();
  const number = search[param];
  const typed = useTypedParam(
    number === undefined ? undefined : typedText(number, locale),
    (text) => refine({ [param]: marketSearchOf({ [param]: text })[param] }),
  );
  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        typed.flush();
      }}
    >
      <Input
        aria-label={label}
        value={typed.value}
        onChange={(event) => typed.type(event.target.value)}
        inputMode="decimal"
        maxLength={8}
        paddingInline="2"
        textStyle="number"
      />
    </form>
  );
}

const Ends = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2',
    textStyle: 'number',
    color: 'fg.muted',
  },
});
