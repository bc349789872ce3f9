import { type Placeholders, prepared } from '@oche/db';
import { type RawBuilder, sql } from 'kysely';

/** Clubs and members as somebody is told of them; each pair is given as `12/<user id>`. */
export const listTold = prepared('clubs.listTold', (db, p: Placeholders<{ pairs: string[] }>) =>
  db
    .selectFrom(sql<{ pair: string }>`unnest(${p('pairs')}::text[])`.as<'told'>(sql`told (pair)`))
    .innerJoin('clubs as club', (join) =>
      join.on('club.id', '=', sql<number>`split_part(told.pair, '/', 1)::bigint`),
    )
    .innerJoin('users as member', (join) =>
      join.on('member.id', '=', sql<string>`split_part(told.pair, '/', 2)`),
    )
    .select([
      'told.pair',
      'club.id',
      'club.name',
      'club.city',
      'member.first_name as firstName',
      'member.last_name as lastName',
    ]),
);

const clubId = sql`(item.payload ->> 'clubId')::bigint`;
const userId = sql`item.payload ->> 'userId'`;

const has = (roles: RawBuilder<unknown>) => sql<boolean>`exists (
  select from club_members own join clubs club on club.id = own.club_id
  where own.club_id = ${clubId} and own.user_id = item.recipient_id and own.role in (${roles})
    and club.hidden_at is null
)`;
const admission = (of: RawBuilder<unknown>, isInvitation: boolean) => sql<boolean>`exists (
  select from club_admissions open join clubs club on club.id = open.club_id
  where open.club_id = ${clubId} and open.user_id = ${of} and club.hidden_at is null
    and (open.invited_by is not null) = ${sql.lit(isInvitation)}
)`;
const RUNS = sql`'owner', 'officer'`;

/** Whether the recipient of the row `item` of notifications decides about a request that is open. */
export const isRequestOpen = sql<boolean>`(
  ${has(RUNS)} and ${admission(userId, false)}
)`;
/** Whether the recipient runs the club, and the other one is in it. */
export const isMateNew = sql<boolean>`(
  ${has(RUNS)} and exists (
    select from club_members mate where mate.club_id = ${clubId} and mate.user_id = ${userId}
  )
)`;
export const isInvited = admission(sql`item.recipient_id`, true);
export const isIn = has(sql`'owner', 'officer', 'member'`);
export const isOwner = has(sql`'owner'`);
