import type { Pool } from '@oche/db';
import { type ItemScaleStats, seedScaleItems } from '@oche/db/seeds';
import { emailOf, keptDatabase } from './kept.ts';

export interface ItemDatabase {
  url: string;
  items: number;
  /** darts that everybody sees */
  typicalId: number;
  memberEmail: string;
}

/**
 * Ads of two months, all over the countries whose postal codes are known.
 * @param serverUrl any database of the server, with its superuser
 */
export function itemDatabase(
  serverUrl: string,
  items: number,
  say: (text: string) => void,
): Promise<ItemDatabase> {
  const seed = (pool: Pool) => {
    say(`Making a database with ${items} ads …`);
    return seedScaleItems(pool, { items });
  };
  return keptDatabase<ItemScaleStats, ItemDatabase>(
    serverUrl,
    `bench_items_${items}`,
    seed,
    async ({ url, pool, stats: { typicalItemId, memberId } }) => ({
      url,
      items,
      typicalId: typicalItemId,
      memberEmail: await emailOf(pool, memberId),
    }),
  );
}
