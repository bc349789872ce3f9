import type { Rectangle } from '../places/great-circle.ts';

/** What is asked for: a rectangle, and how near Leaflet shows it. */
export interface MapView extends Rectangle {
  /** 0 is the whole earth in a tile of 256 pixels; each step shows twice as much of half of it */
  zoom: number;
}

/** The rectangle in cells of which each becomes a pin or a cluster. */
export interface Grid extends Rectangle {
  /** of a cell, in degrees */
  width: number;
  height: number;
  /** so near that every lounge has a pin of its own */
  isSingle: boolean;
}

/** A pin takes some 50 pixels. */
const CELL_PIXELS = 64;
const TILE_PIXELS = 256;
/** Where our lounges are, a degree of latitude is that much longer on the map. */
const STRETCH = 1.55;
/** A screen has fewer; who asks for more gets larger cells. */
const MAX_CELLS_A_SIDE = 64;
const SINGLE_FROM_ZOOM = 16;

/** @returns degrees of longitude that so many pixels cover */
export const degreesOf = (pixels: number, zoom: number): number =>
  (pixels * 360) / TILE_PIXELS / 2 ** zoom;

/**
 * Cells lie where they lie, whatever part of them is looked at: moving the map changes no cluster,
 * and those at its edge are whole.
 */
export function gridOf({ south, north, zoom, ...view }: MapView): Grid {
  // around the back of the earth: all of it
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
 * Lounges of one postal code lie on one spot until someone moves their markers. Such pins are put
 * around it, so that each can be pressed.
 *
 * @param pixels from one pin to the next
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
