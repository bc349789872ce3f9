import { migrate } from '../migration/migrate.ts';
import { createPool, type Pool } from '../pool.ts';
import { seedScaleGames } from '../seeds/scale/games.ts';
import { seedScaleItems } from '../seeds/scale/items.ts';
import { seedScaleLounges } from '../seeds/scale/lounges.ts';
import { seedScale } from '../seeds/scale/scale.ts';
import { seedScaleTournaments } from '../seeds/scale/tournaments.ts';
import { CommandError, runCommand } from './lib/command.ts';
import { DATABASE_HELP, withDatabaseUrl } from './lib/database.ts';
import { Progress } from './lib/progress.ts';

const DEFAULT_POSTS = 100_000;
const MAX_POSTS = 20_000_000;
const MAX_LOUNGES = 1_000_000;
const MAX_GAMES = 20_000_000;
const MAX_TOURNAMENTS = 1_000_000;
const MAX_ITEMS = 5_000_000;

const help = `
pnpm seed:scale [posts] [--lounges <n>] [--games <n>] [--tournaments <n>] [--items <n>]

Adds so many posts (default: ${DEFAULT_POSTS}) with members, threads and a category of their own, for
measurements. With --lounges it adds so many lounges with boards, reviews and bookings, with --games so
many completed games (pnpm rankings:rebuild then counts them), with --items so many ads, and posts only
when their number stands there, too. What is there stays. pnpm db:reset takes everything away again.
${DATABASE_HELP}
`;

const options = {
  lounges: { type: 'string' },
  games: { type: 'string' },
  tournaments: { type: 'string' },
  items: { type: 'string' },
} as const;

await runCommand({ help, options, maxArguments: 1 }, async ({ positionals: [text], values }) => {
  const lounges = values.lounges && numberOf(values.lounges, 'lounges', 10, MAX_LOUNGES);
  const games = values.games && numberOf(values.games, 'games', 100, MAX_GAMES);
  const tournaments =
    values.tournaments && numberOf(values.tournaments, 'tournaments', 100, MAX_TOURNAMENTS);
  const items = values.items && numberOf(values.items, 'items', 100, MAX_ITEMS);
  const posts = numberOf(text ?? String(DEFAULT_POSTS), 'posts', 100, MAX_POSTS);
  await withDatabaseUrl(async (url) => {
    await migrate(url);
    if (text !== undefined || !(lounges || games || tournaments || items))
      await seed(url, seedPosts(posts));
    if (lounges) await seed(url, seedLounges(lounges));
    if (games) await seed(url, seedGames(games));
    if (tournaments) await seed(url, (pool) => seedScaleTournaments(pool, { tournaments }));
    if (items) await seed(url, seedItems(items));
  });
});

function numberOf(text: string, noun: string, min: number, max: number): number {
  const number = Number(text.replaceAll('_', ''));
  if (!Number.isInteger(number) || number < min || number > max) {
    throw new CommandError(`Give a number of ${noun} from ${min} to ${max}.`);
  }
  return number;
}

type Seed = (pool: Pool, say: (text: string) => void) => Promise<object>;

function seedPosts(posts: number): Seed {
  return (pool, say) =>
    seedScale(pool, {
      posts,
      onProgress: (done) =>
        say(done.posts < done.of ? `${done.posts} of ${done.of} posts` : 'Collecting statistics'),
    });
}

function seedLounges(lounges: number): Seed {
  return (pool, say) =>
    seedScaleLounges(pool, {
      lounges,
      onProgress: (done) =>
        say(done.lounges < done.of ? `${done.lounges} of ${done.of} lounges` : 'Adding boards'),
    });
}

function seedGames(games: number): Seed {
  return (pool, say) =>
    seedScaleGames(pool, {
      games,
      onProgress: (done) =>
        say(done.games < done.of ? `${done.games} of ${done.of} games` : 'Adding indexes'),
    });
}

function seedItems(items: number): Seed {
  return (pool, say) =>
    seedScaleItems(pool, {
      items,
      onProgress: (done) =>
        say(done.items < done.of ? `${done.items} of ${done.of} ads` : 'Adding indexes'),
    });
}

async function seed(url: string, work: Seed): Promise<void> {
  const startedAt = Date.now();
  const progress = new Progress();
  progress.update('Preparing');
  const pool = createPool(url, { max: 1, silenceMs: 0 });
  try {
    const stats = await work(pool, (text) => progress.update(text));
    progress.done();
    console.log(stats);
    console.log(`Done in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
  } finally {
    progress.done();
    await pool.end();
  }
}
