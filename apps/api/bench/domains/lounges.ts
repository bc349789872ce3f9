import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createPool } from '@oche/db';
import type { LoungeDatabase } from '../databases/lounges.ts';
import { atBothSizes, inTurns, type Measure, query, type SizedRead, type Target } from '../load.ts';
import type { BenchOptions } from '../scenarios.ts';
import { type Server, signIn, startApp } from '../servers.ts';

/** The middle of Berlin: in data of every size it has lounges around it. */
const ORIGIN = { latitude: 52.52, longitude: 13.405 };
/**
 * So few results are found in data of every size; more would make the large one's answers longer.
 */
const FEW = 3;

/** The next Friday but one, when many boards are taken. */
function evening(people: number): object {
  const day = new Date(Date.now() + 7 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((12 - day.getUTCDay()) % 7));
  return { date: day.toISOString().slice(0, 10), from: '20:00', to: '22:00', people };
}

/** The searches to measure. */
function directoryReads(app: Server): Record<string, Target> {
  const search = (input: object) => query(app, 'lounges.search', input);
  return {
    newest: search({}),
    'text "dort"': search({ search: 'dort' }),
    'radius 25 km': search({ ...ORIGIN, radius: 25, sort: 'distance' }),
    'radius 25 km, text "bar", 3 lounges': search({
      ...ORIGIN,
      radius: 25,
      sort: 'distance',
      search: 'bar',
      limit: FEW,
    }),
    'radius 100 km, best first': search({ ...ORIGIN, radius: 100, sort: 'rating' }),
    'an evening': query(app, 'bookings.availability.search', { when: evening(4) }),
    'an evening within 25 km': query(app, 'bookings.availability.search', {
      ...ORIGIN,
      radius: 25,
      sort: 'distance',
      when: evening(4),
    }),
    'a lounge': query(app, 'lounges.get', { id: 1 }),
  };
}

/** Measures the directory on a small and a large database. */
export async function directory(
  small: LoungeDatabase,
  large: LoungeDatabase,
  options: BenchOptions,
): Promise<SizedRead[]> {
  const apps = {
    small: await startApp(small.url, options.dataDir),
    large: await startApp(large.url, options.dataDir),
  };
  try {
    const reads = { small: directoryReads(apps.small), large: directoryReads(apps.large) };
    return await atBothSizes(reads, options);
  } finally {
    await apps.small.stop();
    await apps.large.stop();
  }
}

/** Measures a week of a lounge with 50 boards, and bookings in one lounge and in many at once. */
export async function bookings(
  database: LoungeDatabase,
  options: BenchOptions,
): Promise<Record<string, Measure>> {
  const app = await startApp(database.url, options.dataDir);
  const since = new Date();
  try {
    const cookies: string[] = [];
    for (const email of database.memberEmails) cookies.push(await signIn(app, email));
    const { busyLoungeId, loungeIds } = database;
    let turn = 0;
    const book = (body: () => string): Target => ({
      url: `${app.url}/trpc/bookings.create`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      cookie: () => cookies[turn++ % cookies.length] ?? '',
    });
    const one = await freeSlots(app, [busyLoungeId], 20);
    const many = await freeSlots(app, loungeIds, 1);
    return await inTurns(
      {
        'a week of 50 boards': query(app, 'bookings.availability.get', { loungeId: busyLoungeId }),
        'bookings of one lounge': book(inOrder(one)),
        'bookings of many lounges': book(inOrder(many)),
      },
      options.rounds,
      options,
    );
  } finally {
    await app.stop();
    await forget(database, since);
    // thousands of mails were written to the folder that replaces an SMTP server
    rmSync(join(options.dataDir, 'mail'), { recursive: true, force: true });
  }
}

/**
 * Bookings that are all possible: each free board in each slot once, some weeks ahead.
 * @returns the bodies of the requests
 */
async function freeSlots(app: Server, loungeIds: number[], weeks: number): Promise<string[]> {
  const wishes: string[] = [];
  for (const loungeId of loungeIds) {
    for (let week = 0; week < weeks; week++) {
      const from = new Date(Date.now() + (21 + 7 * week) * 86_400_000).toISOString().slice(0, 10);
      const answer = await fetch(
        query(app, 'bookings.availability.get', { loungeId, from, days: 7 }).url,
      );
      const { result } = (await answer.json()) as { result: { data: Week } };
      const { slotMinutes, days } = result.data;
      for (const { startTime, free } of days.flatMap(({ slots }) => slots)) {
        const endTime = new Date(Date.parse(startTime) + slotMinutes * 60_000).toISOString();
        const wish = JSON.stringify({ loungeId, startTime, endTime });
        wishes.push(...Array.from({ length: free }, () => wish));
      }
    }
  }
  return shuffled(wishes);
}

interface Week {
  slotMinutes: number;
  days: { slots: { startTime: string; free: number }[] }[];
}

function shuffled<T>(items: T[]): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [items[last], items[other]] = [items[other] as T, items[last] as T];
  }
  return items;
}

function inOrder(wishes: string[]): () => string {
  let next = 0;
  return () => {
    const wish = wishes[next++];
    if (wish === undefined) throw new Error('no free slot is left: measure for a shorter time');
    return wish;
  };
}

/** Removes the new bookings, so that the next run begins with the same calendars. */
async function forget({ url }: LoungeDatabase, since: Date): Promise<void> {
  const pool = createPool(url, { max: 1 });
  try {
    await pool.query(
      `delete from board_occupancies
       where booking_id in (select id from bookings where created_at >= $1)`,
      [since],
    );
    await pool.query('delete from bookings where created_at >= $1', [since]);
    await pool.query(
      'select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))',
    );
  } finally {
    await pool.end();
  }
}
