import { sql } from 'kysely';
import type { Tx } from '../index.ts';

/** Questions of the demo threads that somebody has answered: the thread's title, the number of the answer. */
const SOLVED = [
  ['Ellenbogen sackt beim Abwurf ab: Problem oder egal?', 3],
  ['Einmal richtig messen: 1,73 m und 2,37 m, aber von wo?', 2],
  ['Darf der Schreiber sagen, was man noch braucht?', 2],
  ['Dart steckt im Dart: was gilt dann?', 2],
] as const;

/** What the demo accounts want to find again: who, the thread's title, the post's number, and what for. */
const BOOKMARKS = [
  [
    'anna',
    'Robin Hood im Wochentakt: was gegen zerfetzte Flights?',
    3,
    'Vor dem Ligaspiel bestellen',
  ],
  ['anna', 'Wie oft dreht ihr euer Board?', 2, null],
  ['ben', 'Double-In und Master-Out am Automaten: Was heißt das genau?', 2, 'Für Freitag'],
] as const;

/** Which threads are solved, and what is bookmarked. */
export async function insertDemoFound(
  tx: Tx,
  now: Date,
  userId: (key: string) => string,
): Promise<void> {
  await sql`
    update forum_threads thread set solution_post_id = post.id, is_solved = true
    from unnest(
      ${SOLVED.map(([title]) => title)}::text[], ${SOLVED.map(([, number]) => number)}::int[]
    ) as solved (title, number), forum_posts post
    where thread.title = solved.title and post.thread_id = thread.id and post.number = solved.number
  `.execute(tx);
  await sql`
    insert into forum_bookmarks (user_id, post_id, note, created_at)
    select wanted.user_id, post.id, wanted.note, ${now}::timestamptz - wanted.place * interval '1 day'
    from unnest(
      ${BOOKMARKS.map(([key]) => userId(key))}::text[],
      ${BOOKMARKS.map(([, title]) => title)}::text[],
      ${BOOKMARKS.map(([, , number]) => number)}::int[],
      ${BOOKMARKS.map(([, , , note]) => note)}::text[]
    ) with ordinality as wanted (user_id, title, number, note, place)
    join forum_threads thread on thread.title = wanted.title
    join forum_posts post on post.thread_id = thread.id and post.number = wanted.number
  `.execute(tx);
}
