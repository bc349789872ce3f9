import { chakra } from '@chakra-ui/react';
import { Skeleton } from '../../../components/page/skeleton.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useUi } from '../../../components/ui-context.tsx';

/** Two cards beside each other on a phone, else as many as fit. */
export const ItemGrid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
      sm: 'repeat(auto-fill, minmax(14rem, 1fr))',
    },
    gap: { base: '2.5', md: '4' },
    listStyle: 'none',
    transitionProperty: 'opacity',
    transitionDuration: 'normal',
    '&[aria-busy=true]': { opacity: '0.55' },
  },
});

const SKELETONS = ['64%', '48%', '70%', '55%', '42%', '60%', '52%', '67%'];

/** Eight cards in the shape of those that are loading. */
export function ItemGridSkeleton() {
  const { texts } = useUi();
  return (
    <div role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <ItemGrid as="div">
        {SKELETONS.map((width) => (
          <Shape key={width}>
            <Skeleton aspectRatio="4 / 3" borderRadius="none" />
            <Lines>
              <Skeleton height="3" width="80%" />
              <Skeleton height="5" width={width} />
              <Skeleton height="3" width="100%" />
            </Lines>
          </Shape>
        ))}
      </ItemGrid>
    </div>
  );
}

const Shape = chakra('div', { base: { layerStyle: 'panel', overflow: 'hidden' } });
const Lines = chakra('div', { base: { display: 'grid', gap: '2.5', padding: '3' } });
