import type { HomeDatabase } from '../databases/home.ts';
import { READER } from '../databases/home-rows.ts';
import { atBothSizes, query, type SizedRead, type Target } from '../load.ts';
import type { BenchOptions } from '../scenarios.ts';
import { type Server, signIn, startApp } from '../servers.ts';

/** What the start page asks for at once, in one request. */
export const startPage = (memberId: string) =>
  (
    [
      ['home.get', { board: 'home' }],
      ['forum.post.recent', { limit: 5 }],
      ['social.profiles.get', { userId: memberId }],
      ['clubs.listOwn', null],
      ['polls.listCurrent', null],
      ['social.friends.counts', null],
      ['social.friends.list', { limit: 3 }],
      ['social.conversations.list', { limit: 3 }],
      ['bookings.list', { period: 'upcoming', limit: 3 }],
      ['market.items.list', { limit: 3, sort: 'newest' }],
    ] as const
  ).map(([path, input]) => ({ path, input: input ?? undefined }));

function batch(app: Server): Target {
  const calls = startPage(READER.id);
  const inputs = Object.fromEntries(
    calls.flatMap(({ input }, index) => (input ? [[index, input]] : [])),
  );
  const paths = calls.map(({ path }) => path).join(',');
  const input = encodeURIComponent(JSON.stringify(inputs));
  return { url: `${app.url}/trpc/${paths}?batch=1&input=${input}` };
}

async function reads(app: Server, email: string): Promise<Record<string, Target>> {
  const headers = { cookie: await signIn(app, email), 'content-type': 'application/json' };
  return {
    'the whole start page': { ...batch(app), headers },
    'what is its own': { ...query(app, 'home.get', { board: 'home' }), headers },
    'free boards and activities': { ...query(app, 'home.live', { limit: 5 }), headers },
    'activities alone': { ...query(app, 'home.activity', { limit: 20 }), headers },
  };
}

/** Measures what the start page of a member with 200 friends takes among few rows and among many. */
export async function home(
  small: HomeDatabase,
  large: HomeDatabase,
  options: BenchOptions,
): Promise<SizedRead[]> {
  const apps = {
    small: await startApp(small.url, options.dataDir),
    large: await startApp(large.url, options.dataDir),
  };
  try {
    const bySize = {
      small: await reads(apps.small, small.memberEmail),
      large: await reads(apps.large, large.memberEmail),
    };
    // one reader after the other: what counts is how long one waits
    return await atBothSizes(bySize, { ...options, connections: 1 });
  } finally {
    await apps.small.stop();
    await apps.large.stop();
  }
}
