import { createDb, createPool, migrate } from '@oche/db';
import { DATABASE_HELP, Progress, runCommand, withDatabaseUrl } from '@oche/db/command';
import { systemClock } from './lib/clock.ts';
import { rewriteResults } from './modules/games/index.ts';
import { isInterrupted, rebuildRankings } from './modules/rankings/index.ts';

const help = `
pnpm rankings:rebuild [--restart] [--results] [--from <id>]

Rates all games again in their order and counts all points anew, while Oche is running. It can be
stopped at any time; the next call goes on from there, unless it gets --restart.

With --results it first plays every game again, throw by throw, and writes what it meant for its players;
--from names the game behind which that goes on.
${DATABASE_HELP}
`;

const options = {
  restart: { type: 'boolean' },
  results: { type: 'boolean' },
  from: { type: 'string' },
} as const;

await runCommand(
  { help, options },
  ({ values: { restart = false, results = false, from = '0' } }) =>
    withDatabaseUrl(async (url) => {
      await migrate(url);
      await rebuild(url, { fromStart: restart || results, from: results ? Number(from) : null });
    }),
);

async function rebuild(
  url: string,
  { fromStart, from }: { fromStart: boolean; from: number | null },
): Promise<void> {
  const db = createDb(
    // sorting and putting everything in its place take minutes
    createPool(url, {
      max: 3,
      statementTimeoutMs: 0,
      silenceMs: 0,
      lockTimeoutMs: 0,
      idleInTransactionTimeoutMs: 0,
    }),
  );
  const deps = { db, clock: systemClock };
  const progress = new Progress();
  const startedAt = Date.now();
  let rated = 0;
  try {
    for (let id = from; id !== null; id = await rewriteResults(db, id)) {
      if (id > 0) progress.update(`games up to ${id} played again`);
    }
    if (!fromStart && (await isInterrupted(deps))) {
      console.log('Going on where the last run was stopped.');
    }
    await rebuildRankings(deps, {
      fromStart,
      onProgress: (done) => {
        rated = done ?? rated;
        progress.update(
          done === null ? 'Putting everything in its place' : `${done} results rated`,
        );
      },
    });
    progress.done();
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    console.log(`${rated} results in ${seconds} s.`);
  } finally {
    progress.done();
    await db.destroy();
  }
}
