import { circle } from 'leaflet';
import { useEffect } from 'react';
import { MapFrame } from '../../../components/map/map-frame.tsx';
import { useMap } from '../../../components/map/use-map.ts';
import { useTexts } from '../../../i18n/react.tsx';

export interface AreaMapProps {
  area: { latitude: number; longitude: number };
  /** of the area, e.g. "44137 Dortmund" */
  place: string;
}

/** About as wide as a town's postal code; nobody's house is in its middle. */
const RADIUS_M = 2500;
const TOWN = 12;

/** A circle around the middle of a postal code's area, in a chunk of its own. */
export default function AreaMap({ area: { latitude, longitude }, place }: AreaMapProps) {
  const texts = useTexts('market/item').area;
  const { ref, map, tiles } = useMap({ center: [latitude, longitude], zoom: TOWN });
  useEffect(() => {
    if (!map) return;
    const ring = circle([latitude, longitude], {
      radius: RADIUS_M,
      className: 'oche-area',
      interactive: false,
    }).addTo(map);
    map.fitBounds(ring.getBounds());
    return () => {
      ring.remove();
    };
  }, [map, latitude, longitude]);
  return <MapFrame ref={ref} label={texts.label({ place })} tiles={tiles} />;
}
