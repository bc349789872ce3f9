import { useToast } from '../../components/toast.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { hasErrorCode, isExplained } from './errors.ts';
import { useErrorText } from './use-error-text.ts';

/**
 * Says that a call failed, with the text for the server's error, or with `fallback` if the server
 * has given no reason, or none that helps. A session that has ended has a message of its own, and leads to the login.
 */
export function useFailureToast() {
  const toast = useToast();
  const common = useTexts('common');
  const errorText = useErrorText();
  return (error: unknown, fallback: string): void => {
    if (hasErrorCode(error, 'UNAUTHENTICATED')) return;
    const description = isExplained(error) ? errorText(error) : fallback;
    toast.show({ variant: 'destructive', title: common.failure.toast(), description });
  };
}
