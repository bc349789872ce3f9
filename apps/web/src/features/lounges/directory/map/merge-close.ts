import type { RouterOutputs } from '../../../../lib/trpc.ts';

type Cluster = RouterOutputs['lounges']['map']['clusters'][number];

/** Nearer than this, in pixels, one mark covers the other and can't be pressed any more. */
const ROOM = { x: 46, y: 42 };
/** A pin's tip is on the spot, the rest of it stands above. */
const PIN_RISE = 22;
/** From here on the API gives every lounge a pin of its own, and spreads those on one spot. */
const SINGLE_FROM_ZOOM = 16;
const TILE_PIXELS = 256;

/**
 * The API puts together what lies in one cell; marks at the edges of two cells still stand on each
 * other. Those join the larger one, which stays where it is.
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
  // a cluster stands lower than the pin that it was, maybe on the next one
  return merged.length < clusters.length ? mergeClose(merged, zoom) : merged;
}

/** Where its middle lies on the whole earth's map at this zoom: Mercator's projection, as Leaflet draws it. */
function pixelOf({ latitude, longitude, lounge }: Cluster, zoom: number) {
  const earth = TILE_PIXELS * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: (longitude / 360 + 0.5) * earth,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * earth - (lounge ? PIN_RISE : 0),
  };
}
