import { chakra } from '@chakra-ui/react';
import { BoardStrip } from '../../../components/board/board-strip.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { Container } from '../../../components/card.tsx';
import { Page } from '../../../components/page/page.tsx';
import { TabLink, TabLinks } from '../../../components/tab-links.tsx';
import { Heading } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { FavouriteAds } from './favourite-ads.tsx';
import { Figures } from './figures/figures.tsx';
import { type MineSearch, mineTabs } from './mine-search.ts';
import { OwnAds } from './own/own-ads.tsx';
import { SavedSearches } from './saved-searches.tsx';

/** What a member sells, remembers and looks for, and how often the own ads are seen. */
export function MinePage({ search, userId }: { search: MineSearch; userId: string }) {
  const texts = useTexts('market/mine');
  const { tab = 'ads' } = search;
  return (
    <>
      <Band className="dark">
        <Inner>
          <Words>
            <Heading as="h1" size="title">
              {texts.title()}
            </Heading>
            <p>{texts.lead()}</p>
          </Words>
          <ButtonLink to="/marketplace/sell/{-$id}" variant="accent" shape="wedge">
            {texts.sell()}
          </ButtonLink>
        </Inner>
        <BoardStrip />
      </Band>
      <Page>
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
    </>
  );
}

const Band = chakra('header', { base: { bg: 'bg', color: 'fg' } });
const Inner = chakra(Container, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '8',
    rowGap: '4',
    paddingBlock: { base: '6', md: '8' },
  },
});
const Words = chakra('div', { base: { display: 'grid', gap: '1', '& p': { color: 'fg.muted' } } });
