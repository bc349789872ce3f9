import type { Tx } from '@oche/db';
import type { AuditFacts } from './audit.ts';

/** What an admin has changed of something that is somebody else's. */
export interface Correction {
  /** who answers for it; null if nobody does */
  ownerId: string | null;
  /** the fields that are different now: numbers and choices as they were and are, of texts only that they changed */
  before: AuditFacts;
  after: AuditFacts;
}

/** Notes a correction in the transaction that makes it. */
export type NoteCorrection = (tx: Tx, correction: Correction) => Promise<void>;

type Columns = Record<string, unknown>;

/**
 * What is different, as the log records it: without members' texts.
 * @param said the fields whose values may be in the log
 */
export function differences(
  before: Columns,
  after: Columns,
  said: readonly string[],
): Pick<Correction, 'before' | 'after'> {
  const changed = Object.keys(after).filter(
    (key) => JSON.stringify(before[key] ?? null) !== JSON.stringify(after[key] ?? null),
  );
  return {
    before: Object.fromEntries(
      changed.filter((key) => said.includes(key)).map((key) => [key, factOf(before[key])]),
    ),
    after: Object.fromEntries(
      changed.map((key) => [key, said.includes(key) ? factOf(after[key]) : true]),
    ),
  };
}

const factOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : null;
