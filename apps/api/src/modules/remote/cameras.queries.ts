import { type Placeholders, prepared } from '@oche/db';

interface Of {
  gameId: number;
  userId: string;
}

/** A new link for a phone; the one before, and its phone, are none any more. */
export const saveLink = prepared(
  'remote.saveLink',
  (db, p: Placeholders<Of & { linkHash: string; until: Date }>) =>
    db
      .insertInto('remote_cameras')
      .values({
        game_id: p('gameId'),
        user_id: p('userId'),
        link_hash: p('linkHash'),
        link_until: p('until'),
      })
      .onConflict((conflict) =>
        conflict.columns(['game_id', 'user_id']).doUpdateSet((eb) => ({
          link_hash: eb.ref('excluded.link_hash'),
          link_until: eb.ref('excluded.link_until'),
          device_hash: null,
        })),
      ),
);

/** The phone that opens a link first has it; the same one may open it again. */
export const openLink = prepared(
  'remote.openLink',
  (db, p: Placeholders<{ linkHash: string; deviceHash: string; now: string }>) =>
    db
      .updateTable('remote_cameras')
      .set({ device_hash: p('deviceHash') })
      .where('link_hash', '=', p('linkHash'))
      .where((eb) =>
        eb.or([
          eb('device_hash', '=', p('deviceHash')),
          eb.and([eb('device_hash', 'is', null), eb('link_until', '>', p('now'))]),
        ]),
      )
      .returning(['game_id as gameId', 'user_id as userId']),
);

export const findCamera = prepared(
  'remote.findCamera',
  (db, p: Placeholders<{ deviceHash: string }>) =>
    db
      .selectFrom('remote_cameras')
      .select(['game_id as gameId', 'user_id as userId'])
      .where('device_hash', '=', p('deviceHash')),
);

export const deleteCamera = prepared('remote.deleteCamera', (db, p: Placeholders<Of>) =>
  db
    .deleteFrom('remote_cameras')
    .where('game_id', '=', p('gameId'))
    .where('user_id', '=', p('userId')),
);

export const dropCameras = prepared(
  'remote.dropCameras',
  (db, p: Placeholders<{ before: string }>) =>
    db.deleteFrom('remote_cameras').where('link_until', '<', p('before')),
);
