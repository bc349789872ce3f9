import type { ItemAttributes } from '@oche/validators/market/schemas';
import { put, scene } from './scene.ts';

type Shape = NonNullable<ItemAttributes['barrelShape']>;
type Grip = NonNullable<ItemAttributes['grip']>;
type FlightShape = NonNullable<ItemAttributes['flightShape']>;

export interface DartDrawing {
  barrel: string;
  shape: Shape;
  grip: Grip;
  shaft: string;
  flight: string;
  /** second colour of the flight */
  trim: string;
  flightShape?: FlightShape;
  soft?: boolean;
}

/** Outlines of barrels of 150 units from the point on, around y = 0. */
const BARRELS: Record<Shape, string> = {
  straight: 'M0-7L8-13H142L150-9V9L142 13H8L0 7Z',
  torpedo: 'M0-8Q30-22 70-17L150-9V9L70 17Q30 22 0 8Z',
  bomb: 'M0-9Q45-30 95-22Q130-15 150-9V9Q130 15 95 22Q45 30 0 9Z',
  scallop: 'M0-8L10-14H80Q100-5 120-13H142L150-9V9L142 13H120Q100 5 80 14H10L0 8Z',
  taper: 'M0-17L10-19L150-8V8L10 19L0 17Z',
};

/** From the shaft on, around y = 0; each wing mirrored. */
const FLIGHTS: Record<FlightShape, string> = {
  standard: 'M0 0L40-62H105L120-50V0Z',
  small: 'M0 0L38-50H92L104-40V0Z',
  slim: 'M0 0L34-36H128L140-28V0Z',
  pear: 'M0 0Q46-66 100-52Q124-38 112 0Z',
  kite: 'M0 0L62-58L116 0Z',
  vortex: 'M0 0Q18-52 80-50Q118-44 96-22Q120-18 116 0Z',
};

const LINES: Record<Grip, readonly number[]> = {
  smooth: [],
  ring: [18, 32, 46, 60, 74, 88, 102, 116, 130],
  micro: [16, 22, 28, 34, 40, 46, 86, 92, 98, 104, 110, 116],
  shark: [20, 38, 56, 74, 92, 110, 128],
  razor: [14, 20, 26, 32, 38, 44, 50, 56, 62, 68, 74, 80],
  knurled: [20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120],
  mixed: [18, 24, 30, 36, 70, 84, 98, 112, 126],
};

function gripOf(grip: Grip): string {
  const lean = grip === 'shark' ? 12 : grip === 'knurled' ? 8 : 0;
  const strokes = LINES[grip].map((x) => `M${x}-20l${lean} 40`).join('');
  const crossed = grip === 'knurled' ? LINES.knurled.map((x) => `M${x + 8}-20l-8 40`).join('') : '';
  return `<path d="${strokes}${crossed}" stroke="#000" stroke-width="3" opacity=".55"/>`;
}

/** A wing and its mirror image, with a stripe of the second colour. */
export function flight(shape: FlightShape, colour: string, trim: string): string {
  const wing = FLIGHTS[shape];
  const half = `<path d="${wing}" fill="${colour}"/><path d="${wing}" fill="${trim}" transform="translate(38 0) scale(.55)"/>`;
  return `${half}<g transform="scale(1 -1)" opacity=".82">${half}</g><path d="M0 0H118" stroke="#0008" stroke-width="3"/>`;
}

/** One dart, its point to the left, around its middle. */
function dart(look: DartDrawing): string {
  const outline = BARRELS[look.shape];
  const point = look.soft
    ? '<path d="M-62-3L0-5V5L-62 3Z" fill="#e8e4d8"/>'
    : '<path d="M-96 0L0-4V4Z" fill="url(#steel)"/>';
  return put(
    `${point}
    <clipPath id="barrel"><path d="${outline}"/></clipPath>
    <path d="${outline}" fill="${look.barrel}"/>
    <g clip-path="url(#barrel)">${gripOf(look.grip)}
      <rect y="-13" width="150" height="6" fill="#fff" opacity=".4"/></g>
    <path d="M150-7H214L222-4V4L214 7H150Z" fill="${look.shaft}"/>
    <rect x="150" y="-6" width="64" height="3" fill="#fff" opacity=".35"/>
    ${put(flight(look.flightShape ?? 'standard', look.flight, look.trim), 206, 0)}`,
    -115,
    0,
  );
}

/** A set of three, as they were thrown onto the table. */
export const darts = (seed: number, look: DartDrawing): string =>
  scene(seed, (roll) => {
    const fan = roll() * 110 - 55;
    const spread = 8 + roll() * 26;
    const scale = 1.75 + roll() * 0.5;
    const turned = roll() < 0.4 ? 180 : 0;
    return [-1, 0, 1]
      .map((place) => {
        const x = 470 + roll() * 70 - 35 + place * Math.sin((fan * Math.PI) / 180) * -150;
        const y = 360 + place * 165 * Math.cos((fan * Math.PI) / 180) + roll() * 30;
        return put(dart(look), x, y, fan + place * spread + turned, scale);
      })
      .join('');
  });
