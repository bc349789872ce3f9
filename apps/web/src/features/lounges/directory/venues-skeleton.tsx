import { Page, PageHeaderSkeleton } from '../../../components/page/page.tsx';
import { Skeleton } from '../../../components/page/skeleton.tsx';
import { LoungeGridSkeleton } from './lounge-grid.tsx';

/** The shape of the directory: title, filters, six cards. */
export function VenuesSkeleton() {
  return (
    <Page>
      <PageHeaderSkeleton />
      <Skeleton height="control" marginBottom="8" />
      <LoungeGridSkeleton />
    </Page>
  );
}
