import { createDb, createPool, migrate } from '@oche/db';
import { DATABASE_HELP, Progress, runCommand, withDatabaseUrl } from '@oche/db/command';
import { systemClock } from './lib/time/clock.ts';
import { isInterrupted, rebuildRankings } from './modules/rankings/index.ts';
import { rebuildFromThrows } from './rebuild-from-throws.ts';

const help = `
pnpm rankings:rebuild [--throws] [--restart]

Rates all games again in their order and counts all points anew, while Oche is running. It can be
stopped at any time; the next call goes on from there, unless it gets --restart. With --throws all games
are played again first, and the statistics and achievements of all players follow.
${DATABASE_HELP}
`;

const options = { restart: { type: 'boolean' }, throws: { type: 'boolean' } } as const;

await runCommand({ help, options }, ({ values: { restart = false, throws = false } }) =>
  withDatabaseUrl(async (url) => {
    await migrate(url, { mustHoldOche: true });
    await rebuild(url, restart, throws);
  }),
);

async function rebuild(url: string, fromStart: boolean, isFromThrows: boolean): Promise<void> {
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
  const seconds = () => ((Date.now() - startedAt) / 1000).toFixed(1);
  let rated = 0;
  try {
    if (isFromThrows) {
      const onProgress = (text: string) => progress.update(text);
      await rebuildFromThrows(db, { fromStart, onProgress });
      progress.done();
      console.log(`Done in ${seconds()} s.`);
      return;
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
    console.log(`${rated} results in ${seconds()} s.`);
  } finally {
    progress.done();
    await db.destroy();
  }
}
