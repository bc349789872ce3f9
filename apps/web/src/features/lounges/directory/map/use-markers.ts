import { type Map as LeafletMap, type Marker, marker as markerOf } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { clusterIcon, pinIcon } from '../../../../components/map/icons.ts';
import { countText } from '../../../../components/map/map-facts.ts';
import { MAX_ZOOM } from '../../../../components/map/use-map.ts';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { euroText } from '../../../../lib/money.ts';
import type { Cluster } from './merge-close.ts';

export type Pin = Cluster & { lounge: NonNullable<Cluster['lounge']> };

const isPin = (cluster: Cluster): cluster is Pin => cluster.lounge !== null;

/** A mark that says the same of the same place keeps its element, so that it also keeps the focus. */
const keyOf = ({ lounge, latitude, longitude, count }: Cluster) =>
  lounge
    ? `lounge ${lounge.id} ${lounge.offer ? Object.values(lounge.offer).join(' ') : ''}`
    : `${latitude} ${longitude} ${count}`;

/**
 * Shows pins and clusters on the map, and updates them with each answer.
 * @param question what is searched; a pin that was pressed belongs to it
 * @returns the pin that was pressed, until it is closed or something else is searched
 */
export function useMarkers(
  map: LeafletMap | null,
  clusters: readonly Cluster[] | undefined,
  question: string,
) {
  const { map: texts } = useTexts('venues/directory');
  const { price: prices } = useTexts('venues');
  const locale = useLocale();
  const shown = useRef(new Map<string, Marker>());
  const [selected, setSelected] = useState<Pin | null>(null);
  const [asked, setAsked] = useState(question);
  if (asked !== question) {
    setAsked(question);
    setSelected(null);
  }

  useEffect(() => {
    const markers = shown.current;
    return () => {
      for (const marker of markers.values()) marker.remove();
      markers.clear();
    };
  }, [map, texts, prices, locale]);

  useEffect(() => {
    if (!map || !clusters) return;
    const next = new Map(clusters.map((cluster) => [keyOf(cluster), cluster]));
    for (const [key, marker] of shown.current) {
      if (next.has(key)) continue;
      keepFocus(map, marker);
      marker.remove();
      shown.current.delete(key);
    }
    for (const [key, cluster] of next) {
      const known = shown.current.get(key);
      if (known) {
        // lounges on one spot are spread around it, the less the closer the map is zoomed
        known.setLatLng([cluster.latitude, cluster.longitude]);
        continue;
      }
      const marker = isPin(cluster) ? pinMarker(cluster) : clusterMarker(map, cluster);
      shown.current.set(key, marker.addTo(map));
    }

    function pinMarker(pin: Pin): Marker {
      const { name, city, priceFrom, offer } = pin.lounge;
      const euro = offer ? offer.price : priceFrom;
      const price = euro === 0 ? prices.free() : euroText(euro, locale);
      const icon = pinIcon(price, `${name}, ${city}, ${price}`);
      return pressable(markerOf([pin.latitude, pin.longitude], { icon }), () => setSelected(pin));
    }

    function clusterMarker(on: LeafletMap, { latitude, longitude, count }: Cluster): Marker {
      const label = texts.cluster({ count });
      const icon = clusterIcon(count, countText(count, locale), label);
      const zoomIn = () => {
        // the cluster dissolves, so the focus goes to the map
        on.getContainer().focus({ preventScroll: true });
        on.setView([latitude, longitude], Math.min(MAX_ZOOM, on.getZoom() + 2));
      };
      return pressable(markerOf([latitude, longitude], { icon }), zoomIn);
    }
  }, [map, clusters, texts, prices, locale]);

  /** @param hadFocus whether the pin gets the focus back */
  const close = (hadFocus: boolean) => {
    if (!selected) return;
    setSelected(null);
    if (!hadFocus) return;
    shown.current.get(keyOf(selected))?.getElement()?.focus({ preventScroll: true });
  };
  return { selected, close };
}

/** Makes a mark react to mouse, finger, Enter and space. */
function pressable(marker: Marker, onPress: () => void): Marker {
  return marker.on('click', onPress).on('add', () => {
    marker.getElement()?.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onPress();
    });
  });
}

function keepFocus(map: LeafletMap, marker: Marker): void {
  const element = marker.getElement();
  if (element && element === document.activeElement) {
    map.getContainer().focus({ preventScroll: true });
  }
}
