import { type Placeholders, prepared } from '@oche/db';

interface NewRemoval {
  sanctionId: number;
  userId: string;
  from: string;
  until: string;
  moderatorId: string;
}

export const insertRemoval = prepared(
  'moderation.insertRemoval',
  (db, p: Placeholders<NewRemoval>) =>
    db
      .insertInto('moderation_removals')
      .values({
        sanction_id: p('sanctionId'),
        user_id: p('userId'),
        begins_at: p('from'),
        ends_at: p('until'),
        actor_id: p('moderatorId'),
      })
      .returning('id'),
);

export const lockRemoval = prepared(
  'moderation.lockRemoval',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('moderation_removals')
      .select([
        'id',
        'user_id as userId',
        'begins_at as from',
        'ends_at as until',
        'state',
        'kind',
        'after_id as afterId',
        'actor_id as actorId',
      ])
      .where('id', '=', p('id'))
      .forNoKeyUpdate(),
);

export const setProgress = prepared(
  'moderation.setRemovalProgress',
  (db, p: Placeholders<{ id: number; kind: string; afterId: string }>) =>
    db
      .updateTable('moderation_removals')
      .set({ kind: p('kind'), after_id: p('afterId') })
      .where('id', '=', p('id')),
);

export const setState = prepared(
  'moderation.setRemovalState',
  (db, p: Placeholders<{ id: number; state: 'removed' | 'restored' }>) =>
    db
      .updateTable('moderation_removals')
      .set({ state: p('state') })
      .where('id', '=', p('id')),
);

/** Returns no row if there is nothing to bring back, or it is on its way already. */
export const beginRestoring = prepared(
  'moderation.beginRestoring',
  (db, p: Placeholders<{ sanctionId: number; moderatorId: string }>) =>
    db
      .updateTable('moderation_removals')
      .set({ state: 'restoring', actor_id: p('moderatorId') })
      .where('sanction_id', '=', p('sanctionId'))
      .where('state', 'in', ['removing', 'removed'])
      .returning(['id', 'user_id as userId']),
);

interface Removed {
  removalId: number;
  kind: string;
  thingId: string;
}

export const insertRemoved = prepared('moderation.insertRemoved', (db, p: Placeholders<Removed>) =>
  db
    .insertInto('moderation_removed_things')
    .values({ removal_id: p('removalId'), thing_kind: p('kind'), thing_id: p('thingId') })
    .onConflict((conflict) => conflict.doNothing()),
);

/** Takes what was removed last off the list. Brought back in the opposite order, all of it fits. */
export const takeRemoved = prepared(
  'moderation.takeRemoved',
  (db, p: Placeholders<{ removalId: number }>) =>
    db
      .deleteFrom('moderation_removed_things')
      .where('id', '=', (eb) =>
        eb
          .selectFrom('moderation_removed_things')
          .select('id')
          .where('removal_id', '=', p('removalId'))
          .orderBy('id', 'desc')
          .limit(1),
      )
      .returning(['thing_kind as kind', 'thing_id as thingId']),
);
