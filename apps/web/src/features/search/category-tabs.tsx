import { chakra } from '@chakra-ui/react';
import { searchCategories } from '@oche/validators/search/categories';
import { createLink } from '@tanstack/react-router';
import { Figure, VisuallyHidden } from '../../components/text.tsx';
import { useTexts } from '../../i18n/react.tsx';
import type { RouterOutputs } from '../../lib/trpc.ts';
import { useCountText } from './use-count-text.ts';
import { useSearchPlace } from './use-search-place.ts';

type Counts = RouterOutputs['search']['find']['counts'];

/** How many matches each category has; a click shows only those. */
export function CategoryTabs({ counts }: { counts: Counts }) {
  const texts = useTexts('search');
  const { categories } = useTexts('domains');
  const { place } = useSearchPlace();
  const countText = useCountText();
  const current = place.category ?? 'all';
  return (
    <Tabs aria-label={texts.categories.label()}>
      {(['all', ...searchCategories] as const).map((category) => (
        <Tab
          key={category}
          to="/search"
          search={{ ...place, category: category === 'all' ? undefined : category }}
          resetScroll={false}
          // else all categories would count as current in each of them
          activeOptions={{ exact: true }}
          data-current={category === current || undefined}
          aria-current={category === current ? 'true' : undefined}
        >
          {category === 'all' ? texts.categories.all() : categories[category]()}{' '}
          <Figure>{countText(counts[category])}</Figure>
          <VisuallyHidden> {texts.matches({ count: counts[category].count })}</VisuallyHidden>
        </Tab>
      ))}
    </Tabs>
  );
}

const Tabs = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: { md: 'wrap' },
    gap: '1',
    marginBottom: '4',
    overflowX: 'auto',
    // what is only for screen readers must not make the page wider
    position: 'relative',
  },
});
const Tab = createLink(
  chakra('a', {
    base: {
      display: 'inline-flex',
      flexShrink: '0',
      alignItems: 'center',
      gap: '2',
      minHeight: '9',
      paddingInline: '3',
      textStyle: 'label',
      fontSize: 'md',
      color: 'fg',
      textDecoration: 'none',
      borderBottom: '3px solid transparent',
      _hover: { borderBottomColor: 'border.strong' },
      '&[data-current]': { borderBottomColor: 'accent.solid' },
    },
  }),
);
