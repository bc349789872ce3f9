import { createDb, createPool, migrate } from '@oche/db';
import { DATABASE_HELP, Progress, runCommand, withDatabaseUrl } from '@oche/db/command';
import { systemClock } from './lib/time/clock.ts';
import { modules } from './modules/index.ts';
import { beginRebuild, rebuildSlice, rebuiltKinds } from './modules/search/index.ts';

/** PostgreSQL computes the stems of each part on a core of its own; one connection notes how far it is. */
const LANES = 2;

const help = `
pnpm search:reindex [--restart]

Builds all documents of the search anew, while Oche is running. It can be stopped at any time; the next
call goes on from there, unless it gets --restart.
${DATABASE_HELP}
`;

const options = { restart: { type: 'boolean' } } as const;

await runCommand({ help, options }, ({ values: { restart = false } }) =>
  withDatabaseUrl(async (url) => {
    await migrate(url, { mustHoldOche: true });
    await rebuildAll(url, restart);
  }),
);

async function rebuildAll(url: string, restart: boolean): Promise<void> {
  const db = createDb(createPool(url, { max: LANES + 1 }));
  const searchables = modules.flatMap(({ search }) => search ?? []);
  const deps = { db, clock: systemClock, searchables };
  const progress = new Progress();
  try {
    const goesOn = await beginRebuild(deps, restart);
    if (goesOn) console.log('Going on where the last run was stopped.');
    for (const kind of rebuiltKinds(deps)) {
      let slice: Awaited<ReturnType<typeof rebuildSlice>>;
      do {
        slice = await rebuildSlice(deps, kind, LANES);
        progress.update(`${kind}: ${slice.done}`);
      } while (!slice.isFinished);
      console.log(`${kind}: ${slice.done}`);
    }
  } finally {
    progress.done();
    await db.destroy();
  }
}
