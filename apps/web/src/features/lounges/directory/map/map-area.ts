import type { LatLngBounds } from 'leaflet';

/** What a map shows, as the API takes it. */
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

/** Beyond its edges, so that a small move shows what is there at once. Part of the map's size. */
const MARGIN = 0.15;

export function areaOf(map: Shown): Area {
  const bounds = map.getBounds();
  const [south, north] = widen(bounds.getSouth(), bounds.getNorth(), 90);
  const [west, east] = widen(bounds.getWest(), bounds.getEast(), 180);
  return { south, west, north, east, zoom: map.getZoom() };
}

/** Rounded outwards, so that the same view twice is the same question. */
function widen(from: number, to: number, limit: number): [number, number] {
  const margin = (to - from) * MARGIN;
  return [
    Math.max(-limit, Math.floor((from - margin) * 100) / 100),
    Math.min(limit, Math.ceil((to + margin) * 100) / 100),
  ];
}
