/** Mean radius of the earth in kilometres, which the directory's distances are based on. */
const EARTH_RADIUS_KM = 6371;

export interface Coordinates {
  latitude: number;
  longitude: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A place as a point in space, in kilometres from the earth's centre, like `place_of` in SQL. */
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

/** @returns kilometres in a straight line through the earth between places with this distance */
export const chordOf = (distance: number): number =>
  2 * EARTH_RADIUS_KM * Math.sin(distance / (2 * EARTH_RADIUS_KM));

/** @returns kilometres along the great circle */
export function distanceBetween(a: Coordinates, b: Coordinates): number {
  const [p, q] = [pointOf(a), pointOf(b)];
  const chord = Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, chord / (2 * EARTH_RADIUS_KM)));
}

/** Degrees; the edges belong to it. */
export interface Rectangle {
  south: number;
  west: number;
  north: number;
  east: number;
}

type Range = [least: number, most: number];

/** The range of the cosine between two angles, in degrees. */
function cosines(from: number, to: number): Range {
  const has = (angle: number) => Math.ceil((from - angle) / 360) * 360 + angle <= to;
  const ends = [Math.cos(radians(from)), Math.cos(radians(to))];
  return [has(180) ? -1 : Math.min(...ends), has(0) ? 1 : Math.max(...ends)];
}

const sines = (from: number, to: number): Range => cosines(from - 90, to - 90);

const products = ([a, b]: Range, [c, d]: Range): Range => {
  const all = [a * c, a * d, b * c, b * d];
  return [Math.min(...all), Math.max(...all)];
};

/** A part of space: a range for each of its three axes, in kilometres. */
export type Box = readonly [x: Range, y: Range, z: Range];

/** Kilometres that are added so that rounding excludes nothing at an edge. */
const SLACK_KM = 0.001;

const widened = ([least, most]: Range, by: number): Range => [least - by, most + by];

/** The smallest box that contains a part of the earth's surface. */
export function boxOf({ south, west, north, east }: Rectangle): Box {
  const onEarth = ([least, most]: Range) =>
    widened([EARTH_RADIUS_KM * least, EARTH_RADIUS_KM * most], SLACK_KM);
  const acrossAxis = cosines(south, north);
  return [
    onEarth(products(acrossAxis, cosines(west, east))),
    onEarth(products(acrossAxis, sines(west, east))),
    onEarth(sines(south, north)),
  ];
}

/** A box with all points within a straight-line distance of a place. */
export function boxAround(place: Coordinates, chord: number): Box {
  const [x, y, z] = pointOf(place);
  const around = (value: number) => widened([value, value], chord + SLACK_KM);
  return [around(x), around(y), around(z)];
}

/** The intersection of two boxes; if they have none, a box without volume. */
export function commonBox(a: Box, b: Box): Box {
  const common = ([from, to]: Range, [least, most]: Range): Range => [
    Math.min(to, Math.max(from, least)),
    Math.max(from, Math.min(to, most)),
  ];
  return [common(a[0], b[0]), common(a[1], b[1]), common(a[2], b[2])];
}

/** The box as text of PostgreSQL's type cube. */
export const cubeOfBox = (box: Box): string =>
  [0, 1].map((end) => `(${box.map((range) => range[end]).join(', ')})`).join(', ');
