import { type Map as LeafletMap, type Marker, marker as markerOf } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/react.tsx';
import { pinIcon } from './icons.ts';
import { MapFrame } from './map-frame.tsx';
import { useMap } from './use-map.ts';

const CLOSE = 15;
/** how far an arrow key moves the pin, in pixels on the map */
const STEP = 8;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
};

export interface PlaceMapProps {
  latitude: number;
  longitude: number;
  /** the name of the place */
  name: string;
  /** called with the pin's new place; without it the pin can't be moved */
  onMove?: (place: { latitude: number; longitude: number }) => void;
}

/** The map of `PlaceOnMap`, in a chunk of its own. */
export default function PlaceMap({ latitude, longitude, name, onMove }: PlaceMapProps) {
  const texts = useTexts('maps');
  const { ref, map, tiles } = useMap({ center: [latitude, longitude], zoom: CLOSE });
  const isMovable = onMove !== undefined;
  const label = isMovable ? `${name}: ${texts.move()}` : name;
  const [pin, setPin] = useState<Marker | null>(null);
  const tell = useRef(onMove);
  useEffect(() => {
    tell.current = onMove;
  });

  useEffect(() => {
    if (!map) return;
    const made = markerOf(map.getCenter(), {
      icon: pinIcon('', label),
      draggable: isMovable,
      keyboard: isMovable,
      interactive: isMovable,
    }).addTo(map);
    made.on('dragend', () => tellPlace(made, tell.current));
    if (isMovable) moveByKeys(map, made, () => tellPlace(made, tell.current));
    setPin(made);
    return () => {
      made.remove();
    };
  }, [map, label, isMovable]);

  useEffect(() => {
    if (!map || !pin) return;
    pin.setLatLng([latitude, longitude]);
    if (!map.getBounds().contains(pin.getLatLng())) map.panTo(pin.getLatLng());
  }, [map, pin, latitude, longitude]);

  return <MapFrame ref={ref} label={`${texts.label()}: ${name}`} tiles={tiles} />;
}

function tellPlace(pin: Marker, tell: PlaceMapProps['onMove']): void {
  const { lat, lng } = pin.getLatLng().wrap();
  tell?.({ latitude: lat, longitude: lng });
}

function moveByKeys(map: LeafletMap, pin: Marker, onMoved: () => void): void {
  const element = pin.getElement();
  element?.addEventListener('keydown', (event) => {
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    // else the map would move, too
    event.stopPropagation();
    const spot = map.latLngToContainerPoint(pin.getLatLng()).add([...step]);
    pin.setLatLng(map.containerPointToLatLng(spot));
  });
  element?.addEventListener('keyup', (event) => {
    if (ARROWS[event.key]) onMoved();
  });
}
