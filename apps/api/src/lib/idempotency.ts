import { type Placeholders, prepared, type Tx } from '@oche/db';

interface Attempt {
  userId: string;
  /** what is created, `noun.verb`: the same key may be used once for each */
  operation: string;
  /** the lounge in which it is created: in another one the same key creates something else */
  loungeId?: number;
  /** the client's key; without one every attempt creates */
  key: string | undefined;
}

/**
 * Creates something once for all attempts with the same key of the same member, also when they
 * come in at the same time: the later one waits for the first one's transaction, and creates only
 * when that was rolled back.
 *
 * @param create creates in the same transaction and returns the new row's id
 * @returns the id that the first successful attempt created
 */
export async function once(
  tx: Tx,
  { key, loungeId, ...attempt }: Attempt,
  create: () => Promise<number>,
): Promise<number> {
  if (key === undefined) return create();
  const operation = loungeId === undefined ? attempt.operation : `${attempt.operation}:${loungeId}`;
  const keyed = { userId: attempt.userId, operation, key };
  const claimed = await claimKey.first(tx, keyed);
  if (!claimed) return firstResult(tx, keyed);
  const resultId = await create();
  await storeResult(tx, { ...keyed, resultId });
  return resultId;
}

interface KeyedAttempt extends Omit<Attempt, 'loungeId'> {
  key: string;
}

/** Nobody sees this: the real id is there before the transaction ends. */
const NOT_YET = 0;

const claimKey = prepared('idempotency.claimKey', (db, p: Placeholders<KeyedAttempt>) =>
  db
    .insertInto('idempotency_keys')
    .values({
      user_id: p('userId'),
      operation: p('operation'),
      key: p('key'),
      result_id: NOT_YET,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key'),
);

const getResult = prepared('idempotency.getResult', (db, p: Placeholders<KeyedAttempt>) =>
  db
    .selectFrom('idempotency_keys')
    .select('result_id')
    .where('user_id', '=', p('userId'))
    .where('operation', '=', p('operation'))
    .where('key', '=', p('key')),
);

const storeResult = prepared(
  'idempotency.storeResult',
  (db, p: Placeholders<KeyedAttempt & { resultId: number }>) =>
    db
      .updateTable('idempotency_keys')
      .set({ result_id: p('resultId') })
      .where('user_id', '=', p('userId'))
      .where('operation', '=', p('operation'))
      .where('key', '=', p('key')),
);

async function firstResult(tx: Tx, attempt: KeyedAttempt): Promise<number> {
  const row = await getResult.first(tx, attempt);
  if (!row) throw new Error(`the result of ${attempt.operation} vanished`);
  return row.result_id;
}
