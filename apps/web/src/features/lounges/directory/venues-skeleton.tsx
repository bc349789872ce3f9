import { chakra } from '@chakra-ui/react';
import { Page } from '../../../components/page/page.tsx';
import { Skeleton } from '../../../components/page/skeleton.tsx';
import { LoungeGridSkeleton } from './lounge-grid.tsx';

/** The shape of the directory: title, filters, six cards. */
export function VenuesSkeleton() {
  return (
    <Page>
      <Head>
        <Skeleton height={{ base: '8', md: '11' }} width="12rem" />
        <Skeleton height="4" width="min(28rem, 90%)" />
      </Head>
      <Skeleton height="control" marginBottom="8" />
      <LoungeGridSkeleton />
    </Page>
  );
}

const Head = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    paddingBottom: '5',
    marginBottom: '6',
    layerStyle: 'wiresBottom',
  },
});
