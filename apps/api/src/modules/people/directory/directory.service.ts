import type {
  Person,
  personListInput,
  personListOutput,
  searchPeopleInput,
} from '@oche/validators/people/schemas';
import { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { viewerOf } from '../viewer.ts';
import * as queries from './directory.queries.ts';

const cursorKey = z.tuple([z.string().max(30)]);

/**
 * Everybody whom the member may see, by username.
 * @throws AppError BAD_INPUT for a cursor that isn't ours
 */
export function listPeople(
  { db, actor }: MemberContext,
  { limit, cursor }: z.output<typeof personListInput>,
): Promise<z.input<typeof personListOutput>> {
  const [after] = cursor === undefined ? [''] : decodeCursor(cursorKey, cursor);
  return readPage(
    limit,
    (count) => queries.listPeople(db, { ...viewerOf(actor), after, limit: count }),
    ({ username }) => encodeCursor([username]),
  );
}

const WORD = /[\p{L}\p{N}]/u;

/**
 * The best matches: this very username first, then what begins with the query, then what is similar
 * to it, in case it was mistyped.
 */
export async function searchPeople(
  { db, actor }: MemberContext,
  { query: typed, limit }: z.output<typeof searchPeopleInput>,
): Promise<Person[]> {
  const query = typed.replace(/^@/, '');
  if (!WORD.test(query)) return [];
  const search = { ...viewerOf(actor), query, limit };
  const found = await queries.findByBeginning(db, search);
  if (found.length === limit) return found;
  const known = new Set(found.map(({ id }) => id));
  const similar = await queries.findSimilar(db, search);
  return [...found, ...similar.filter(({ id }) => !known.has(id))].slice(0, limit);
}
