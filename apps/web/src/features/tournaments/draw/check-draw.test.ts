import { draw, drawForGroups } from '@oche/darts/tournaments/draw';
import type { DrawOutput } from '@oche/validators/tournaments/schemas';
import { expect, it } from 'vitest';
import { isDrawnSo } from './check-draw.ts';

const ids = Array.from({ length: 16 }, (_, index) => index + 11);
const base: DrawOutput = {
  kind: 'single_elimination',
  seeding: 'hand',
  seed: 'Lotto 3 7 19',
  seeded: 2,
  options: {},
  entrants: ids.map((id) => ({ id, apart: null })),
  places: [...draw(ids, { seed: 'Lotto 3 7 19', seeded: 2 })],
};

it('tells a draw of this number from any other', () => {
  expect(isDrawnSo(base)).toBe(true);
  expect(isDrawnSo({ ...base, seed: 'Lotto 3 7 20' })).toBe(false);
  expect(isDrawnSo({ ...base, places: base.places.toReversed() })).toBe(false);
  const groups = ids.map((_, index) => (index % 4 === 0 ? '1' : undefined));
  const apart: DrawOutput = {
    ...base,
    kind: 'groups',
    options: { groups: 4 },
    entrants: ids.map((id, index) => ({ id, apart: groups[index] ?? null })),
    places: [...drawForGroups(ids, 4, { seed: base.seed, seeded: 2, groups })],
  };
  expect(isDrawnSo(apart)).toBe(true);
  expect(isDrawnSo({ ...apart, kind: 'swiss' })).toBe(false);
});
