import { chakra } from '@chakra-ui/react';
import { TextLink } from '../../../components/link.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Figure } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { MissingPage } from '../../../patterns/missing-page.tsx';
import { CityContext } from './use-venue-search.ts';
import { VenueFinder } from './venue-finder.tsx';

interface OpenDirectoryProps {
  /** the city to which the page belongs; null for all of them */
  city: { name: string; slug: string } | null;
}

/** The directory as everybody can read it, search engines too. Readers sign in when they book, at the lounge. */
export function OpenDirectory({ city }: OpenDirectoryProps) {
  const { title } = useTexts('venues');
  const { open: texts } = useTexts('venues/directory');
  return (
    <CityContext value={city}>
      <Page>
        <PageHeader
          breadcrumb={city ? [{ label: title(), to: '/lounges' }, { label: city.name }] : undefined}
          title={city ? texts.cityTitle({ city: city.name }) : texts.title()}
          lead={city ? texts.cityLead({ city: city.name }) : texts.lead()}
        />
        <VenueFinder />
        <Below>
          <Cities current={city?.slug} />
        </Below>
      </Page>
    </CityContext>
  );
}

function Cities({ current }: { current: string | undefined }) {
  const { open: texts } = useTexts('venues/directory');
  const { data: cities = [] } = trpc.lounges.city.list.useQuery();
  const others = cities.filter(({ slug }) => slug !== current);
  if (others.length === 0) return null;
  return (
    <TitledSection title={texts.cities()}>
      <List>
        {others.map(({ slug, name, lounges }) => (
          <li key={slug}>
            <TextLink to="/lounges/$city" params={{ city: slug }} variant="plain">
              {name}
            </TextLink>{' '}
            <Figure>{lounges}</Figure>
          </li>
        ))}
      </List>
    </TitledSection>
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

/** For a city without a lounge, and for what is no city at all. */
export function CityMissing() {
  const { open: texts } = useTexts('venues/directory');
  return (
    <MissingPage
      title={texts.missing()}
      text={texts.missingText()}
      to="/lounges"
      label={texts.all()}
    />
  );
}
