import { createPool, type Pool } from '@oche/db';
import { compare, type Found } from './tally.ts';
import type { Slot } from './writes.ts';

const MEMBERS = 'rehearsal-';

/** Asks the tables themselves, at the primary. */
export class Tables {
  readonly #pool: Pool;

  constructor(url: string) {
    this.#pool = createPool(url, { max: 1 });
  }

  /** Members who are nobody's demo account, and lounges that book at once. */
  async prepare(members: number): Promise<void> {
    await this.#pool.query(
      `insert into users (id, email, email_verified_at, first_name, last_name, zip_code, terms_accepted_at)
       select '${MEMBERS}' || n, '${MEMBERS}' || n || '@oche.test', now(), 'Probe', 'P. ' || n, '80331', now()
       from generate_series(1, $1::int) n on conflict do nothing`,
      [members],
    );
    await this.#pool.query('update lounges set max_upcoming = 100 where auto_confirm');
  }

  async bookableLounges(): Promise<number[]> {
    const { rows } = await this.#pool.query<{ id: number }>(
      'select id from lounges where is_active and auto_confirm order by id',
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Members for whom a digest is due, as it is past eight where they live.
   * @returns their addresses
   */
  async dueDigests(members: number): Promise<string[]> {
    const { rows } = await this.#pool.query<{ email: string }>(DUE_DIGESTS, [
      members,
      noonZone(new Date()),
    ]);
    return rows.map(({ email }) => email);
  }

  /** As cron does it every quarter of an hour. */
  async startDigests(): Promise<void> {
    await this.#pool.query(`select graphile_worker.add_job('notifications.digests', 'null'::json)`);
  }

  /** Looks for all that was answered with success, and for what stands there more than once. */
  async find(prefix: string, accepted: Record<WriteKind, Set<string>>): Promise<Found> {
    const found: Found = { lost: [], twice: [] };
    for (const [kind, { sql }] of Object.entries(STORED) as [WriteKind, { sql: string }][]) {
      const given = kind === 'score' ? [[...accepted.score]] : [`${prefix}%`];
      const { rows } = await this.#pool.query<{ words: string; count: string }>(sql, given);
      const stored = new Map(rows.map(({ words, count }) => [words, Number(count)]));
      const { lost, twice } = compare(accepted[kind], stored);
      found.lost.push(...lost.map((words) => `${kind} ${words}`));
      found.twice.push(...twice.map((words) => `${kind} ${words}`));
    }
    return found;
  }

  async end(): Promise<void> {
    await this.#pool.end();
  }
}

export type WriteKind = 'post' | 'book' | 'offer' | 'score';

/** Where what was written stands, by its words. */
const STORED: Record<WriteKind, { sql: string }> = {
  post: {
    sql: 'select content as words, count(*) from forum_posts where content like $1 group by content',
  },
  book: { sql: 'select notes as words, count(*) from bookings where notes like $1 group by notes' },
  offer: {
    sql: 'select message as words, count(*) from market_offers where message like $1 group by message',
  },
  score: {
    sql: 'select move_id as words, count(*) from game_moves where move_id = any($1::uuid[]) group by move_id',
  },
};

/** Members who are told of the latest answer in the forum, of the day before. */
const DUE_DIGESTS = `
  with member as (
    insert into users (id, email, email_verified_at, first_name, last_name, zip_code, terms_accepted_at)
    select 'digest-' || n, 'digest-' || n || '@oche.test', now(), 'Digest', 'D. ' || n, '80331', now()
    from generate_series(1, $1::int) n returning id, email
  ), zone as (
    insert into notification_zones (user_id, time_zone) select id, $2 from member
  ), thread as (
    select id, thread_id, author_id from forum_posts
    where number > 1 and deleted_at is null order by id desc limit 1
  ), grouped as (
    insert into notification_groups (recipient_id, kind, group_key, latest_at)
    select member.id, 'forum.answer', 'thread/' || thread_id, now() - interval '1 day' from member, thread
    returning id, recipient_id
  ), told as (
    insert into notifications
      (group_id, recipient_id, kind, event_id, actor_id, place, payload, created_at, awaits_digest)
    select grouped.id, recipient_id, 'forum.answer', gen_random_uuid(), author_id, 'post/' || thread.id,
      jsonb_build_object('postId', thread.id, 'threadId', thread_id), now() - interval '1 day', true
    from grouped, thread
  )
  select email::text from member`;

/** A zone in which it is about noon. */
export function noonZone(now: Date): string {
  const ahead = 12 - now.getUTCHours();
  // in these names what is ahead of Greenwich has a minus
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

export const emailNameOf = (index: number) => `${MEMBERS}${index + 1}`;

interface Week {
  slotMinutes: number;
  days: { slots: { startTime: string; free: number }[] }[];
}

/** Slots of lounges some weeks ahead, each free board once. */
export function slotsOf(loungeId: number, { slotMinutes, days }: Week): Slot[] {
  return days
    .flatMap(({ slots }) => slots)
    .flatMap(({ startTime, free }) => {
      const endTime = new Date(Date.parse(startTime) + slotMinutes * 60_000).toISOString();
      return Array.from({ length: free }, () => ({ loungeId, startTime, endTime }));
    });
}
