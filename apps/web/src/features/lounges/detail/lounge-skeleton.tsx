import { Stack } from '../../../components/layout.tsx';
import { Page, PageHeaderSkeleton } from '../../../components/page/page.tsx';
import { Skeleton } from '../../../components/page/skeleton.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useUi } from '../../../components/ui-context.tsx';

/** The shape of a lounge's page: a title, a photo, free times. */
export function LoungeSkeleton() {
  const { texts } = useUi();
  return (
    <Page>
      <PageHeaderSkeleton />
      <Stack role="status">
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        <Skeleton height={{ base: '15rem', md: '22rem', lg: '26rem' }} />
        <Skeleton height="12" />
        <Skeleton height="20rem" />
      </Stack>
    </Page>
  );
}
