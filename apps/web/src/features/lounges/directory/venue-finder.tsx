import { chakra } from '@chakra-ui/react';
import { Heart, List, MapIcon } from 'lucide-react';
import { type ComponentProps, lazy, type ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { MapGate } from '../../../components/map/map-gate.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useMediaQuery } from '../../../lib/devices/use-media-query.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { OriginBar } from './filters/origin-bar.tsx';
import { ResultCount } from './filters/result-count.tsx';
import { TimeFilter } from './filters/time-filter.tsx';
import { useVenueList } from './use-venue-list.ts';
import { useVenueSearch } from './use-venue-search.ts';
import { VenueResults } from './venue-results.tsx';

/* Leaflet is large, so it is loaded only when somebody asks for a map */
const VenueMap = lazy(() => import('./map/venue-map.tsx'));

/** From this width on list and map are side by side: the theme's `xl`. */
const WIDE = '(min-width: 80em)';

interface VenueFinderProps {
  /** what members can do; visitors only read */
  member?: ComponentProps<typeof VenueResults>['member'];
  /** beside the number of results, e.g. a button to add a lounge on a phone */
  besideCount?: ReactNode;
}

/** Filters, list and map of the directory, for members and for visitors. */
export function VenueFinder({ member, besideCount }: VenueFinderProps) {
  const texts = useTexts('venues/directory');
  const { search, city, change } = useVenueSearch();
  const list = useVenueList(search, city !== null);
  const isWide = useMediaQuery(WIDE);
  const isMapShown = search.view === 'map';
  return (
    <>
      <Tools>
        <FilterBar hasOrigin={!list.origin || list.origin.origin !== null} />
        <TimeFilter />
        <OriginBar found={list.origin} />
      </Tools>
      <Head>
        <ResultCount list={list} />
        {besideCount}
        {member ? (
          <Button
            size="sm"
            variant={search.marked ? 'solid' : 'outline'}
            aria-pressed={search.marked === 1}
            onClick={() => change({ marked: search.marked ? undefined : 1 })}
          >
            <Heart aria-hidden="true" />
            {texts.directory.marked()}
          </Button>
        ) : null}
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
          <VenueResults list={list} member={member} />
        </Results>
        {isWide || isMapShown ? (
          <MapPlace>
            <MapGate>
              <VenueMap search={search} origin={list.origin?.origin ?? null} />
            </MapGate>
          </MapPlace>
        ) : null}
      </Columns>
    </>
  );
}

const Tools = chakra('div', { base: { display: 'grid', gap: '4', marginBottom: '5' } });
const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
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
    height: {
      base: 'max(24rem, calc(100dvh - 14rem - var(--bar, 0px)))',
      xl: 'calc(100dvh - 7rem)',
    },
    position: { xl: 'sticky' },
    top: '5rem',
    overflow: 'hidden',
    layerStyle: 'panel',
  },
});
