import { z } from 'zod';
import { toldKind } from '../../../lib/declared/published.ts';

const ids = z.object({ fixtureId: z.int(), divisionId: z.int() });
export type FixtureIds = z.infer<typeof ids>;
const tableIds = z.object({ divisionId: z.int() });
export type TableIds = z.infer<typeof tableIds>;

export const fixtureFinished = toldKind('league.fixture.finished', ids);
export const fixtureConfirmed = toldKind('league.fixture.confirmed', ids);
export const fixtureMoved = toldKind('league.fixture.moved', ids);
export const tableChanged = toldKind('league.table.changed', tableIds);
