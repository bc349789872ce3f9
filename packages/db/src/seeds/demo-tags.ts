import { sql } from 'kysely';
import type { Tx } from '../index.ts';

/** Tags of the demo forum, and by which words in a title or a first post a thread bears them. */
const TAGS = [
  [
    'steeldart',
    'Steeldart',
    'Sisal, Draht und 2,37 m.',
    'sisal',
    '(steel|sisal|draht|bounce|board)',
  ],
  ['softdart', 'Softdart', 'Automaten, E-Dart und 2,44 m.', 'green', '(soft|automat|e-dart|2,44)'],
  [
    'regeln',
    'Darts-Regeln',
    'Was zählt, und was nicht.',
    'red',
    '(regel|zählt|überworfen|bull.?off)',
  ],
  [
    'technik',
    'Technik',
    'Griff, Stand, Wurf und Kopf.',
    'gold',
    '(griff|wurf|stand|ellenbogen|dartitis)',
  ],
  [
    'turnierbericht',
    'Turnierbericht',
    'Wie es war, von denen, die da waren.',
    'red',
    '(turnier|bericht|finale)',
  ],
] as const;

/** The same each time; of a thread at most the first three that fit. */
export async function insertDemoTags(tx: Tx): Promise<void> {
  for (const [slug, name, description, colour, words] of TAGS) {
    await sql`
      with made as (
        insert into forum_tags (slug, name, description, colour)
        values (${slug}, ${name}, ${description}, ${colour}) returning id, slug
      ), known as (
        insert into forum_tag_slugs (slug, tag_id) select slug, id from made
      )
      insert into forum_thread_tags (tag_id, thread_id, position)
      select made.id, thread.id, 1 + borne.amount
      from made
      cross join forum_threads thread
      cross join lateral (
        select count(*)::int as amount from forum_thread_tags own where own.thread_id = thread.id
      ) borne
      where thread.title ~* ${words} and borne.amount < 3
    `.execute(tx);
  }
}
