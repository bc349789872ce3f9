import { chakra } from '@chakra-ui/react';
import { Stack } from '../../../components/layout.tsx';
import { Page } from '../../../components/page/page.tsx';
import { Skeleton } from '../../../components/page/skeleton.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useUi } from '../../../components/ui-context.tsx';

/** The shape of an ad's page: its picture, and beside it title, price and buttons. */
export function ItemSkeleton() {
  const { texts } = useUi();
  return (
    <Page>
      <Columns role="status">
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        <Skeleton aspectRatio="4 / 3" />
        <Stack alignContent="start">
          <Skeleton height="5" width="12rem" />
          <Skeleton height="9" width="90%" />
          <Skeleton height="16" width="10rem" />
          <Skeleton height="4" width="60%" />
          <Skeleton height="control" />
        </Stack>
      </Columns>
    </Page>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
    gap: '8',
  },
});
