import './leaflet.css';
import { control, type Map as LeafletMap, type MapOptions, map as mapOf, tileLayer } from 'leaflet';
import { useCallback, useState } from 'react';
import { useTexts } from '../../i18n/react.tsx';
import { trpc } from '../../lib/trpc.ts';

/** Nothing more is visible closer than a house, or further away than the earth. */
export const MAX_ZOOM = 18;
const MIN_ZOOM = 3;

/** Where a map begins if nothing else is known: the countries with most lounges. */
const START = { center: [50.6, 10.4], zoom: 5 } satisfies MapOptions;

/**
 * A Leaflet map in the element that gets `ref`, with this installation's images. Only lazy
 * components may import this, as it imports Leaflet.
 * @param options where the map begins; only the first ones count
 */
export function useMap(options: MapOptions = START) {
  const texts = useTexts('maps');
  const [{ tiles }] = trpc.lounges.mapConfig.useSuspenseQuery();
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [start] = useState({ options, texts, tiles });

  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const made = makeMap(element, start);
      setMap(made);
      return () => {
        made.remove();
        setMap(null);
      };
    },
    [start],
  );
  return { ref, map, tiles };
}

interface Start {
  options: MapOptions;
  texts: { zoomIn: () => string; zoomOut: () => string };
  tiles: { url: string } | null;
}

function makeMap(element: HTMLElement, { options, texts, tiles }: Start): LeafletMap {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = mapOf(element, {
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    attributionControl: false,
    zoomControl: false,
    fadeAnimation: !isCalm,
    zoomAnimation: !isCalm,
    markerZoomAnimation: !isCalm,
    inertia: !isCalm,
    scrollWheelZoom: false,
    worldCopyJump: true,
    ...options,
  });
  control
    .zoom({ zoomInTitle: texts.zoomIn(), zoomOutTitle: texts.zoomOut(), position: 'topright' })
    .addTo(map);
  // until the map has the focus, the wheel scrolls the page past it
  map.on('focus', () => map.scrollWheelZoom.enable());
  map.on('blur', () => map.scrollWheelZoom.disable());
  if (tiles) tileLayer(tiles.url, { maxZoom: MAX_ZOOM }).addTo(map);
  return map;
}
