/** Who reads; of the lists of members this one's is equally long at both sizes. */
export const READER = 'm1@oche.test';
const MEMBERS = 5000;
/** so many of the rows are the reader's */
const OWN = 2000;
const GAME_MOVES = 20;

const each = (count: number) => `generate_series(1, ${count}) n`;
/** The reader's ones lie between all the others. */
const whose = (rows: number) =>
  `case when n % ${Math.max(1, Math.floor(rows / OWN))} = 0 then 'm1' else 'm' || 2 + n % ${MEMBERS - 2} end`;
const ago = (rows: number, span: string) =>
  `now() - (${rows} - n) * (interval '${span}' / ${rows})`;

/** A call of the app whose list grows, or a statement of it where no call reads the table alone. */
export type GrowingRead =
  | { path: string; input: object; isDeep?: boolean }
  | { sql: string; values: (rows: number) => unknown[] };

interface GrowingList {
  /** statements that fill the tables with about so many rows */
  seed: (rows: number) => readonly string[];
  reads: Record<string, GrowingRead>;
}

const somewhere = (rows: number) => 1 + Math.floor((Math.random() * rows) / GAME_MOVES);

/** The lists that grow and that no other table of the bench has at two sizes. */
export const LISTS: Record<string, GrowingList> = {
  notifications: {
    seed: (rows) => [
      `insert into friendships (user_id, friend_id, since)
       select 'm1', 'm' || n, now() from ${each(OWN)} where n > 1`,
      `insert into notification_groups (recipient_id, kind, group_key, latest_at, read_at)
       select ${whose(rows)}, 'people.friendAccepted', 'friend/' || n, at, case when n % 20 > 0 then at + interval '1 h' end
       from ${each(rows)}, lateral (select ${ago(rows, '90 days')} as at) t`,
      `insert into notifications (group_id, recipient_id, kind, event_id, actor_id, place, payload, created_at, read_at)
       select id, recipient_id, kind, gen_random_uuid(), 'm' || 2 + id % ${OWN - 2}, 'friend/' || id,
         jsonb_build_object('friendId', 'm' || 2 + id % ${OWN - 2}), latest_at, read_at
       from notification_groups`,
    ],
    reads: {
      'notifications, the first page': { path: 'social.notifications.list', input: {} },
      'notifications, a page in the middle': {
        path: 'social.notifications.list',
        input: {},
        isDeep: true,
      },
      'notifications, those that are unread': {
        path: 'social.notifications.list',
        input: { isUnread: true },
      },
    },
  },
  'sign-ins': {
    seed: (rows) => [
      `insert into sign_ins (user_id, method, user_agent, country, signed_in_at)
       select ${whose(rows)}, 'passkey', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Firefox/145.0', 'DE',
         ${ago(rows, '180 days')} from ${each(rows)}`,
    ],
    reads: {
      'sign-ins, the first page': { path: 'auth.history.list', input: {} },
      'sign-ins, a page in the middle': { path: 'auth.history.list', input: {}, isDeep: true },
    },
  },
  audit: {
    seed: (rows) => [
      `insert into audit_log (happened_at, actor_id, action, thing_kind, thing_id, scope, reason)
       select ${ago(rows, '3 years')}, 'm' || 1 + n % 200,
         (array['post.delete', 'post.restore', 'user.silence', 'case.decide', 'thread.move'])[1 + n % 5],
         'post', (n / 3)::text, 'site', 'Beleidigung' from ${each(rows)}`,
    ],
    reads: {
      'the audit log, the first page': { path: 'moderation.audit.list', input: {} },
      'the audit log, a page in the middle': {
        path: 'moderation.audit.list',
        input: {},
        isDeep: true,
      },
      'the audit log of an action': {
        path: 'moderation.audit.list',
        input: { action: 'user.silence' },
      },
      'the audit log of a moderator': { path: 'moderation.audit.list', input: { actorId: 'm17' } },
      'the audit log of a thing': {
        path: 'moderation.audit.list',
        input: { kind: 'post', thingId: '1000' },
      },
    },
  },
  visits: {
    seed: (rows) => [
      `insert into game_moves (game_id, revision, move_id, move, made_by, made_at)
       select 1 + n / ${GAME_MOVES}, 1 + n % ${GAME_MOVES}, gen_random_uuid(), '{"type": "visit", "points": 60, "darts": 3}',
         'm1', ${ago(rows, '1 year')} from ${each(rows)}`,
    ],
    reads: {
      'the visits of a game': {
        sql: 'select revision, move, made_by, made_at from game_moves where game_id = $1 order by revision',
        values: (rows) => [somewhere(rows)],
      },
      'what came after a visit': {
        sql: 'select revision, move from game_moves where game_id = $1 and revision > $2 order by revision',
        values: (rows) => [somewhere(rows), GAME_MOVES - 3],
      },
    },
  },
  impressions: {
    seed: (rows) => [
      `insert into banner_traces (view_id, banner_id, round, kind, day, at, is_counted)
       select gen_random_uuid(), 1 + n % 20, 0, 'impression', current_date - 1, now(), true from ${each(rows)}`,
    ],
    reads: {
      'noting an impression': {
        sql: `insert into banner_traces (view_id, banner_id, round, kind, day, at, is_counted)
          values (gen_random_uuid(), 1, 0, 'impression', current_date - 1, now(), true) on conflict do nothing`,
        values: () => [],
      },
      'looking for what is not counted': {
        sql: 'select view_id from banner_traces where not is_counted limit 5000',
        values: () => [],
      },
    },
  },
};

/** Members that all lists are of. */
export const PEOPLE: readonly string[] = [
  `insert into users (id, email, first_name, last_name, email_verified_at, terms_accepted_at, role)
   select 'm' || n, 'm' || n || '@oche.test', 'Mia', 'Muster' || n, now(), now(),
     case when n = 1 then 'admin' else 'user' end from ${each(MEMBERS)}`,
  `insert into usernames (username, user_id) select id || '-x', id from users`,
  `insert into profiles (user_id, username, visibility, visibility_chosen_at)
   select id, id || '-x', 'public', now() from users`,
];
