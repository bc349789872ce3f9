/** Mean radius of the earth in kilometres, as the directory counts with. */
const EARTH_RADIUS_KM = 6371;

export interface Coordinates {
  latitude: number;
  longitude: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A place as a point in space, in kilometres from the middle of the earth: `place_of` in SQL. */
function pointOf({ latitude, longitude }: Coordinates): [x: number, y: number, z: number] {
  const [phi, lambda] = [radians(latitude), radians(longitude)];
  return [
    EARTH_RADIUS_KM * Math.cos(phi) * Math.cos(lambda),
    EARTH_RADIUS_KM * Math.cos(phi) * Math.sin(lambda),
    EARTH_RADIUS_KM * Math.sin(phi),
  ];
}

/** The point as text of PostgreSQL's type cube. */
export const cubeOf = (place: Coordinates): string => `(${pointOf(place).join(', ')})`;

/** @returns the straight line through the earth between places that are so many kilometres apart */
export const chordOf = (distance: number): number =>
  2 * EARTH_RADIUS_KM * Math.sin(distance / (2 * EARTH_RADIUS_KM));

/** @returns kilometres along the great circle */
export function distanceBetween(a: Coordinates, b: Coordinates): number {
  const [p, q] = [pointOf(a), pointOf(b)];
  const chord = Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, chord / (2 * EARTH_RADIUS_KM)));
}
