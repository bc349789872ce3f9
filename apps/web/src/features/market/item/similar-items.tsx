import { chakra } from '@chakra-ui/react';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { ItemCard } from '../card/item-card.tsx';

/** Up to four that are like it; nothing until there are some. */
export function SimilarItems({ id }: { id: number }) {
  const texts = useTexts('market/item');
  const { data: items = [] } = trpc.market.items.similar.useQuery({ id });
  if (items.length === 0) return null;
  return (
    <TitledSection title={texts.similar()}>
      <Four>
        {items.map((item) => (
          <li key={item.id}>
            <ItemCard item={item} as="h3" />
          </li>
        ))}
      </Four>
    </TitledSection>
  );
}

const Four = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    gap: { base: '2.5', md: '4' },
    listStyle: 'none',
  },
});
