/**
 * The dartboard, with the measures in the rules of WDF and DRA. Millimetres, with the origin at the
 * bull's centre and y downwards as in SVG. Angles are in degrees, clockwise from the top.
 */
export const BOARD_ORDER = [
  20, 1, 18, 4, 13, 6, 10, 15, 2, 17, 3, 19, 7, 16, 8, 11, 14, 9, 12, 5,
] as const;

export type BoardNumber = (typeof BOARD_ORDER)[number];

export const RADIUS = {
  innerBull: 6.35,
  outerBull: 15.9,
  trebleInner: 99,
  trebleOuter: 107,
  doubleInner: 162,
  doubleOuter: 170,
  numbers: 195,
  board: 225.5,
} as const;

export type Ring = 'double' | 'outerSingle' | 'treble' | 'innerSingle';

/** Inner and outer radius of a ring in millimetres. */
export const RINGS: Record<Ring, readonly [number, number]> = {
  double: [RADIUS.doubleInner, RADIUS.doubleOuter],
  outerSingle: [RADIUS.trebleOuter, RADIUS.doubleInner],
  treble: [RADIUS.trebleInner, RADIUS.trebleOuter],
  innerSingle: [RADIUS.outerBull, RADIUS.trebleInner],
};

const WIDTH_OF_BED = 360 / BOARD_ORDER.length;

const round = (value: number) => Math.round(value * 10) / 10;

/** A point in SVG's notation. */
export function point(angle: number, radius: number): string {
  const radians = ((angle - 90) * Math.PI) / 180;
  return `${round(radius * Math.cos(radians))} ${round(radius * Math.sin(radians))}`;
}

/** Angle of the middle of a number's bed: 20 is at 0, 6 at 90, 3 at 180. */
export const angleOf = (number: BoardNumber) => BOARD_ORDER.indexOf(number) * WIDTH_OF_BED;

/** Every second bed is black with red rings (20 is), the others sisal with green ones. */
export const isBlack = (number: BoardNumber) => BOARD_ORDER.indexOf(number) % 2 === 0;

/** The outline of one bed, e.g. treble 20. */
export function bedPath(number: BoardNumber, ring: Ring): string {
  const [inner, outer] = RINGS[ring];
  return sectorPath(
    angleOf(number) - WIDTH_OF_BED / 2,
    angleOf(number) + WIDTH_OF_BED / 2,
    inner,
    outer,
  );
}

/** The outline of a part of a ring, between two angles less than 180 degrees apart. */
export function sectorPath(from: number, to: number, inner: number, outer: number): string {
  return (
    `M${point(from, outer)}A${outer} ${outer} 0 0 1 ${point(to, outer)}` +
    `L${point(to, inner)}A${inner} ${inner} 0 0 0 ${point(from, inner)}Z`
  );
}

/** All beds of one colour as one path, so that a whole board is only a few elements. */
export function bedsPath(rings: readonly Ring[], black: boolean): string {
  const beds = BOARD_ORDER.filter((number) => isBlack(number) === black);
  return rings.flatMap((ring) => beds.map((number) => bedPath(number, ring))).join('');
}

/** The radial wires, from the bull to the outer edge of the doubles. */
export const radialWires = BOARD_ORDER.map((_, index) => {
  const angle = (index + 0.5) * WIDTH_OF_BED;
  return `M${point(angle, RADIUS.outerBull)}L${point(angle, RADIUS.doubleOuter + 3)}`;
}).join('');
