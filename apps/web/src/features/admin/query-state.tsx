import type { ReactNode } from 'react';
import { ErrorState } from '../../components/page/error-state.tsx';
import { SkeletonRows } from '../../components/page/skeleton.tsx';
import { useErrorText } from '../../lib/errors/use-error-text.ts';

interface QueryStateProps<Data> {
  query: {
    data: Data | undefined;
    error: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  failed: string;
  children: (data: Data) => ReactNode;
}

/** What a query has read; until then that it is being read, or why that failed. */
export function QueryState<Data>({ query, failed, children }: QueryStateProps<Data>) {
  const errorText = useErrorText();
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <SkeletonRows count={4} />;
  return (
    <ErrorState title={failed} onRetry={() => query.refetch()} isRetrying={query.isFetching}>
      <p>{errorText(query.error)}</p>
    </ErrorState>
  );
}
