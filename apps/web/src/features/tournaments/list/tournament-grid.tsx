import { chakra } from '@chakra-ui/react';
import { Skeleton } from '../../../components/page/skeleton.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useUi } from '../../../components/ui-context.tsx';

const SKELETONS = ['64%', '48%', '70%', '55%', '42%', '60%'];

/** As many cards beside each other as fit. */
export const TournamentGrid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
    gap: { base: '3', md: '4' },
    listStyle: 'none',
    transitionProperty: 'opacity',
    transitionDuration: 'normal',
    '&[aria-busy=true]': { opacity: '0.55' },
  },
});

/** Six cards in the shape of those that are loading. */
export function TournamentGridSkeleton() {
  const { texts } = useUi();
  return (
    <div role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <TournamentGrid as="div">
        {SKELETONS.map((width) => (
          <Shape key={width}>
            <Skeleton height="5.5rem" borderRadius="none" />
            <Lines>
              <Skeleton height="5" width={width} />
              <Skeleton height="3" width="38%" />
              <Skeleton height="3" width="82%" />
              <Skeleton height="3" width="52%" />
            </Lines>
            <Foot>
              <Skeleton height="8" width="9rem" />
              <Skeleton height="control" width="8rem" />
            </Foot>
          </Shape>
        ))}
      </TournamentGrid>
    </div>
  );
}

const Shape = chakra('div', { base: { layerStyle: 'panel', overflow: 'hidden' } });
const Lines = chakra('div', { base: { display: 'grid', gap: '2.5', padding: '4' } });
const Foot = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', padding: '4', paddingTop: '0' },
});
