import type { Rectangle } from '../../places/great-circle.ts';

/** The visible part of a map: a rectangle, and Leaflet's zoom. */
export interface MapView extends Rectangle {
  /** at 0 the whole earth is one tile of 256 pixels; each step doubles the scale */
  zoom: number;
}

/** A rectangle made of cells, of which each becomes a pin or a cluster. */
export interface Grid extends Rectangle {
  /** of a cell, in degrees */
  width: number;
  height: number;
  /** whether the zoom is so close that every lounge gets its own pin */
  isSingle: boolean;
}

/** A pin takes some 50 pixels. */
const CELL_PIXELS = 64;
const TILE_PIXELS = 256;
/**
 * Where our lounges are, a degree of latitude is this much longer on the map than one of longitude.
 */
const STRETCH = 1.55;
/** Screens need fewer; a larger area gets larger cells. */
const MAX_CELLS_A_SIDE = 64;
const SINGLE_FROM_ZOOM = 16;

/** @returns degrees of longitude that so many pixels cover */
export const degreesOf = (pixels: number, zoom: number): number =>
  (pixels * 360) / TILE_PIXELS / 2 ** zoom;

/**
 * Cells don't depend on the visible part: moving the map changes no cluster, and cells at its edges
 * are whole.
 */
export function gridOf({ south, north, zoom, ...view }: MapView): Grid {
  // a map that extends around the back of the earth shows all of it
  const [west, east] = view.west <= view.east ? [view.west, view.east] : [-180, 180];
  const cell = degreesOf(CELL_PIXELS, zoom);
  const size = Math.max(
    cell,
    (east - west) / MAX_CELLS_A_SIDE,
    (Math.max(0, north - south) * STRETCH) / MAX_CELLS_A_SIDE,
  );
  const [width, height] = [size, size / STRETCH];
  const whole = {
    south: Math.max(-90, Math.floor(south / height) * height),
    west: Math.max(-180, Math.floor(west / width) * width),
    north: Math.min(90, Math.ceil(north / height) * height),
    east: Math.min(180, Math.ceil(east / width) * width),
  };
  const isSingle = zoom >= SINGLE_FROM_ZOOM && size === cell;
  return { ...whole, width, height, isSingle };
}

interface Pin {
  latitude: number;
  longitude: number;
}

/**
 * Lounges of one postal code are on the same spot until somebody moves their markers. This puts
 * their pins in a circle around it, so that each can be pressed.
 *
 * @param pixels distance between neighbouring pins
 */
export function fanOut<P extends Pin>(pins: readonly P[], zoom: number, pixels = 40): P[] {
  const spots = Map.groupBy(pins, ({ latitude, longitude }) => `${latitude} ${longitude}`);
  return [...spots.values()].flatMap((spot) => {
    if (spot.length === 1) return spot;
    const radius = degreesOf((pixels * spot.length) / (2 * Math.PI), zoom);
    return spot.map((pin, index) => {
      const angle = (2 * Math.PI * index) / spot.length;
      return {
        ...pin,
        latitude: pin.latitude + (radius / STRETCH) * Math.cos(angle),
        longitude: pin.longitude + radius * Math.sin(angle),
      };
    });
  });
}
