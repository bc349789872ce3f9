import { migrate } from '../migrate.ts';
import { createPool } from '../pool.ts';
import { seedScale } from '../seeds/scale.ts';
import { CommandError, runCommand } from './lib/command.ts';
import { DATABASE_HELP, withDatabaseUrl } from './lib/database.ts';
import { Progress } from './lib/progress.ts';

const DEFAULT_POSTS = 100_000;
const MAX_POSTS = 20_000_000;

const help = `
pnpm seed:scale [posts]

Adds so many posts (default: ${DEFAULT_POSTS}) with members, threads and a category of their own, for
measurements. What is there stays. pnpm db:reset takes everything away again.
${DATABASE_HELP}
`;

await runCommand({ help, maxArguments: 1 }, async ({ positionals: [text] }) => {
  const posts = text === undefined ? DEFAULT_POSTS : Number(text.replaceAll('_', ''));
  if (!Number.isInteger(posts) || posts < 100 || posts > MAX_POSTS) {
    throw new CommandError(`Give a number of posts from 100 to ${MAX_POSTS}.`);
  }
  await withDatabaseUrl(async (url) => {
    await migrate(url);
    await seed(url, posts);
  });
});

async function seed(url: string, posts: number): Promise<void> {
  const startedAt = Date.now();
  const progress = new Progress();
  progress.update('Preparing');
  const pool = createPool(url, { max: 1 });
  try {
    const stats = await seedScale(pool, {
      posts,
      onProgress: (done) =>
        progress.update(
          done.posts < done.of ? `${done.posts} of ${done.of} posts` : 'Collecting statistics',
        ),
    });
    progress.done();
    console.log(stats);
    console.log(`Done in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
  } finally {
    progress.done();
    await pool.end();
  }
}
