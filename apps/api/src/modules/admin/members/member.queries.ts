import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import { memberColumns } from './member.select.ts';

/** How far a member's things are counted: beyond it nobody needs to know how many exactly. */
const COUNTED = 1000;

/** How many rows of a table are a member's, along an index that begins with the column. */
const counted = (table: string, column: string, where = 'true') =>
  sql<number>`(select count(*) from (
    select from ${sql.table(table)} where ${sql.ref(column)} = users.id and ${sql.raw(where)}
    limit ${sql.lit(COUNTED)}
  ) as own)`;

/** A member, with how much there is of them. */
export const getAdminMember = prepared('admin.getMember', (db, p: Placeholders<{ id: string }>) =>
  db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .innerJoin('member_activity as activity', 'activity.user_id', 'users.id')
    .leftJoin('departures', 'departures.user_id', 'users.id')
    .select(memberColumns)
    .select([
      'users.email',
      'users.country',
      'users.zip_code as zipCode',
      'users.locale',
      'users.user_type as userType',
      'users.moderates',
      'users.silenced_until as silencedUntil',
      'profiles.visibility',
      'departures.due_at as leavesAt',
      sql<boolean>`profiles.hidden_at is not null`.as('isHidden'),
      sql<boolean>`users.totp_enabled_at is not null`.as('secondFactor'),
      sql<boolean>`users.password_hash is not null`.as('hasPassword'),
      sql<number>`(select count(*) from passkeys where user_id = users.id)`.as('passkeys'),
      counted('forum_posts', 'author_id', 'deleted_at is null').as('posts'),
      counted('forum_threads', 'author_id', 'deleted_at is null').as('threads'),
      counted('market_items', 'seller_id', `status not in ('draft', 'deleted')`).as('items'),
      counted('lounge_reviews', 'author_id').as('reviews'),
      counted('game_players', 'user_id').as('games'),
      counted('bookings', 'member_id').as('bookings'),
      counted('lounge_staff', 'user_id').as('lounges'),
      counted('club_members', 'user_id').as('clubs'),
      counted('tournaments', 'created_by', `status <> 'draft'`).as('tournaments'),
    ])
    .where('users.id', '=', p('id'))
    .where('users.status', '<>', 'deleted'),
);
