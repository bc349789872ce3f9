import { useI18n, useLocale } from '../i18n/react.tsx';
import { errorText } from './errors.ts';

/** @returns what to say about an error, in the reader's language */
export function useErrorText(): (error: unknown) => string {
  const i18n = useI18n();
  useLocale();
  return (error) => errorText(error, i18n);
}
