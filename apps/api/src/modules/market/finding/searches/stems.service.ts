import type { Deps } from '../../../../lib/deps.ts';
import { readTexts } from '../list/wish.service.ts';
import * as queries from './stems.queries.ts';
import { isSame, type StoredWords, withTexts } from './stored-words.ts';
import { getWanted } from './wanted.queries.ts';
import { soughtBy } from './wanted.service.ts';

type Stored = Awaited<ReturnType<typeof queries.listStored>>[number];

/**
 * Makes the words of saved searches and wanted ads again, with this PostgreSQL's stems. Ads that were there at that
 * moment are no news, even if a search finds them only now.
 */
export async function renewSearches(
  { db }: Pick<Deps, 'db'>,
  ids: readonly string[],
  since: string,
): Promise<void> {
  const words: (StoredWords & { id: number })[] = [];
  for (const stored of await queries.listStored(db, { ids: ids.map(Number) })) {
    const renewed = await wordsOf(db, stored);
    if (renewed?.query && !isSame(renewed, stored)) words.push({ ...renewed, id: stored.id });
  }
  if (words.length > 0) await queries.renewWords(db, { words: JSON.stringify(words), since });
}

/** @returns nothing for a wanted ad that is over */
async function wordsOf(
  db: Deps['db'],
  { wantedId, input, query, keys }: Stored,
): Promise<StoredWords | undefined> {
  if (input !== null) return withTexts({ query, keys }, await readTexts({ db }, input));
  const ad = wantedId === null ? undefined : await getWanted.first(db, { id: wantedId });
  if (!ad?.isOpen) return undefined;
  const sought = await soughtBy({ db }, ad);
  return { query: sought.filters.query, keys: sought.keys };
}
