import type { ReactNode } from 'react';
import { ErrorState } from '../components/page/error-state.tsx';
import { SkeletonRows } from '../components/page/skeleton.tsx';
import { useUi } from '../components/ui-context.tsx';

export interface QueryFailedProps {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
  title: string;
  /** level of the title */
  as?: 'h2' | 'h3';
}

/** Why something could not be read, with a button to try again. */
export function QueryFailed({
  query: { error, isFetching, refetch },
  title,
  as,
}: QueryFailedProps) {
  const { readError } = useUi();
  return (
    <ErrorState as={as} title={title} onRetry={() => void refetch()} isRetrying={isFetching}>
      {readError(error).message}
    </ErrorState>
  );
}

interface QueryStateProps<Data> {
  query: QueryFailedProps['query'] & { data: Data | undefined };
  /** the title above the reason */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** What a query has read; until then that it is being read, or why that failed. */
export function QueryState<Data>({ query, failed, children }: QueryStateProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <SkeletonRows count={4} />;
  return <QueryFailed query={query} title={failed} />;
}
