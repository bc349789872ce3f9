import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ItemDatabase } from '../databases/items.ts';
import { atBothSizes, inTurns, query, type SizedRead, type Target } from '../load.ts';
import { type BenchOptions, type Result, storedPage, withRatios } from '../scenarios.ts';
import { type Server, startApp, startBare } from '../servers.ts';

export interface MarketTimes {
  reads: SizedRead[];
  besideBare: Result[];
}

const TARGET = 0.5;
/** Data of every size have so many even of what is rare; more would make the large one's answers longer. */
const FEW = 3;
const near = { zipCode: '50667' } as const;
const attributes = {
  category: ['darts'],
  tip: ['steel'],
  weightFrom: 22,
  weightTo: 24,
  tungstenFrom: 90,
  barrelShape: ['straight'],
} as const;

/** Lists with filters, radii and orders, an ad and what is like it, at two sizes and beside the bare server. */
export async function market(
  small: ItemDatabase,
  large: ItemDatabase,
  options: BenchOptions,
): Promise<MarketTimes> {
  const apps = {
    small: await startApp(small.url, options.dataDir),
    large: await startApp(large.url, options.dataDir),
  };
  const stop = [apps.small, apps.large];
  try {
    const reads = await atBothSizes(
      { small: marketReads(apps.small, small), large: marketReads(apps.large, large) },
      options,
    );
    const pageUrl = `${apps.large.url}/marketplace/${large.typicalId}`;
    const pageFile = join(options.dataDir, 'market-page.json');
    writeFileSync(pageFile, JSON.stringify(await storedPage(pageUrl)));
    const bare = await startBare(large.url, pageFile);
    stop.unshift(bare);
    return { reads, besideBare: await besideBare(apps.large, bare, large, options) };
  } finally {
    for (const server of stop) await server.stop();
  }
}

function marketReads(app: Server, { typicalId }: ItemDatabase): Record<string, Target> {
  const list = (input: object) => query(app, 'market.items.list', input);
  return {
    'newest ads': list({}),
    'the same, REST': { url: `${app.url}/api/marketplace` },
    'darts, cheapest first': list({ category: ['darts'], sort: 'price_asc' }),
    'attributes, cheapest first': list({ ...attributes, sort: 'price_asc', limit: FEW }),
    'attributes, 50 km, cheapest first': list({
      ...attributes,
      ...near,
      radius: 50,
      sort: 'price_asc',
      limit: FEW,
    }),
    'attributes, 200 km, nearest first': list({
      ...attributes,
      ...near,
      radius: 200,
      sort: 'nearby',
      limit: FEW,
    }),
    '25 km, newest first': list({ ...near, radius: 25, limit: FEW }),
    'nearest first': list({ ...near, sort: 'nearby' }),
    'typed "23 g 90 % gerade"': list({ search: '23 g 90 % gerade', limit: FEW }),
    'text "target"': list({ search: 'target' }),
    'text "tasche", one in a hundred': list({ search: 'tasche', asTyped: true, limit: FEW }),
    'counts of all filters': query(app, 'market.items.counts', {}),
    'an ad': query(app, 'market.items.get', { id: typicalId }),
    'similar ads': query(app, 'market.items.similar', { id: typicalId }),
  };
}

async function besideBare(
  app: Server,
  bare: Server,
  { typicalId }: ItemDatabase,
  options: BenchOptions,
): Promise<Result[]> {
  const list = (input: object) => query(app, 'market.items.list', input);
  const sets: Record<string, Target>[] = [
    { 'newest ads, bare': { url: `${bare.url}/items` }, 'newest ads': list({}) },
    {
      'attributes and 50 km, bare': { url: `${bare.url}/items/near` },
      'attributes and 50 km': list({ ...attributes, ...near, radius: 50, sort: 'price_asc' }),
    },
    {
      'an ad, bare': { url: `${bare.url}/items/${typicalId}` },
      'an ad': query(app, 'market.items.get', { id: typicalId }),
    },
    {
      'similar ads, bare': { url: `${bare.url}/items/${typicalId}/similar` },
      'similar ads': query(app, 'market.items.similar', { id: typicalId }),
    },
  ];
  const results: Result[] = [];
  for (const targets of sets) {
    const [bareName = ''] = Object.keys(targets);
    results.push(...withRatios(await inTurns(targets, options.rounds, options), bareName, TARGET));
  }
  return results;
}
