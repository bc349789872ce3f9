import { createHash } from 'node:crypto';
import { type Tx, withTransaction } from '@oche/db';
import { importAccounts, type MovedAccount, newUserId } from '../../auth/index.ts';
import { nameMoved } from '../../people/index.ts';
import * as queries from '../imports.queries.ts';
import type { Author, SourceMember } from '../sources/source.ts';
import type { Run } from './run.ts';

const SLICE = 200;
const MAX_NAME = 80;
const MAX_EMAIL = 254;
const EMAIL = /^[^\s@,;<>"]{1,64}@[^\s@,;<>"]+\.[a-z0-9-]{2,}$/i;
/** of the column */
const MAX_SOURCE_ID = 200;

/** Members, some hundred at once, with what they sign in with. */
export async function moveMembers(run: Run): Promise<void> {
  const { deps, source, importId, report } = run;
  let after = '0';
  for (;;) {
    const members = await source.members(after, SLICE);
    const last = members.at(-1);
    if (!last) return;
    after = last.id;
    const ids = members.map(({ id }) => id);
    await withTransaction(deps.db, async (tx) => {
      await queries.lockImport(tx, importId);
      const known = await queries.listMapped(tx, importId, 'member', ids);
      const fresh = members.filter(({ id }) => !known.has(id));
      await addMembers(run, tx, fresh);
      report.add('members', fresh.length);
    });
    await run.onProgress(`members up to ${after}`);
  }
}

async function addMembers(run: Run, tx: Tx, members: readonly SourceMember[]): Promise<void> {
  const { report } = run;
  const accounts = members.map((member) => accountOf(run, member));
  const added = await importAccounts(run.deps, tx, accounts);
  const pairs = members.map((member, index) => [member.id, added[index]?.id ?? ''] as const);
  await queries.insertMapped(tx, run.importId, 'member', pairs);
  const fresh = members.filter((_, index) => added[index]?.isNew);
  await queries.insertImportedMembers(
    tx,
    run.importId,
    added.flatMap(({ id, isNew }) => (isNew ? [id] : [])),
  );
  await nameMoved(
    tx,
    fresh.map((member) => ({
      userId: added[members.indexOf(member)]?.id ?? '',
      username: usernameOf(member.name),
    })),
  );
  report.add('members who have an account here already', members.length - fresh.length);
  added.forEach(({ isNew, hasAddress }, index) => {
    if (isNew && !hasAddress)
      report.leave('addresses of members that are missing, wrong or another’s');
    else if (isNew && !accounts[index]?.password) report.leave('passwords that nothing can read');
  });
}

function accountOf({ map, deps }: Run, member: SourceMember): MovedAccount {
  const roles = member.groupIds.map((id) => map.groups[id]?.role ?? 'user');
  const isAddress = EMAIL.test(member.email) && member.email.length <= MAX_EMAIL;
  return {
    id: newUserId(),
    email: isAddress ? member.email : null,
    isConfirmed: member.isConfirmed,
    ...namesOf(member.name, map.surname),
    locale: member.isGerman ? 'de' : 'en',
    role: roles.includes('admin') ? 'admin' : roles.includes('moderator') ? 'moderator' : 'user',
    createdAt: member.joinedAt ?? deps.clock.now(),
    banReason: member.banReason,
    password: member.password,
  };
}

/** Boards know one name; two words are taken for those of a person. */
function namesOf(name: string, surname: string): { firstName: string; lastName: string } {
  const words = name.trim().replace(/\s+/g, ' ');
  const space = words.lastIndexOf(' ');
  return space > 0
    ? {
        firstName: words.slice(0, space).slice(0, MAX_NAME),
        lastName: words.slice(space + 1).slice(0, MAX_NAME),
      }
    : { firstName: words.slice(0, MAX_NAME) || 'Gast', lastName: surname };
}

const usernameOf = (name: string): string =>
  name
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .trim()
    .replace(/\s+/g, '.');

const keyOf = ({ id, name }: Author): string => {
  if (id) return id;
  const key = `guest:${name.trim() || 'Gast'}`;
  if (key.length <= MAX_SOURCE_ID) return key;
  return `guest:${createHash('sha256').update(name).digest('hex')}`;
};

/**
 * The accounts of those who wrote something. Visitors, and members whom the board has deleted, get one in which nobody
 * can sign in, so that their words have their name.
 */
export async function findAuthors(
  { deps, importId, map, report }: Run,
  tx: Tx,
  authors: readonly Author[],
): Promise<(author: Author) => string> {
  const byKey = new Map(authors.map((author) => [keyOf(author), author]));
  const known = await queries.listMapped(tx, importId, 'member', [...byKey.keys()]);
  const missing = [...byKey].filter(([key]) => !known.has(key));
  const accounts = missing.map(([, { name }]) => ({
    id: newUserId(),
    email: null,
    isConfirmed: false,
    ...namesOf(name || 'Gast', map.surname),
    locale: 'de' as const,
    role: 'user' as const,
    createdAt: deps.clock.now(),
    banReason: null,
    password: null,
  }));
  await importAccounts(deps, tx, accounts);
  const pairs = missing.map(([key], index) => [key, accounts[index]?.id ?? ''] as const);
  await queries.insertMapped(tx, importId, 'member', pairs);
  report.add('names of visitors and former members', pairs.length);
  for (const [key, id] of pairs) known.set(key, id);
  return (author) => {
    const id = known.get(keyOf(author));
    if (!id) throw new Error(`nobody is ${keyOf(author)}`);
    return id;
  };
}
