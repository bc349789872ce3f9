import { chakra } from '@chakra-ui/react';
import { Page } from '../../../components/page/page.tsx';
import { Skeleton } from '../../../components/page/skeleton.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useUi } from '../../../components/ui-context.tsx';

/** The shape of a lounge's page: a title, a photo, free times. */
export function LoungeSkeleton() {
  const { texts } = useUi();
  return (
    <Page>
      <Column role="status">
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        <Skeleton height="4" width="11rem" />
        <Skeleton height={{ base: '8', md: '10' }} width="60%" />
        <Skeleton height={{ base: '15rem', md: '22rem', lg: '26rem' }} />
        <Skeleton height="12" />
        <Skeleton height="20rem" />
      </Column>
    </Page>
  );
}

const Column = chakra('div', { base: { display: 'grid', gap: '4' } });
