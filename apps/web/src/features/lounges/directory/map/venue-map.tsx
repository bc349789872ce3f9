import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { MapFrame } from '../../../../components/map/map-frame.tsx';
import { useMap } from '../../../../components/map/use-map.ts';
import { Notice } from '../../../../components/notice.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { type RouterOutputs, trpc } from '../../../../lib/trpc.ts';
import { useVenueSearch } from '../use-venue-search.ts';
import { LIST_STALE_MS } from '../venue-queries.ts';
import { eveningOf, filtersOf, type VenueSearch } from '../venue-search.ts';
import { type Area, areaOf } from './map-area.ts';
import { mergeClose } from './merge-close.ts';
import { useFit } from './use-fit.ts';
import { useMarkers } from './use-markers.ts';
import { useOriginMark } from './use-origin-mark.ts';
import { VenuePopup } from './venue-popup.tsx';

interface VenueMapProps {
  search: VenueSearch;
  origin: RouterOutputs['lounges']['search']['origin'];
}

/** A map with the lounges that the list's filters find, in whatever area the map shows. */
export default function VenueMap({ search, origin }: VenueMapProps) {
  const { title } = useTexts('venues');
  const { map: texts } = useTexts('venues/directory');
  const { ref, map, tiles } = useMap();
  const [area, setArea] = useState<Area | null>(null);

  useEffect(() => {
    if (!map) return;
    const read = () => setArea(areaOf(map));
    read();
    map.on('moveend', read);
    return () => {
      map.off('moveend', read);
    };
  }, [map]);

  const { city } = useVenueSearch();
  const filters = filtersOf(search, city !== null);
  const when = eveningOf(search);
  const view = { ...filters, ...(area ?? NOWHERE) };
  const options = { placeholderData: keepPreviousData, staleTime: LIST_STALE_MS };
  const all = trpc.lounges.map.useQuery(view, {
    ...options,
    enabled: area !== null && when === null,
  });
  const free = trpc.bookings.availability.map.useQuery(
    { ...view, when: when ?? ANYTIME },
    { ...options, enabled: area !== null && when !== null },
  );
  const found = when ? free : all;

  useOriginMark(map, origin, search.radius);
  const question = JSON.stringify({ ...filters, when });
  useFit(map, {
    filters: question,
    bounds: found.isPlaceholderData ? undefined : found.data?.bounds,
  });
  const clusters = useMemo(
    () => found.data && mergeClose(found.data.clusters, map?.getZoom() ?? 0),
    [found.data, map],
  );
  const { selected, close } = useMarkers(map, clusters, question);

  return (
    <>
      <MapFrame ref={ref} label={`${texts.label()}: ${title()}`} tiles={tiles}>
        {found.data?.isPartial ? <Notice role="status">{texts.partial()}</Notice> : null}
        {found.isError ? <Notice role="alert">{texts.failed()}</Notice> : null}
      </MapFrame>
      {map && selected ? (
        <VenuePopup
          key={selected.lounge.id}
          map={map}
          pin={selected}
          evening={when}
          onClose={close}
        />
      ) : null}
    </>
  );
}

/** Never sent: the query waits for an evening. */
const ANYTIME = { date: '2000-01-01', from: '20:00', to: '22:00' };
/** Never sent: the query waits for the map's first area. */
const NOWHERE: Area = { south: 0, west: 0, north: 0, east: 0, zoom: 0 };
