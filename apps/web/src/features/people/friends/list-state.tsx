import type { ReactNode } from 'react';
import { ErrorState } from '../../../components/page/error-state.tsx';
import { SkeletonRows } from '../../../components/page/skeleton.tsx';
import { useUi } from '../../../components/ui-context.tsx';

interface ListStateProps<Data> {
  query: { data: Data | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };
  /** the title above the reason */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** A list, its skeleton, or why it isn't there with a button to try again. */
export function ListState<Data>({ query, failed, children }: ListStateProps<Data>) {
  const { readError } = useUi();
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <SkeletonRows count={4} />;
  return (
    <ErrorState title={failed} onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
      {readError(query.error).message}
    </ErrorState>
  );
}
