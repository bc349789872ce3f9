import { ButtonLink } from '../../../components/button.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { TabLink, TabLinks } from '../../../components/tab-links.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { FavouriteAds } from './favourite-ads.tsx';
import { Figures } from './figures/figures.tsx';
import { type MineSearch, mineTabs } from './mine-search.ts';
import { OwnAds } from './own/own-ads.tsx';
import { SavedSearches } from './saved-searches.tsx';

/** What a member sells, remembers and looks for, and how often their own ads are seen. */
export function MinePage({ search, userId }: { search: MineSearch; userId: string }) {
  const texts = useTexts('market/mine');
  const { tab = 'ads' } = search;
  return (
    <Page>
      <PageHeader
        title={texts.title()}
        lead={texts.lead()}
        actions={
          <>
            <ButtonLink to="/marketplace/sell/{-$id}" variant="accent" shape="wedge">
              {texts.sell()}
            </ButtonLink>
            <ButtonLink to="/marketplace/verification" variant="outline">
              {texts.verification()}
            </ButtonLink>
          </>
        }
      />
      <TabLinks label={texts.title()}>
        {mineTabs.map((each) => (
          <li key={each}>
            <TabLink
              to="/marketplace/mine"
              search={{ tab: each === 'ads' ? undefined : each }}
              activeOptions={{ explicitUndefined: true }}
            >
              {texts.tabs[each]()}
            </TabLink>
          </li>
        ))}
      </TabLinks>
      {tab === 'ads' ? <OwnAds userId={userId} /> : null}
      {tab === 'favourites' ? <FavouriteAds /> : null}
      {tab === 'searches' ? <SavedSearches /> : null}
      {tab === 'figures' ? <Figures search={search} userId={userId} /> : null}
    </Page>
  );
}
