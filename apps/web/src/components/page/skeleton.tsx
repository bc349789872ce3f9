import { chakra } from '@chakra-ui/react';
import { skeletonRecipe } from '../../theme/recipes/surface.ts';
import { VisuallyHidden } from '../text.tsx';
import { useUi } from '../ui-context.tsx';

/** One grey bar. Skeletons have the shape of what is loading. */
export const Skeleton = chakra('div', skeletonRecipe);

/** Around skeletons: tells screen readers once that something is loading, and hides the bars. */
const SkeletonGroup = chakra('div', {
  base: { display: 'grid', gap: '4', alignContent: 'start' },
});

interface SkeletonProps {
  /** how many rows or cards; default: 3 */
  count?: number;
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

const LINE_WIDTHS = ['92%', '100%', '64%'];

/**
 * Running text. @public a building block for future pages
 */
export function SkeletonText({ count = 3 }: SkeletonProps) {
  return (
    <Loading>
      {range(count).map((index) => (
        <Skeleton key={index} height="4" width={LINE_WIDTHS[index % LINE_WIDTHS.length]} />
      ))}
    </Loading>
  );
}

/** Rows of a list: a round picture, a title and a line below it. */
export function SkeletonRows({ count = 3 }: SkeletonProps) {
  return (
    <Loading>
      {range(count).map((index) => (
        <Row key={index}>
          <Skeleton width="10" height="10" borderRadius="full" />
          <RowText>
            <Skeleton height="4" width={index % 2 ? '46%' : '62%'} />
            <Skeleton height="3" width="28%" />
          </RowText>
        </Row>
      ))}
    </Loading>
  );
}

/**
 * Cards with a picture on top. @public a building block for future pages
 */
export function SkeletonCards({ count = 3 }: SkeletonProps) {
  return (
    <Loading gridTemplateColumns="repeat(auto-fill, minmax(min(16rem, 100%), 1fr))">
      {range(count).map((index) => (
        <CardShape key={index}>
          <Skeleton height="32" />
          <Skeleton height="5" width="70%" />
          <Skeleton height="3" width="45%" />
        </CardShape>
      ))}
    </Loading>
  );
}

function Loading({ children, ...props }: Parameters<typeof SkeletonGroup>[0]) {
  const { texts } = useUi();
  return (
    <SkeletonGroup role="status" {...props}>
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {children}
    </SkeletonGroup>
  );
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    paddingBlock: '2',
    borderBottomWidth: '1px',
  },
});
const RowText = chakra('div', { base: { display: 'grid', gap: '2', flexGrow: '1' } });
const CardShape = chakra('div', {
  base: { display: 'grid', gap: '3', layerStyle: 'panel', padding: '4' },
});
