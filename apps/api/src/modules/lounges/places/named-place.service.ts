import type { Executor } from '@oche/db';
import { foldWord } from '@oche/validators/search/folded-word';
import type { NamedPlace } from '../../../lib/declared/searchable.ts';
import { listNamedPlaces } from './named-place.queries.ts';

/** What towns are called in English, or by those who live there. */
const otherNames = new Map(
  Object.entries({
    munich: 'München',
    cologne: 'Köln',
    kölle: 'Köln',
    vienna: 'Wien',
    nuremberg: 'Nürnberg',
    hanover: 'Hannover',
    brunswick: 'Braunschweig',
    geneva: 'Genève',
    genf: 'Genève',
    lucerne: 'Luzern',
    berne: 'Bern',
    basle: 'Basel',
  }).map(([name, own]) => [foldWord(name), own]),
);

/** Those of these names, and postal codes, that are places. */
export async function findPlaces(db: Executor, asked: readonly string[]): Promise<NamedPlace[]> {
  if (asked.length === 0) return [];
  const names = asked.map((name) => otherNames.get(foldWord(name)) ?? name);
  return listNamedPlaces(db, { asked, names });
}
