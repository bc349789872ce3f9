import { distanceBands } from '@oche/validators/challenges/schemas';
import { type Coordinates, distanceBetween } from '../lounges/index.ts';

/**
 * Members' places are stored in steps of about four kilometres. Whoever asks for distances from many
 * postal codes can work out the field of this grid, and no more.
 */
const STEP_DEGREES = 0.05;

/** How far a coarse place can be from the exact one, in kilometres, rounded up. */
export const COARSE_KM = 4;

const coarsely = (degrees: number): number =>
  Math.round(Math.round(degrees / STEP_DEGREES) * STEP_DEGREES * 100) / 100;

export const coarse = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: coarsely(latitude),
  longitude: coarsely(longitude),
});

/** @returns "under so many kilometres"; null when it is farther than any band, or unknown */
export function bandBetween(a: Coordinates | null, b: Coordinates | null): number | null {
  if (!a || !b) return null;
  const distance = distanceBetween(a, b);
  return distanceBands.find((band) => distance < band) ?? null;
}

/** The point half way between two places that are at most some hundred kilometres apart. */
export const middleOf = (a: Coordinates, b: Coordinates): Coordinates => ({
  latitude: (a.latitude + b.latitude) / 2,
  longitude: (a.longitude + b.longitude) / 2,
});
