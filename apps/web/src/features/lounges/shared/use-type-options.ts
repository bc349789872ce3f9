import { loungeTypes } from '@oche/validators/lounge-limits';
import { useTexts } from '../../../i18n/react.tsx';

/** Bar, club and public space for a select. */
export function useTypeOptions() {
  const { types } = useTexts('venues');
  return loungeTypes.map((value) => ({ value, label: types[value]() }));
}
