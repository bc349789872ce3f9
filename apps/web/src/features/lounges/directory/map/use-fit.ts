import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useRef } from 'react';

interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

interface Fit {
  /** all filters as one text, to compare them */
  filters: string;
  /**
   * the area of everything that they find; undefined until it is known, null if they find nothing
   */
  bounds: Bounds | null | undefined;
}

/** A single lounge is shown together with its town. */
const CLOSEST = 13;
const PADDING: [number, number] = [48, 56];

/** When filters change, the map shows everything that they find; then the reader can move it. */
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
