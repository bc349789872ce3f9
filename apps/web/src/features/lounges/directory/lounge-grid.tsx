import { chakra } from '@chakra-ui/react';
import { Skeleton } from '../../../components/page/skeleton.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useUi } from '../../../components/ui-context.tsx';

const SKELETONS = ['64%', '48%', '70%', '55%', '42%', '60%'];

/** As many cards beside each other as fit. */
export const LoungeGrid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(18.5rem, 100%), 1fr))',
    gap: { base: '3', md: '4' },
    listStyle: 'none',
    transitionProperty: 'opacity',
    transitionDuration: 'normal',
    '&[aria-busy=true]': { opacity: '0.55' },
  },
});

/** Six cards in the shape of those that are loading. */
export function LoungeGridSkeleton() {
  const { texts } = useUi();
  return (
    <div role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <LoungeGrid as="div">
        {SKELETONS.map((width) => (
          <Shape key={width}>
            <Skeleton borderRadius="none" />
            <Lines>
              <Skeleton height="3" width="45%" />
              <Skeleton height="5" width={width} />
              <Skeleton height="3" width="38%" />
              <Skeleton height="4" width="52%" />
            </Lines>
            <Foot>
              <Skeleton height="6" width="5rem" />
              <Skeleton height="8" width="9rem" />
            </Foot>
          </Shape>
        ))}
      </LoungeGrid>
    </div>
  );
}

const Shape = chakra('div', {
  base: {
    layerStyle: 'panel',
    overflow: 'hidden',
    /* a row on a phone, as what comes */
    display: { base: 'grid', md: 'block' },
    gridTemplateColumns: '6.5rem minmax(0, 1fr)',
    '& > :first-of-type': { gridRow: '1 / 3', height: { base: 'auto', md: '8.5rem' } },
  },
});
const Lines = chakra('div', { base: { display: 'grid', gap: '2.5', padding: '3' } });
const Foot = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    padding: '3',
    borderTopWidth: { md: '1px' },
  },
});
