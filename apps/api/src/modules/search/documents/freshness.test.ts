import { createDb, createPool } from '@oche/db';
import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { reactionJobs } from '../../../lib/events/reactions.ts';
import { startJobs } from '../../../lib/jobs/job-worker.ts';
import { runJobs, useMember, useTestApi } from '../../../testing/index.ts';
import { createSubforum } from '../../forum/testing.ts';
import { modules } from '../../index.ts';

const api = useTestApi();
const author = useMember(api);
let threadId: number;

/** What another process has of its own; both share a database. */
const elsewhere = () => {
  const db = createDb(createPool(api.url, { max: 2 }));
  return { ...api.deps, db, metrics: new Registry() };
};
let other: ReturnType<typeof elsewhere>;

beforeAll(async () => {
  const subforumId = await createSubforum(api.deps.db);
  const thread = await api.callerFor(author).forum.thread.create({
    subforumId,
    title: 'Was gibt es Neues?',
    content: 'Schreibt, was ihr wollt.',
  });
  threadId = thread.id;
  await runJobs(api);
  other = elsewhere();
});
afterAll(() => other.db.destroy());

const write = (content: string) => api.callerFor(author).forum.post.create({ threadId, content });
const count = async (q: string) =>
  (await api.callerFor(null).search.find({ q })).counts.forum.count;
const documents = async (id: number) => {
  const { rows } = await sql`
    select from search_documents where kind = 'post' and id = ${String(id)}`.execute(api.deps.db);
  return rows.length;
};

it('a writer pays for a job and nothing else; its document is there when the job has run', async () => {
  const post = await write('Das Wort Blitzableiter ist neu.');
  expect(await documents(post.id)).toBe(0);
  await runJobs(api);
  expect([await documents(post.id), await count('Blitzableiter')]).toEqual([1, 1]);
  await api.callerFor(author).forum.post.delete({ id: post.id });
  // gone at once for readers, and from the table when the job has run
  expect(await count('Blitzableiter')).toBe(0);
  await runJobs(api);
  expect(await documents(post.id)).toBe(0);
});

it('what one process writes is found by another, whichever of them has the worker', async () => {
  const worker = await startJobs(other, api.url, [reactionJobs(other, modules)]);
  try {
    const post = await write('Das Wort Donnerwetter ist neu.');
    await vi.waitFor(async () => expect(await count('Donnerwetter')).toBe(1), { timeout: 20_000 });
    await api.callerFor(author).forum.post.delete({ id: post.id });
    expect(await count('Donnerwetter')).toBe(0);
    await vi.waitFor(async () => expect(await documents(post.id)).toBe(0), { timeout: 20_000 });
  } finally {
    await worker.stop();
  }
});

it('a thread that is answered again within the hour is not written anew', async () => {
  const written = async () => {
    const { rows } = await sql<{ version: string }>`
      select xmin::text as version from search_documents
      where kind = 'thread' and id = ${String(threadId)}`.execute(api.deps.db);
    return rows[0]?.version;
  };
  const answer = async (later: { minutes: number }) => {
    api.deps.clock.advance(later);
    await write('Noch eine Antwort.');
    await runJobs(api);
    return written();
  };
  // in the middle of the sixteen hours of a band, so that all three are in it
  api.deps.clock.set('2031-03-03T16:00:00Z');
  const first = await answer({ minutes: 1 });
  expect(await answer({ minutes: 50 })).toBe(first);
  expect(await answer({ minutes: 15 })).not.toBe(first);
});
