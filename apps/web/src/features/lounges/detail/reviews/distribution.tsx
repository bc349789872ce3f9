import { chakra } from '@chakra-ui/react';
import { VisuallyHidden } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';

interface DistributionProps {
  /** how many reviews have 1, 2, 3, 4 and 5 stars */
  counts: readonly number[];
}

/** How many reviews have each number of stars, from five down to one. */
export function Distribution({ counts }: DistributionProps) {
  const { reviews: texts } = useTexts('lounge');
  const all = counts.reduce((sum, count) => sum + count, 0);
  return (
    <List aria-label={texts.distribution()}>
      {counts
        .map((count, index) => ({ count, stars: index + 1 }))
        .reverse()
        .map(({ count, stars }) => (
          <li key={stars}>
            <VisuallyHidden>{texts.starsShare({ stars, count })}</VisuallyHidden>
            <span aria-hidden="true">{stars}</span>
            <Track aria-hidden="true">
              <Bar style={{ width: `${all > 0 ? (count / all) * 100 : 0}%` }} />
            </Track>
            <span aria-hidden="true">{count}</span>
          </li>
        ))}
    </List>
  );
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    width: 'full',
    maxWidth: '22rem',
    listStyle: 'none',
    textStyle: 'number',
    '& li': {
      display: 'grid',
      gridTemplateColumns: '1rem 1fr 2.5rem',
      alignItems: 'center',
      gap: '2',
    },
    '& li > :last-of-type': { textAlign: 'end' },
  },
});
const Track = chakra('span', {
  base: { display: 'block', height: '2.5', bg: 'bg.sunken', borderWidth: '1px' },
});
const Bar = chakra('span', { base: { display: 'block', height: 'full', bg: 'warning.solid' } });
