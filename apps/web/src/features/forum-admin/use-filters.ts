import type { ListFilter } from '../../components/data-list/list-parts.ts';
import type { TextsOf } from '../../i18n/namespaces.ts';
import { useTexts } from '../../i18n/react.tsx';

type State = keyof TextsOf<'forum/admin'>['filters']['states'];

/** The filter by state, with the states that a list knows. */
export function useStateFilter(states: readonly State[]): ListFilter[] {
  const { filters } = useTexts('forum/admin');
  const options = states.map((value) => ({ value, label: filters.states[value]() }));
  return [{ name: 'state', label: filters.state(), options }];
}
