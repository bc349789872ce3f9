import { useLocale, useTexts } from '../../i18n/react.tsx';
import { errorDataOf, errorText } from '../../lib/errors.ts';

/** @returns what a failed call says in the reader's language, or `fallback` when it says nothing */
export function useFailureText() {
  const common = useTexts('common');
  const locale = useLocale();
  return (error: unknown, fallback: string): string =>
    errorDataOf(error) ? errorText(error, common, locale) : fallback;
}
