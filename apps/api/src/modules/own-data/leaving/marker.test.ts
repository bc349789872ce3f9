import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { mailFolder } from '../../../lib/mail/mail.ts';
import { DAY_MS, MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import { runJobs, TEST_PASSWORD, useMember, useTestApi } from '../../../testing/index.ts';
import { beginDepartures, eraseMember } from './erase.service.ts';
import { columnsWith, createMarked, MARKER } from './testing-marked.ts';

/*
 * A member with a marker in every field that a member can fill is deleted, and then everything that Oche keeps is
 * searched for it. Whoever adds a field marks it in `testing-marked.ts`.
 */

/** Where the marker stays, and why. */
const STAYS = [
  // what was said to others: they keep it, from "Gelöschtes Mitglied"
  'conversation_messages.body',
  'forum_pictures.description',
  'forum_posts.content',
  'forum_threads.title',
  'lounge_reviews.comment',
  // what somebody bought
  'market_items.title',
  'market_items.words',
  'market_reviews.comment',
  // what was asked in a thread
  'poll_options.text',
  'polls.question',
  // by which the thread is found
  'search_documents_thread.name',
  'search_documents_thread.stems',
];

const api = useTestApi();
const other = useMember(api, { first_name: 'Ben', last_name: 'Bleibt' });

/** Every file below a folder, but for mails that were sent. */
async function filesWith(folder: string, word: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const found: string[] = [];
  for (const file of files) {
    if (file.startsWith(mailFolder(api.deps.env))) continue;
    if (file.includes(word) || (await readFile(file)).includes(word)) found.push(file);
  }
  return found;
}

it('leaves nothing of a deleted member but what was said to others', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const deps = { ...api.deps, log };
  const marked = await createMarked(api, other);
  const { storage, db } = api.deps;
  // of what waits for approval: what was shown to others stays
  const [upload] = await db
    .selectFrom('uploads')
    .select('id')
    .where('used_by', 'like', 'submission:%')
    .execute();
  await storage.put(`${upload?.id}/960.webp`, Buffer.from(MARKER), 'image/webp');
  const { ownData } = api.callerFor(marked);
  await ownData.requestArchive({ password: TEST_PASSWORD });
  await runJobs(api);
  expect((await ownData.get()).archive?.status).toBe('ready');

  // it finds what was planted: in tables of all kinds, in files and in the queue
  const planted = await columnsWith(db, MARKER);
  expect(planted).toEqual(expect.arrayContaining([...STAYS, 'users.email', 'market_traders.name']));
  expect(await filesWith(api.dataDir, MARKER)).toHaveLength(2);

  await ownData.requestLeave({ password: TEST_PASSWORD });
  expect(await columnsWith(db, MARKER)).toContain('_private_jobs.payload');
  await eraseMember(deps, marked.id);
  expect((await ownData.get()).leavesAt).not.toBeNull();

  api.deps.clock.set(new Date(Date.now() + 14 * DAY_MS + MINUTE_MS));
  await beginDepartures(api.deps);
  // interrupted in the middle, it goes on where it was
  const broken = deps.ownData.map((own) =>
    own.domain === 'market' ? { ...own, erase: () => Promise.reject(new Error('away')) } : own,
  );
  await expect(eraseMember({ ...deps, ownData: broken }, marked.id)).rejects.toThrow('away');
  await eraseMember(deps, marked.id);
  await runJobs(api);
  expect(await columnsWith(db, MARKER)).toEqual(STAYS);
  expect(await filesWith(api.dataDir, MARKER)).toEqual([]);
  expect(lines.join()).not.toContain(MARKER);

  // what was open with others has ended, and they were told
  const open = db.selectFrom('bookings').innerJoin('lounges', 'lounges.id', 'bookings.lounge_id');
  expect(await open.select('status').execute()).toEqual([{ status: 'cancelled' }]);
  const told = db.selectFrom('notifications').select('kind').where('recipient_id', '=', other.id);
  expect((await told.execute()).map(({ kind }) => kind)).toContain('bookings.deskChanged');

  // twice is no harm
  const { rows } = await sql<{
    before: string;
  }>`select users::text as before from users where id = ${marked.id}`.execute(db);
  await eraseMember(deps, marked.id);
  const { rows: again } = await sql<{
    before: string;
  }>`select users::text as before from users where id = ${marked.id}`.execute(db);
  expect(again).toEqual(rows);
});
