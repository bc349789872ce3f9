import { lazy } from 'react';
import { MapGate } from './map-gate.tsx';
import type { PlaceMapProps } from './place-map.tsx';

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
