import { type Placeholders, prepared } from '@oche/db';
import type { RemoteRole, RemoteSignal } from '@oche/validators/remote/schemas';
import { sql } from 'kysely';

/** What is stored of a signal: what a device says, or that a phone has come or gone. */
export type StoredSignal = RemoteSignal | { kind: 'phone'; isThere: boolean };

interface NewSignal {
  gameId: number;
  toSide: number;
  toRole: RemoteRole;
  toPeer: string | null;
  fromPeer: string;
  /** JSON */
  body: string;
  now: Date;
}

export const insertSignal = prepared('remote.insertSignal', (db, p: Placeholders<NewSignal>) =>
  db.insertInto('remote_signals').values({
    game_id: p('gameId'),
    to_side: p('toSide'),
    to_role: p('toRole'),
    to_peer: p('toPeer'),
    from_peer: p('fromPeer'),
    body: sql`${p('body')}::jsonb`,
    created_at: p('now'),
  }),
);

/** More is never unread: who has missed more than this begins anew. */
const UNREAD_MAX = 200;

/** What was said in a game after a signal. */
export const listSignals = prepared(
  'remote.listSignals',
  (db, p: Placeholders<{ gameId: number; after: number }>) =>
    db
      .selectFrom('remote_signals')
      .select([
        'id',
        'to_side as toSide',
        sql<RemoteRole>`to_role`.as('toRole'),
        'to_peer as toPeer',
        'from_peer as fromPeer',
        sql<StoredSignal>`body`.as('body'),
      ])
      .where('game_id', '=', p('gameId'))
      .where('id', '>', p('after'))
      .orderBy('id')
      .limit(UNREAD_MAX),
);

export const getLastSignal = prepared(
  'remote.getLastSignal',
  (db, p: Placeholders<{ gameId: number }>) =>
    db
      .selectFrom('remote_signals')
      .select(sql<number>`coalesce(max(id), 0)`.as('id'))
      .where('game_id', '=', p('gameId')),
);

/** Addresses of devices stand in them, so nothing of it stays. */
export const dropSignals = prepared(
  'remote.dropSignals',
  (db, p: Placeholders<{ before: string }>) =>
    db.deleteFrom('remote_signals').where('created_at', '<', p('before')),
);
