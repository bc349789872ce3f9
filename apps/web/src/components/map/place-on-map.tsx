import { lazy } from 'react';
import { MapGate } from './map-gate.tsx';
import type { PlaceMapProps } from './place-map.tsx';

const PlaceMap = lazy(() => import('./place-map.tsx'));

/**
 * A map with one pin, shown after somebody has asked for maps. With `onMove` the pin can be moved
 * with the pointer and with keys. Fills the frame around it, which needs a height.
 */
export function PlaceOnMap(props: PlaceMapProps) {
  return (
    <MapGate>
      <PlaceMap {...props} />
    </MapGate>
  );
}
