import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useRef } from 'react';

interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

interface Fit {
  /** the filters in one text */
  filters: string;
  /** where everything lies that they find; undefined until that is known, null for nothing */
  bounds: Bounds | null | undefined;
}

/** One lounge alone is shown with its town around it. */
const CLOSEST = 13;
const PADDING: [number, number] = [48, 56];

/** Other filters bring everything they find into view; after that the map is the reader's to move. */
export function useFit(map: LeafletMap | null, { filters, bounds }: Fit): void {
  const fitted = useRef<{ map: LeafletMap; filters: string }>(undefined);
  useEffect(() => {
    if (!map || bounds === undefined) return;
    if (fitted.current?.map === map && fitted.current.filters === filters) return;
    fitted.current = { map, filters };
    if (!bounds) return;
    const { south, west, north, east } = bounds;
    map.fitBounds(
      [
        [south, west],
        [north, east],
      ],
      { maxZoom: CLOSEST, padding: PADDING },
    );
  }, [map, filters, bounds]);
}
