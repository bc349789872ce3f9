import { Page, PageHeader } from '../../../components/page/page.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { CityList } from '../../../patterns/city-list.tsx';
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
        <Cities current={city?.slug} />
      </Page>
    </CityContext>
  );
}

function Cities({ current }: { current: string | undefined }) {
  const { open: texts } = useTexts('venues/directory');
  const { data = [] } = trpc.lounges.city.list.useQuery();
  const cities = data.map(({ lounges, ...city }) => ({ ...city, count: lounges }));
  return <CityList title={texts.cities()} to="/lounges/$city" cities={cities} current={current} />;
}

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
