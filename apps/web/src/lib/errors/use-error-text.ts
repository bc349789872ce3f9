import { useI18n, useLocale } from '../../i18n/react.tsx';
import { errorText } from './errors.ts';

/** @returns a function for the text about an error, in the reader's language */
export function useErrorText(): (error: unknown) => string {
  const i18n = useI18n();
  useLocale();
  return (error) => errorText(error, i18n);
}
