import type { Offer } from '@oche/validators/bookings/schemas';
import type { RouterOutputs } from '../../../../lib/trpc.ts';

type Known = RouterOutputs['lounges']['map']['clusters'][number];
/** A lounge, with an offer if an evening is searched, or several. */
export type Cluster = Omit<Known, 'lounge'> & {
  lounge: (NonNullable<Known['lounge']> & { offer?: Offer }) | null;
};

/** Closer than this, in pixels, one mark would cover another, which then could not be pressed. */
const ROOM = { x: 46, y: 42 };
/** The tip of a pin is on its place, and the rest is above it. */
const PIN_RISE = 22;
/**
 * From this zoom on the API returns a pin for every lounge, and spreads pins that are on one spot.
 */
const SINGLE_FROM_ZOOM = 16;
const TILE_PIXELS = 256;

/**
 * The API makes a cluster of the lounges in one cell. Marks at the edges of two cells may still
 * overlap; the smaller one is merged into the larger one, which stays where it is.
 */
export function mergeClose(clusters: readonly Cluster[], zoom: number): Cluster[] {
  if (zoom >= SINGLE_FROM_ZOOM) return [...clusters];
  const spots: { x: number; y: number; cluster: Cluster }[] = [];
  for (const cluster of [...clusters].sort((a, b) => b.count - a.count)) {
    const { x, y } = pixelOf(cluster, zoom);
    const near = spots.find(
      (spot) => Math.abs(spot.x - x) < ROOM.x && Math.abs(spot.y - y) < ROOM.y,
    );
    if (!near) spots.push({ x, y, cluster });
    else
      near.cluster = { ...near.cluster, count: near.cluster.count + cluster.count, lounge: null };
  }
  const merged = spots.map(({ cluster }) => cluster);
  // a merged cluster is lower than the pin it was, and may now cover another mark
  return merged.length < clusters.length ? mergeClose(merged, zoom) : merged;
}

/**
 * The mark's middle on a map of the whole earth at this zoom, in pixels: the Mercator projection
 * that Leaflet uses.
 */
function pixelOf({ latitude, longitude, lounge }: Cluster, zoom: number) {
  const earth = TILE_PIXELS * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: (longitude / 360 + 0.5) * earth,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * earth - (lounge ? PIN_RISE : 0),
  };
}
