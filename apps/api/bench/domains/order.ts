import type { OrderDatabase } from '../databases/order.ts';
import { inPairs } from '../in-pairs.ts';
import { query, type Target } from '../load.ts';
import type { BenchOptions, Result } from '../scenarios.ts';
import { type Server, startApp } from '../servers.ts';
import { number, table } from '../table.ts';

const TARGET = 0.9;
const PAIRS = 2000;
const NO_POST_YET = 2_000_000_000;

/**
 * A thread that was merged many times beside an untouched one that is as long, and old addresses beside one merge. The ratio
 * is that of the medians.
 */
export async function order(database: OrderDatabase, options: BenchOptions): Promise<Result[]> {
  const app = await startApp(database.url, options.dataDir);
  try {
    const results: Result[] = [];
    for (const [name, pair] of Object.entries(pairsOf(app, database))) {
      const [untouched, merged] = await inPairs(pair, PAIRS);
      results.push(
        { name: `${name}, untouched`, measure: untouched },
        { name, measure: merged, ratio: untouched.p50 / merged.p50, target: TARGET },
      );
    }
    return results;
  } finally {
    await app.stop();
  }
}

function pairsOf(app: Server, database: OrderDatabase): Record<string, [Target, Target]> {
  const { numbers, addresses } = database;
  const ids = { untouched: database.untouchedId, merged: database.mergedId };
  const both = (make: (which: keyof typeof ids) => Target): [Target, Target] => [
    make('untouched'),
    make('merged'),
  ];
  const page = (threadId: number, around?: number) =>
    query(app, 'forum.post.list', { threadId, around });
  return {
    'the first page': both((which) => page(ids[which])),
    'a page in the middle': both((which) => page(ids[which], numbers[which].middle)),
    // a number that doesn't exist yet means the last post
    'the last page': both((which) => page(ids[which], NO_POST_YET)),
    'a page at any post': both((which) =>
      chosen(numbers[which].any, (number) => page(ids[which], number)),
    ),
    'the thread itself': both((which) => query(app, 'forum.thread.get', { id: ids[which] })),
    'where an old address leads (beside one merge)': [
      chosen(addresses.once, (address) => query(app, 'forum.order.place', address)),
      chosen(addresses.merged, (address) => query(app, 'forum.order.place', address)),
    ],
  };
}

/** Another one with each request. */
function chosen<One>(from: readonly One[], make: (one: One) => Target): Target {
  const targets = from.map(make);
  const [first] = targets;
  if (!first) throw new Error('there is nothing to choose from');
  const path = () => {
    const { url } = targets[Math.floor(Math.random() * targets.length)] ?? first;
    const { pathname, search } = new URL(url);
    return pathname + search;
  };
  return { ...first, path };
}

export const merging = ({ merge, merges, posts }: OrderDatabase): string =>
  table(
    [`one of ${number(merges)} merges, until ${number(posts)} posts`, 'ms'],
    [
      ['p50', number(merge.p50)],
      ['the longest', number(merge.longest)],
    ],
  );
