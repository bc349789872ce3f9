import { createHash } from 'node:crypto';
import { type Placeholders, prepared, type Tx } from '@oche/db';
import { AppError } from './errors.ts';

/** The thing in which something is created, e.g. a lounge for a booking. */
interface Scope {
  kind: string;
  id: number;
}

interface Attempt {
  userId: string;
  /** `noun.verb` of what is created; a key may be used once for each operation */
  operation: string;
  /** each scope has its own keys: the same key in another one creates something else */
  scope?: Scope;
  /** the checked input with the client's key; without a key every attempt creates */
  input: { idempotencyKey?: string | undefined };
}

/**
 * Creates something once for all attempts of a member that have the same key. If two come at the
 * same time, the second one waits for the transaction of the first, and creates only if that was
 * rolled back.
 *
 * @param create creates the thing in the same transaction and returns its id
 * @returns the id that the first successful attempt created
 * @throws AppError IDEMPOTENCY_KEY_REUSED when the first attempt had another input
 */
export async function once(
  tx: Tx,
  { userId, operation, scope, input }: Attempt,
  create: () => Promise<number>,
): Promise<number> {
  const { idempotencyKey: key, ...content } = input;
  if (key === undefined) return create();
  const place = scope ? `${operation}:${scope.kind}:${scope.id}` : operation;
  const keyed = { userId, operation: place, key };
  const inputHash = hashOf(content);
  const claimed = await claimKey.first(tx, { ...keyed, inputHash });
  if (!claimed) return firstResult(tx, keyed, inputHash);
  const resultId = await create();
  await storeResult(tx, { ...keyed, resultId });
  return resultId;
}

/** The order of properties doesn't change the hash. */
const hashOf = (content: object): string =>
  createHash('sha256').update(JSON.stringify(content, inOrder)).digest('base64url');

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

interface KeyedAttempt {
  userId: string;
  /** the operation together with its scope */
  operation: string;
  key: string;
}

/** Stands in the row until the thing is created. No other transaction ever sees it. */
const NOT_YET = 0;

const claimKey = prepared(
  'idempotency.claimKey',
  (db, p: Placeholders<KeyedAttempt & { inputHash: string }>) =>
    db
      .insertInto('idempotency_keys')
      .values({
        user_id: p('userId'),
        operation: p('operation'),
        key: p('key'),
        input_hash: p('inputHash'),
        result_id: NOT_YET,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key'),
);

const getResult = prepared('idempotency.getResult', (db, p: Placeholders<KeyedAttempt>) =>
  db
    .selectFrom('idempotency_keys')
    .select(['result_id as resultId', 'input_hash as inputHash'])
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

async function firstResult(tx: Tx, attempt: KeyedAttempt, inputHash: string): Promise<number> {
  const first = await getResult.first(tx, attempt);
  if (!first) throw new Error(`the result of ${attempt.operation} vanished`);
  if (first.inputHash !== inputHash) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return first.resultId;
}
