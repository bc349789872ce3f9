import { ErrorState } from '../../../components/page/error-state.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';

interface LoadFailedProps {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
}

/** Why a list isn't there, and a button to try again. */
export function LoadFailed({ query: { error, isFetching, refetch } }: LoadFailedProps) {
  const texts = useTexts('market/mine');
  const { readError } = useUi();
  return (
    <ErrorState title={texts.failed()} onRetry={() => void refetch()} isRetrying={isFetching}>
      {readError(error).message}
    </ErrorState>
  );
}
