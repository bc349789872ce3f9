import { type Placeholders, prepared, preparedList } from '@oche/db';
import type { Person } from '@oche/validators/people/schemas';
import { sql } from 'kysely';
import { personColumns, seenBy, type Viewer } from '../../people/index.ts';

interface Naming {
  id: number;
  userId: string;
  by: string;
  now: string;
}

export const insertOrganiser = prepared(
  'tournaments.insertOrganiser',
  (db, p: Placeholders<Naming>) =>
    db
      .insertInto('tournament_organisers')
      .values({
        tournament_id: p('id'),
        user_id: p('userId'),
        added_by: p('by'),
        added_at: p('now'),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id'),
);

export const deleteOrganiser = prepared(
  'tournaments.deleteOrganiser',
  (db, p: Placeholders<{ id: number; userId: string }>) =>
    db
      .deleteFrom('tournament_organisers')
      .where('tournament_id', '=', p('id'))
      .where('user_id', '=', p('userId')),
);

export const countOrganisers = prepared(
  'tournaments.countOrganisers',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('tournament_organisers')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('tournament_id', '=', p('id')),
);

export const insertInvitation = prepared(
  'tournaments.insertInvitation',
  (db, p: Placeholders<Naming>) =>
    db
      .insertInto('tournament_invitations')
      .values({
        tournament_id: p('id'),
        user_id: p('userId'),
        invited_by: p('by'),
        invited_at: p('now'),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id'),
);

export const deleteInvitation = prepared(
  'tournaments.deleteInvitation',
  (db, p: Placeholders<{ id: number; userId: string }>) =>
    db
      .deleteFrom('tournament_invitations')
      .where('tournament_id', '=', p('id'))
      .where('user_id', '=', p('userId')),
);

/** Who is invited, as far as the viewer may see them, in the order of their ids. */
export const listInvitations = preparedList(
  'tournaments.listInvitations',
  (db, p: Placeholders<Viewer & { id: number; after: string }>, limit) =>
    db
      .selectFrom('tournament_invitations as invitation')
      .innerJoin('users', 'users.id', 'invitation.user_id')
      .innerJoin('profiles', 'profiles.user_id', 'users.id')
      .select(personColumns(p))
      .select([
        'invitation.invited_at as invitedAt',
        sql<boolean>`exists (
          select from tournament_entry_players player
          where player.tournament_id = invitation.tournament_id
            and player.user_id = invitation.user_id and player.is_in
        )`.as('hasEntered'),
      ])
      .where('invitation.tournament_id', '=', p('id'))
      .where('invitation.user_id', '>', p('after'))
      .where(seenBy(p), '<>', 'none')
      .orderBy('invitation.user_id')
      .limit(limit)
      .$castTo<Person & { invitedAt: string; hasEntered: boolean }>(),
);
