import { attempt, isPgError, type Placeholders, prepared, type Tx } from '@oche/db';
import { sql } from 'kysely';

/** Notes that a kind has to be built, or is there, unless that is already noted. */
export const noteRebuild = prepared(
  'search.noteRebuild',
  (db, p: Placeholders<{ kind: string; now: string; finishedAt: string | null }>) =>
    db
      .insertInto('search_rebuilds')
      .values({ kind: p('kind'), started_at: p('now'), finished_at: p('finishedAt') })
      .onConflict((oc) => oc.column('kind').doNothing()),
);

/** Notes that a kind has to be built from the beginning. */
export const restartRebuild = prepared(
  'search.restartRebuild',
  (db, p: Placeholders<{ kind: string; now: string }>) =>
    db
      .insertInto('search_rebuilds')
      .values({ kind: p('kind'), started_at: p('now') })
      .onConflict((oc) =>
        oc.column('kind').doUpdateSet((eb) => ({
          after_id: null,
          done: 0,
          started_at: eb.ref('excluded.started_at'),
          finished_at: null,
        })),
      ),
);

/**
 * Notes which server's stems the documents have: this one's, if nothing is noted yet. A process that finds another's
 * locks the note.
 * @returns whether they are another's
 */
export const findOtherStems = prepared('search.findOtherStems', (db) =>
  db
    .selectFrom('search_stemmer')
    .select('fingerprint')
    .where(sql<boolean>`fingerprint <> search_fingerprint()`)
    .forUpdate(),
);

export const noteStemmer = prepared('search.noteStemmer', (db) =>
  db
    .insertInto('search_stemmer')
    .values({ fingerprint: sql`search_fingerprint()` })
    .onConflict((oc) =>
      oc.column('is_only').doUpdateSet((eb) => ({ fingerprint: eb.ref('excluded.fingerprint') })),
    ),
);

/** All kinds are built from the beginning; until each is done, some of its documents have another's stems. */
export const restartMixed = prepared(
  'search.restartMixed',
  (db, p: Placeholders<{ now: string }>) =>
    db.updateTable('search_rebuilds').set({
      after_id: null,
      done: 0,
      started_at: p('now'),
      finished_at: null,
      is_mixed: true,
    }),
);

export const listRebuilds = prepared('search.listRebuilds', (db) =>
  db.selectFrom('search_rebuilds').select(['kind', 'done', 'finished_at as finishedAt']),
);

/** Locks the note, so that two who build the same kind take turns. */
export const lockRebuild = prepared('search.lockRebuild', (db, p: Placeholders<{ kind: string }>) =>
  db
    .selectFrom('search_rebuilds')
    .select(['after_id as afterId', 'done', 'started_at as startedAt', 'finished_at as finishedAt'])
    .where('kind', '=', p('kind'))
    .forUpdate(),
);

/** @param finishedAt ISO time; null while there is more */
export const saveRebuild = prepared(
  'search.saveRebuild',
  (
    db,
    p: Placeholders<{
      kind: string;
      afterId: string | null;
      count: number;
      finishedAt: string | null;
    }>,
  ) =>
    db
      .updateTable('search_rebuilds')
      .set({
        after_id: p('afterId'),
        done: sql`done + ${p('count')}::int`,
        finished_at: p('finishedAt'),
        is_mixed: sql`is_mixed and ${p('finishedAt')}::timestamptz is null`,
      })
      .where('kind', '=', p('kind')),
);

/**
 * While all of a kind is written, its index of words may collect them and take in thousands of documents at once, in
 * order, at an eighth of the cost. Searches read what is collected, too, which is why it is for a while only.
 * @returns false if somebody has used the index for too long to wait for
 */
export async function setCollecting(tx: Tx, kind: string, isOn: boolean): Promise<boolean> {
  const index = `search_documents_${kind}_stems_idx`;
  const done = await attempt(tx, async () => {
    if (!isOn) await sql`select gin_clean_pending_list(${index}::regclass)`.execute(tx);
    // searches wait behind this one
    await sql`set local lock_timeout = '1s'`.execute(tx);
    const fastupdate = sql.raw(isOn ? 'on' : 'off');
    await sql`alter index ${sql.id(index)} set (fastupdate = ${fastupdate})`.execute(tx);
    await sql`reset lock_timeout`.execute(tx);
  });
  if ('error' in done && !isPgError(done.error, 'lockNotAvailable')) throw done.error;
  return !('error' in done);
}
