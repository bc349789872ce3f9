import type { Executor } from '@oche/db';
import {
  type ActivitySpan,
  type MemberListInput,
  type memberListOutput,
  memberSorts,
} from '@oche/validators/admin/members';
import { z } from 'zod';
import { isAdmin, requireScope } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { addDays, DAY_MS, instantOfDay, isoOf } from '../../../lib/time/wall-clock.ts';
import { findByWords, listMembers, type MemberSearch } from './list.queries.ts';
import { toListed } from './member.select.ts';

const HOUSE_ZONE = 'Europe/Berlin';
const SPAN_DAYS: Record<ActivitySpan, number> = { day: 1, week: 7, month: 30, dormant: 90 };
/** More words than a name and an address have are a text, and no search. */
const WORDS_MAX = 6;
/**
 * How many are looked up and sorted. If there are more, the list is read in its order, where they come soon; a few
 * could all be far down in it, like those of one name in a list by name, and PostgreSQL doesn't know that.
 */
const FOUND_MAX = 3000;

const text = z.string().refine((value) => !value.includes('\0'));
const cursorKey = z.tuple([z.enum(memberSorts), text, text]);

/**
 * All members who haven't left: found by parts of name, username and, by admins, address. For moderators no address is
 * read, searched or sorted by: not even a guess at one tells them whether it is somebody's.
 * @throws AppError FORBIDDEN, BAD_INPUT for a cursor that isn't of this list
 */
export async function listAllMembers(
  { actor, db, clock }: MemberContext,
  input: MemberListInput,
): Promise<z.input<typeof memberListOutput>> {
  requireScope(actor, 'site');
  const hasAddresses = isAdmin(actor);
  const { sort, direction, active } = input;
  if (sort === 'email' && !hasAddresses) throw new AppError('FORBIDDEN');
  const now = clock.now();
  const search = {
    sort,
    direction,
    hasAddresses,
    ...(await lookUp(db, { words: wordsOf(input.search), hasAddresses })),
    role: input.role,
    status: input.status,
    joinedFrom: input.joinedFrom ? startOf(input.joinedFrom) : null,
    joinedUntil: input.joinedTo ? startOf(addDays(input.joinedTo, 1)) : null,
    active: active
      ? { span: active, since: isoOf(now.getTime() - SPAN_DAYS[active] * DAY_MS) }
      : null,
    concern: input.concern,
    now: now.toISOString(),
    after: afterOf(input),
  };
  const { items, nextCursor } = await readPage(
    input.limit,
    (limit) => listMembers(db, { ...search, limit }).execute(),
    (last) => encodeCursor([sort, last.sortKey, last.id]),
  );
  return {
    items: items.map(({ email, ...row }) => ({
      ...toListed(row, now),
      ...(email !== undefined && { email }),
    })),
    nextCursor,
  };
}

const startOf = (day: string): string => isoOf(instantOfDay(HOUSE_ZONE, day));

const wordsOf = (search: string | undefined): string[] =>
  (search ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);

async function lookUp(
  db: Executor,
  search: Pick<MemberSearch, 'words' | 'hasAddresses'>,
): Promise<Pick<MemberSearch, 'words' | 'found'>> {
  const { words } = search;
  if (words.length === 0) return { words, found: null };
  const found = await findByWords(db, search, FOUND_MAX + 1);
  return found.length > FOUND_MAX ? { words, found: null } : { words: [], found };
}

const isMoment = (key: string) => !Number.isNaN(Date.parse(key));

function afterOf({ cursor, sort }: MemberListInput): { key: string; id: string } | null {
  if (cursor === undefined) return null;
  const [of, key, id] = decodeCursor(cursorKey, cursor);
  const isTime = sort === 'joined' || sort === 'active';
  if (of !== sort || (isTime && !isMoment(key))) {
    throw new AppError('BAD_INPUT', { fields: { cursor: 'invalid' } });
  }
  return { key: isTime ? new Date(key).toISOString() : key, id };
}
