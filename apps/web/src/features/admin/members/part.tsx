import type { ReactNode } from 'react';
import { ErrorState } from '../../../components/page/error-state.tsx';
import { SkeletonText } from '../../../components/page/skeleton.tsx';
import { Muted } from '../../../components/text.tsx';

interface PartProps<Data> {
  query: {
    data: Data | undefined;
    isPending: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  failed: string;
  /** said when there is nothing */
  none: string;
  isEmpty: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
}

/** What a part of a member's page has loaded, or why there is nothing. */
export function Part<Data>({ query, failed, none, isEmpty, children }: PartProps<Data>) {
  if (query.isPending) return <SkeletonText count={3} />;
  if (query.data === undefined) {
    return (
      <ErrorState
        as="h3"
        title={failed}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  return isEmpty(query.data) ? <Muted>{none}</Muted> : children(query.data);
}

/** How the pages of a list follow each other. */
export const nextPage = {
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
};

export const hasNoRows = ({ pages }: { pages: readonly { items: readonly unknown[] }[] }) =>
  pages.every(({ items }) => items.length === 0);
