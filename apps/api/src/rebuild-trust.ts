import { createDb, createPool, migrate } from '@oche/db';
import { DATABASE_HELP, Progress, runCommand, withDatabaseUrl } from '@oche/db/command';
import { systemClock } from './lib/time/clock.ts';
import { rebuildTrust } from './modules/trust/index.ts';

const help = `
pnpm trust:rebuild

Computes the trust scores, badges and statistics of all sellers anew from deals, reviews, conversations and
verifications, while Oche is running. It can be stopped and begun again at any time.
${DATABASE_HELP}
`;

await runCommand({ help, options: {} }, () =>
  withDatabaseUrl(async (url) => {
    await migrate(url, { mustHoldOche: true });
    const db = createDb(createPool(url, { max: 2, statementTimeoutMs: 0 }));
    const progress = new Progress();
    try {
      const done = await rebuildTrust({ db, clock: systemClock }, (count) =>
        progress.update(`${count} members`),
      );
      progress.done();
      console.log(`${done} members are computed anew.`);
    } finally {
      progress.done();
      await db.destroy();
    }
  }),
);
