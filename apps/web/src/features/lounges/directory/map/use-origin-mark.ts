import { circle, type Map as LeafletMap, layerGroup, marker } from 'leaflet';
import { useEffect } from 'react';
import { originIcon } from '../../../../components/map/icons.ts';
import { useTexts } from '../../../../i18n/react.tsx';
import type { RouterOutputs } from '../../../../lib/trpc.ts';

/**
 * Shows from where distances are measured, and the radius of the search.
 * @param radius kilometres
 */
export function useOriginMark(
  map: LeafletMap | null,
  origin: RouterOutputs['lounges']['search']['origin'],
  radius: number | undefined,
): void {
  const texts = useTexts('venues/directory').map;
  const { latitude, longitude } = origin ?? {};
  useEffect(() => {
    if (!map || latitude === undefined || longitude === undefined) return;
    const marks = layerGroup([
      marker([latitude, longitude], {
        icon: originIcon(texts.origin()),
        interactive: false,
        keyboard: false,
        zIndexOffset: -1000,
      }),
    ]).addTo(map);
    if (radius !== undefined) {
      const ring = circle([latitude, longitude], {
        radius: radius * 1000,
        className: 'oche-radius',
        interactive: false,
        fill: false,
      });
      marks.addLayer(ring);
    }
    return () => {
      marks.remove();
    };
  }, [map, latitude, longitude, radius, texts]);
}
