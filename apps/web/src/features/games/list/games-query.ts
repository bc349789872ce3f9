import { textParam } from '../../../lib/addresses/search-params.ts';
import { placeOf } from '../../../lib/places/place-param.ts';
import type { RouterInputs } from '../../../lib/trpc.ts';

/** What the address says about the list; an empty one is what everybody plays now. */
export interface GamesSearch {
  of?: 'near' | 'followed' | 'own';
  state?: 'finished';
  /** a German postal code */
  zip?: string;
  /** a device's place like "51.51,7.47", instead of a postal code */
  near?: string;
  radius?: Radius;
}

export const RADII = [10, 25, 50] as const;
type Radius = (typeof RADII)[number];
const USUAL_RADIUS = 25;

const CIRCLES = ['near', 'followed', 'own'] as const;

/** Reads the search from an address; invalid values are left out. */
export function gamesSearchOf(search: { [field in keyof GamesSearch]: unknown }): GamesSearch {
  const [zip, near] = [textParam(search.zip), textParam(search.near)];
  const isZip = /^\d{5}$/.test(zip ?? '');
  return {
    of: CIRCLES.find((circle) => circle === search.of),
    state: search.state === 'finished' ? 'finished' : undefined,
    zip: isZip ? zip : undefined,
    near: !isZip && placeOf(near) ? near : undefined,
    radius: RADII.find((radius) => String(radius) === String(search.radius)),
  };
}

type Input = RouterInputs['games']['list'];

/** The same input for loader and page, so that they share the cache. */
export const gamesInput = ({ of, state, zip, near, radius }: GamesSearch): Input => ({
  of: of ?? 'all',
  state: state ?? 'live',
  ...(of === 'near' && {
    ...(placeOf(near) ?? { zipCode: zip }),
    radius: radius ?? USUAL_RADIUS,
  }),
});

export const nextGames = {
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
};
