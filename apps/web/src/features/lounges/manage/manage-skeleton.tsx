import { Page } from '../../../components/page/page.tsx';
import { Skeleton, SkeletonRows } from '../../../components/page/skeleton.tsx';

/** Name, tabs and rows, until the lounge is loaded. */
export function ManageSkeleton() {
  return (
    <Page>
      <Skeleton height="8" width="14rem" maxWidth="full" marginBottom="3" />
      <Skeleton height="10" marginBottom="6" />
      <SkeletonRows count={6} />
    </Page>
  );
}
