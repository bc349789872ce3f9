import type { ListFilter } from '../../components/data-list/list-parts.ts';
import type { TextsOf } from '../../i18n/namespaces.ts';
import { useTexts } from '../../i18n/react.tsx';

type State = keyof TextsOf<'forumAdmin'>['filters']['states'];
type Order = keyof TextsOf<'forumAdmin'>['filters']['orders'];

/** The filter by state, with the states that a list knows. */
export function usePlaceFilters(states: readonly State[]): ListFilter[] {
  const { filters } = useTexts('forumAdmin');
  return [
    {
      name: 'state',
      label: filters.state(),
      options: states.map((value) => ({ value, label: filters.states[value]() })),
    },
  ];
}

/** The same, and in which order; the newest come first unless somebody chooses another one. */
export function useTextFilters(states: readonly State[], orders: readonly Order[]): ListFilter[] {
  const { filters } = useTexts('forumAdmin');
  return [
    ...usePlaceFilters(states),
    ...(orders.length === 0
      ? []
      : [
          {
            name: 'order',
            label: filters.order(),
            options: orders.map((value) => ({ value, label: filters.orders[value]() })),
          },
        ]),
  ];
}
