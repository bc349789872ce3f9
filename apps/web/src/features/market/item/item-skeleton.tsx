import { Split, Stack } from '../../../components/layout.tsx';
import { Page } from '../../../components/page/page.tsx';
import { Skeleton } from '../../../components/page/skeleton.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useUi } from '../../../components/ui-context.tsx';

/** The shape of an ad's page: its picture, and beside it title, price and buttons. */
export function ItemSkeleton() {
  const { texts } = useUi();
  return (
    <Page>
      <Split gap="8" role="status">
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        <Skeleton aspectRatio="4 / 3" />
        <Stack alignContent="start">
          <Skeleton height="5" width="12rem" />
          <Skeleton height="9" width="90%" />
          <Skeleton height="16" width="10rem" />
          <Skeleton height="4" width="60%" />
          <Skeleton height="control" />
        </Stack>
      </Split>
    </Page>
  );
}
