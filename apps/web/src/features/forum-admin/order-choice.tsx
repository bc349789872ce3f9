import type { ListAddress } from '../../components/data-list/use-list-address.ts';
import { FilterChoice } from '../../components/form/filter-bar.tsx';
import type { TextsOf } from '../../i18n/namespaces.ts';
import { useTexts } from '../../i18n/react.tsx';

type Order = keyof TextsOf<'forum/admin'>['filters']['orders'];

interface OrderChoiceProps {
  address: ListAddress;
  /** beside the newest first, which nobody has to choose */
  orders: readonly Order[];
}

/** In which order a list is shown; it stands in the address beside the filters. */
export function OrderChoice({ address, orders }: OrderChoiceProps) {
  const { filters } = useTexts('forum/admin');
  return (
    <div data-order="">
      <FilterChoice
        label={filters.order()}
        value={address.filters.order ?? ''}
        onChange={(chosen) => address.setFilter('order', chosen)}
      >
        <option value="">{filters.orders.new()}</option>
        {orders.map((order) => (
          <option key={order} value={order}>
            {filters.orders[order]()}
          </option>
        ))}
      </FilterChoice>
    </div>
  );
}
