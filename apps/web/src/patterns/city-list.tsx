import { chakra } from '@chakra-ui/react';
import { TextLink } from '../components/link.tsx';
import { TitledSection } from '../components/section/titled-section.tsx';
import { Figure } from '../components/text.tsx';

interface CityListProps {
  title: string;
  /** where the pages of the cities are */
  to: '/lounges/$city' | '/events/$city';
  cities: readonly { slug: string; name: string; count: number }[];
  /** the city whose page this is */
  current: string | undefined;
}

/** Below a list for everybody: the cities that have pages of their own, with how much there is. */
export function CityList({ title, to, cities, current }: CityListProps) {
  const others = cities.filter(({ slug }) => slug !== current);
  if (others.length === 0) return null;
  return (
    <Below>
      <TitledSection title={title}>
        <List>
          {others.map(({ slug, name, count }) => (
            <li key={slug}>
              <TextLink to={to} params={{ city: slug }} variant="plain">
                {name}
              </TextLink>{' '}
              <Figure>{count}</Figure>
            </li>
          ))}
        </List>
      </TitledSection>
    </Below>
  );
}

const Below = chakra('div', { base: { marginTop: '12' } });
const List = chakra('ul', {
  base: {
    columns: '11rem',
    columnGap: '6',
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '3',
      paddingBlock: '1.5',
      borderBottomWidth: '1px',
      breakInside: 'avoid',
      overflowWrap: 'anywhere',
    },
  },
});
