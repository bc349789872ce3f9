import { draw, drawForGroups } from '@oche/darts/tournaments/draw';
import { groupCount } from '@oche/darts/tournaments/groups';
import type { DrawOutput } from '@oche/validators/tournaments/schemas';

/** Draws again with the same number, and compares: anybody can, as nothing of it is secret. */
export function isDrawnSo({ kind, seed, seeded, options, entrants, places }: DrawOutput): boolean {
  const ids = entrants.map(({ id }) => id);
  const groups = entrants.map(({ apart }) => apart ?? undefined);
  const isApart = groups.some((group) => group !== undefined);
  const drawing = { seed, seeded, ...(isApart && { groups }) };
  const again =
    kind === 'groups'
      ? drawForGroups(ids, groupCount({ options, drawn: ids.length }), drawing)
      : draw(ids, drawing);
  return again.length === places.length && again.every((id, place) => id === places[place]);
}
