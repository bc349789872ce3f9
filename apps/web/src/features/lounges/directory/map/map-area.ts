import type { LatLngBounds } from 'leaflet';

/** The visible part of a map, in the API's form. */
export interface Area {
  south: number;
  west: number;
  north: number;
  east: number;
  zoom: number;
}

interface Shown {
  getBounds: () => Pick<LatLngBounds, 'getSouth' | 'getWest' | 'getNorth' | 'getEast'>;
  getZoom: () => number;
}

/**
 * Loads some lounges beyond the map's edges, so that a small move shows them at once. As a share of
 * the map's size.
 */
const MARGIN = 0.15;

export function areaOf(map: Shown): Area {
  const bounds = map.getBounds();
  const [south, north] = widen(bounds.getSouth(), bounds.getNorth(), 90);
  const [west, east] = widen(bounds.getWest(), bounds.getEast(), 180);
  return { south, west, north, east, zoom: map.getZoom() };
}

/** Adds the margin and rounds outwards, so that the same view makes the same request. */
function widen(from: number, to: number, limit: number): [number, number] {
  const margin = (to - from) * MARGIN;
  return [
    Math.max(-limit, Math.floor((from - margin) * 100) / 100),
    Math.min(limit, Math.ceil((to + margin) * 100) / 100),
  ];
}
