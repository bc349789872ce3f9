import { useToast } from '../components/toast.tsx';
import { useTexts } from '../i18n/react.tsx';
import { errorDataOf, hasErrorCode } from './errors.ts';
import { useErrorText } from './use-error-text.ts';

/**
 * Says that a call failed: what the server means in the reader's language, or `fallback` when it
 * said nothing. A session that has ended has its own message, and leads to the login.
 */
export function useFailureToast() {
  const toast = useToast();
  const common = useTexts('common');
  const errorText = useErrorText();
  return (error: unknown, fallback: string): void => {
    if (hasErrorCode(error, 'UNAUTHENTICATED')) return;
    const description = errorDataOf(error) ? errorText(error) : fallback;
    toast.show({ variant: 'destructive', title: common.failure.toast(), description });
  };
}
