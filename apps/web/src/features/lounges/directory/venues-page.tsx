import { chakra } from '@chakra-ui/react';
import type { CurrentUser } from '@oche/validators/auth';
import { useLocation } from '@tanstack/react-router';
import { List, MapIcon, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { MapGate } from '../../../components/map/map-gate.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { BookDialog } from '../booking/form/book-dialog.tsx';
import { ReviewDialog } from '../shared/review-dialog.tsx';
import { AddLoungeDialog } from './add/add-lounge-dialog.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import { OriginBar } from './filters/origin-bar.tsx';
import { ResultCount } from './filters/result-count.tsx';
import { useVenueList } from './use-venue-list.ts';
import { useVenueSearch } from './use-venue-search.ts';
import { VenueResults } from './venue-results.tsx';

/* Leaflet is large, so it is loaded only when somebody asks for a map */
const VenueMap = lazy(() => import('./map/venue-map.tsx'));

/** From this width on list and map are side by side: the theme's `xl`. */
const WIDE = '(min-width: 80em)';

/** The open dialog and its lounge, which is kept while a dialog closes. */
interface Doing {
  what: 'book' | 'review' | null;
  lounge: { id: number; name: string };
}

/** The directory: find a lounge, book it, review it, add one. */
export function VenuesPage({ user }: { user: CurrentUser }) {
  const { title } = useTexts('venues');
  const texts = useTexts('venues/directory');
  const { search, change } = useVenueSearch();
  const list = useVenueList(search);
  const isWide = useMediaQuery(WIDE);
  // a link, e.g. of the landing page, can lead right to the form
  const { hash } = useLocation();
  const [isAdding, setIsAdding] = useState(hash === 'add');
  const [doing, setDoing] = useState<Doing | null>(null);
  const isMapShown = search.view === 'map';
  const stop = () => setDoing(doing && { ...doing, what: null });
  const add = () => setIsAdding(true);

  return (
    <Page>
      <PageHeader
        title={title()}
        lead={texts.subtitle()}
        actions={
          <Button shape="wedge" onClick={add}>
            <Plus aria-hidden="true" />
            {texts.directory.add()}
          </Button>
        }
      />
      <Tools>
        <FilterBar hasOrigin={!list.origin || list.origin.origin !== null} />
        <OriginBar found={list.origin} />
      </Tools>
      <Head>
        <ResultCount list={list} />
        <Toggle role="group" aria-label={texts.directory.view()} hideFrom="xl">
          <Button
            size="sm"
            variant={isMapShown ? 'outline' : 'solid'}
            aria-pressed={!isMapShown}
            onClick={() => change({ view: undefined })}
          >
            <List aria-hidden="true" />
            {texts.directory.list()}
          </Button>
          <Button
            size="sm"
            variant={isMapShown ? 'solid' : 'outline'}
            aria-pressed={isMapShown}
            onClick={() => change({ view: 'map' })}
          >
            <MapIcon aria-hidden="true" />
            {texts.map.label()}
          </Button>
        </Toggle>
      </Head>
      <Columns>
        <Results hideBelow={isMapShown ? 'xl' : undefined}>
          <VenueResults
            memberId={user.id}
            list={list}
            onAdd={add}
            onBook={(lounge) => setDoing({ what: 'book', lounge })}
            onReview={(lounge) => setDoing({ what: 'review', lounge })}
          />
        </Results>
        {isWide || isMapShown ? (
          <MapPlace>
            <MapGate>
              <VenueMap search={search} origin={list.origin?.origin ?? null} />
            </MapGate>
          </MapPlace>
        ) : null}
      </Columns>
      <AddLoungeDialog member={user} isOpen={isAdding} onClose={() => setIsAdding(false)} />
      {doing ? (
        <Suspense>
          <BookDialog lounge={doing.lounge} isOpen={doing.what === 'book'} onClose={stop} />
          <ReviewDialog lounge={doing.lounge} isOpen={doing.what === 'review'} onClose={stop} />
        </Suspense>
      ) : null}
    </Page>
  );
}

const Tools = chakra('div', { base: { display: 'grid', gap: '4', marginBottom: '5' } });
const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '8',
    marginBottom: '3',
  },
});
const Toggle = chakra('div', {
  base: { display: 'flex', gap: '1', marginInlineStart: 'auto' },
});
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      xl: 'minmax(0, 1fr) minmax(0, 26rem)',
    },
    gap: '5',
    alignItems: 'start',
  },
});
const Results = chakra('div', { base: { minWidth: '0' } });
const MapPlace = chakra('div', {
  base: {
    height: { base: 'max(24rem, calc(100dvh - 14rem))', xl: 'calc(100dvh - 7rem)' },
    position: { xl: 'sticky' },
    top: '5rem',
    overflow: 'hidden',
    layerStyle: 'panel',
  },
});
