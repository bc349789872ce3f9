import type { Deps } from '../../../lib/deps.ts';
import { wantsStatistics } from './games.queries.ts';
import { rebuildStatistics } from './rebuild.service.ts';

/** Makes the statistics of games that came with the demo data, as nobody was told of those. */
export async function buildDemoStatistics(deps: Pick<Deps, 'db'>): Promise<void> {
  if (await wantsStatistics.first(deps.db, {})) await rebuildStatistics(deps);
}
