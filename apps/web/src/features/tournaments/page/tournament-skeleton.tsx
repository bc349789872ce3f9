import { Stack } from '../../../components/layout.tsx';
import { Page } from '../../../components/page/page.tsx';
import { Skeleton } from '../../../components/page/skeleton.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useUi } from '../../../components/ui-context.tsx';

/** The shape of a tournament's page: the poster, and what stands below it. */
export function TournamentSkeleton() {
  const { texts } = useUi();
  return (
    <Page>
      <Stack role="status">
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        <Skeleton height="4" width="11rem" />
        <Skeleton height={{ base: '24rem', md: '20rem' }} />
        <Skeleton height="8" width="14rem" />
        <Skeleton height="16rem" />
      </Stack>
    </Page>
  );
}
