import { loungeTypes } from '@oche/validators/lounges/limits';
import { useTexts } from '../../../i18n/react.tsx';

/** Options for a select: bar, club and public space. */
export function useTypeOptions() {
  const { types } = useTexts('venues');
  return loungeTypes.map((value) => ({ value, label: types[value]() }));
}
