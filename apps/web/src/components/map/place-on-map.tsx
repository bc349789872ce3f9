import { lazy } from 'react';
import { MapGate } from './map-gate.tsx';

export interface PlaceMapProps {
  latitude: number;
  longitude: number;
  /** what stands there */
  name: string;
  /** where the pin was put; without it the pin stays where it is */
  onMove?: (place: { latitude: number; longitude: number }) => void;
}

const PlaceMap = lazy(() => import('./place-map.tsx'));

/**
 * One place with a pin, once somebody has asked for maps. With `onMove` the pin can be moved by hand
 * and by keys. Fills the frame around it, which needs a height.
 */
export function PlaceOnMap(props: PlaceMapProps) {
  return (
    <MapGate>
      <PlaceMap {...props} />
    </MapGate>
  );
}
