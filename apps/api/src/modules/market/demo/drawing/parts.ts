import type { ItemAttributes } from '@oche/validators/market/schemas';
import { flight } from './darts.ts';
import { put, scene } from './scene.ts';

interface FlightsDrawing {
  shape: NonNullable<ItemAttributes['flightShape']>;
  colours: readonly [string, string];
  count: number;
}

/** Flights that are fanned out. */
export const flights = (seed: number, { shape, colours, count }: FlightsDrawing): string =>
  scene(seed, (roll) => {
    const start = roll() * 360;
    const radius = 120 + roll() * 50;
    return Array.from({ length: count }, (_, index) => {
      const angle = start + (index * 360) / count + roll() * 12;
      const [x, y] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      const [first, second] = index % 2 ? [colours[1], colours[0]] : colours;
      const at = { x: 480 + x * radius * 0.6, y: 360 + y * radius * 0.6 };
      return put(flight(shape, first, second), at.x, at.y, angle, 1.5 + roll() * 0.3);
    }).join('');
  });

interface ShaftsDrawing {
  colours: readonly string[];
  length: 'short' | 'medium' | 'long';
}

const LENGTHS = { short: 190, medium: 270, long: 350 };

/** Shafts in a row, some of them rolled away. */
export const shafts = (seed: number, { colours, length }: ShaftsDrawing): string =>
  scene(seed, (roll) => {
    const tilt = roll() * 140 - 70;
    const long = LENGTHS[length];
    return Array.from({ length: 6 }, (_, index) => {
      const colour = colours[index % colours.length];
      const shape = `M${-long / 2}-7h26v-6h${long - 96}l30 -5h40v36h-40l-30 -5H${26 - long / 2}v-6h-26Z`;
      const drawn = `<path d="${shape}" fill="${colour}"/><path d="M${30 - long / 2}-9H${long / 2 - 70}" stroke="#fff" stroke-width="4" opacity=".4"/>`;
      const along = (index - 2.5) * 92;
      const angle = (tilt * Math.PI) / 180;
      const [x, y] = [480 - Math.sin(angle) * along, 360 + Math.cos(angle) * along];
      return put(drawn, x + roll() * 60 - 30, y, tilt + roll() * 24 - 12, 1.2);
    }).join('');
  });

interface CaseDrawing {
  colour: string;
  lining: string;
  isOpen: boolean;
}

/** A case with its zip; open, it shows what fits in. */
export const cases = (seed: number, { colour, lining, isOpen }: CaseDrawing): string =>
  scene(seed, (roll) => {
    const angle = roll() * 50 - 25;
    const lid = `<rect x="-250" y="-150" width="500" height="300" rx="42" fill="${colour}"/>
      <rect x="-232" y="-132" width="464" height="264" rx="32" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="6" stroke-dasharray="10 7"/>`;
    const inside = `<rect x="-222" y="-122" width="444" height="244" rx="24" fill="${lining}"/>
      ${[-70, 0, 70].map((y) => `<rect x="-180" y="${y - 16}" width="270" height="32" rx="12" fill="#0007"/><rect x="-172" y="${y - 7}" width="150" height="14" fill="url(#steel)"/>`).join('')}
      <rect x="112" y="-96" width="88" height="192" rx="14" fill="#0005"/>`;
    const badge =
      '<circle r="62" fill="#0006"/><path d="M0-50L14-14L50 0L14 14L0 50L-14 14L-50 0L-14-14Z" fill="#fff" opacity=".75"/>';
    if (!isOpen) return put(lid + badge, 480, 360, angle, 1.35);
    return put(lid, 480 + roll() * 60, 175, angle, 0.95) + put(lid + inside, 480, 470, angle, 1.05);
  });
