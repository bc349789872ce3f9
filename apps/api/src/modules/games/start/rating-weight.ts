interface Played {
  loungeId: number | null;
  /** at two boards */
  remote?: { withCamera: boolean } | undefined;
}

/** Hundredths of a game that is played where others see it. */
export const FULL_WEIGHT = 100;
const ON_CAMERA = 80;
const REMOTE = 65;
const UNWATCHED = 50;

/** How much a game of members moves their ratings, in hundredths: the more people can have seen it, the more. */
export function ratingWeight({ loungeId, remote }: Played): number {
  if (remote) return remote.withCamera ? ON_CAMERA : REMOTE;
  return loungeId === null ? UNWATCHED : FULL_WEIGHT;
}
