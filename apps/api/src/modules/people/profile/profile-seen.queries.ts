import { type Executor, type Placeholders, prepared } from '@oche/db';
import type { Gender, Visibility } from '@oche/validators/people/limits';
import type { Profile } from '@oche/validators/people/profiles';
import type { AchievementKind } from '@oche/validators/statistics/limits';
import { type RawBuilder, sql } from 'kysely';
import { personColumns, visiblePeople } from '../person.select.ts';
import { isSeen, sectionSeen, seenBy, type Viewer } from '../seen.select.ts';

interface Asked extends Viewer {
  userId: string;
}

/** A member whom the viewer may see, with what decides about the rest. */
const person = (db: Executor, p: Placeholders<Asked>) =>
  visiblePeople(db, p)
    .select(personColumns(p))
    .select([
      sql<'name' | 'full'>`${seenBy(p)}`.as('seen'),
      sql<boolean>`users.id = ${p('viewerId')}::text`.as('isOwn'),
      sql<boolean>`profiles.visibility is null`.as('isUndecided'),
      sectionSeen(p, 'about').as('about'),
      sectionSeen(p, 'statistics').as('statistics'),
      sectionSeen(p, 'achievements').as('achievements'),
      sectionSeen(p, 'tournaments').as('tournaments'),
      sectionSeen(p, 'lounges').as('lounges'),
      sectionSeen(p, 'marketplace').as('marketplace'),
    ])
    .where('users.id', '=', p('userId'))
    .where(isSeen(p));

type Gate = 'full' | 'about' | 'statistics' | 'achievements' | 'own';

const gates: Record<Gate, RawBuilder<boolean>> = {
  full: sql`person.seen = 'full'`,
  about: sql`person.about`,
  statistics: sql`person.statistics`,
  achievements: sql`person.achievements`,
  own: sql`person."isOwn"`,
};

/** A value where its gate is open to the viewer; null elsewhere, without being read. */
const where = <Value>(gate: Gate, value: RawBuilder<Value>) =>
  sql<Value | null>`case when ${gates[gate]} then ${value} end`;

const verified = (kinds: RawBuilder<unknown>) => sql`exists (
  select from verifications
  where verifications.user_id = person.id and status = 'verified' and kind = ${kinds}
)`;

const tournamentsPlayed = (p: Placeholders<Asked>) => sql`case when person.tournaments then (
  select count(*)::int from tournament_entry_players player
  join tournament_entries entry on entry.id = player.entry_id
  join tournaments tournament on tournament.id = player.tournament_id
  where player.user_id = person.id and player.is_in and entry.status = 'registered'
    and tournament.status = 'completed' and tournament.hidden_at is null
    and (tournament.is_public or person."isOwn" or ${p('isStaff')}::boolean)
) end`;

const middle = (axis: 'latitude' | 'longitude') => sql<number | null>`(
  select avg(${sql.ref(axis)}) from postal_codes
  where postal_codes.country = users.country and postal_codes.code = users.zip_code
)`;

/**
 * A row if the member hasn't chosen yet who sees the profile, and nothing else keeps it from the viewer: no block, no
 * ban, no address that was never confirmed. It says nothing of the member.
 */
export const getUndecided = prepared('people.getUndecided', (db, p: Placeholders<Asked>) =>
  visiblePeople(db, p)
    .select('users.id')
    .where('users.id', '=', p('userId'))
    .where('profiles.visibility', 'is', null),
);

/** A profile as the viewer gets it; no row for somebody whom the viewer may not see. */
export const getProfile = prepared('people.getSeenProfile', (db, p: Placeholders<Asked>) =>
  db
    .selectFrom(person(db, p).as('person'))
    .innerJoin('users', 'users.id', 'person.id')
    .innerJoin('profiles', 'profiles.user_id', 'person.id')
    .leftJoin('statistics_players as player', 'player.user_id', 'person.id')
    .selectAll('person')
    .select([
      where('full', sql<string>`users.created_at`).as('memberSince'),
      where('full', sql<Visibility | null>`profiles.visibility`).as('profileVisibility'),
      where('full', sql<boolean>`users.email_verified_at is not null`).as('emailVerified'),
      where('full', sql<boolean>`${verified(sql`'phone'`)}`).as('phoneVerified'),
      where(
        'full',
        sql<boolean>`exists (
          select from market_items item where item.seller_id = person.id and item.seller_terms_accepted
        )`,
      ).as('sellerTermsAccepted'),
      where(
        'full',
        sql<Profile['verifications']>`array(
          select kind from verifications
          where verifications.user_id = person.id and status = 'verified' order by kind
        )`,
      ).as('checked'),
      where('about', sql<Gender | null>`profiles.gender`).as('gender'),
      where('about', sql<string | null>`profiles.bio`).as('bio'),
      where('about', sql<string | null>`profiles.darting_experience`).as('dartingExperience'),
      where('about', sql<string | null>`profiles.nickname`).as('nickname'),
      where('about', sql<string | null>`profiles.walk_on_song`).as('walkOnSong'),
      where('about', sql<Profile['favouriteDouble']>`profiles.favourite_double`).as(
        'favouriteDouble',
      ),
      where('about', sql<string | null>`profiles.city`).as('city'),
      where('about', sql<string>`users.country`).as('country'),
      where(
        'statistics',
        sql<NonNullable<Profile['statistics']>>`jsonb_build_object(
          'wins', coalesce(player.won, 0),
          'averageScore', round(player.average::numeric, 1),
          'tournamentsPlayed', ${tournamentsPlayed(p)}
        )`,
      ).as('figures'),
      where(
        'achievements',
        sql<AchievementKind[]>`array(
          select kind from statistics_achievements achieved
          where achieved.user_id = person.id order by achieved_at desc, kind
        )`,
      ).as('achieved'),
      where('own', sql<string | null>`profiles.street`).as('street'),
      where('own', sql<string | null>`users.zip_code`).as('zipCode'),
      where('own', middle('latitude')).as('latitude'),
      where('own', middle('longitude')).as('longitude'),
      where(
        'own',
        sql<NonNullable<Profile['sections']>>`jsonb_build_object(
          'about', profiles.about_visibility,
          'statistics', profiles.statistics_visibility,
          'achievements', profiles.achievements_visibility,
          'tournaments', profiles.tournaments_visibility,
          'lounges', profiles.lounges_visibility,
          'marketplace', profiles.marketplace_visibility
        )`,
      ).as('sections'),
    ]),
);
