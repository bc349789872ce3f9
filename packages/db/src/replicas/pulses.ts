import type { QueryResultRow } from 'pg';
import { Pulse } from './pulse.ts';

/** The primary and the standbys are asked so often. Milliseconds. */
const EVERY_MS = 200;
/** A standby that says nothing for this long is not read any more. Milliseconds. */
const SILENCE_MS = 700;

interface ServerRow extends QueryResultRow {
  isStandby: boolean;
  /** the end of the log, as `16/B374D848`; null when it has none */
  position: string | null;
  /** the same for a primary and its standbys */
  system: string;
  database: string;
}

export interface PrimaryRow extends ServerRow {
  /** bytes of a file of the log */
  segment: string;
}

interface Listener<Row> {
  onAnswer(row: Row, askedAt: number): void;
  onSilence(error: unknown): void;
}

const COMMON = `pg_is_in_recovery() as "isStandby",
  (select system_identifier::text from pg_control_system()) as system,
  (select oid::text from pg_database where datname = current_database()) as database`;

export const primaryPulse = (url: string, listener: Listener<PrimaryRow>) =>
  new Pulse<PrimaryRow>({
    url,
    everyMs: EVERY_MS,
    silenceMs: SILENCE_MS,
    statement: `select ${COMMON},
      case when not pg_is_in_recovery() then pg_current_wal_insert_lsn()::text end as position,
      pg_size_bytes(current_setting('wal_segment_size'))::text as segment`,
    ...listener,
  });

export const replicaPulse = (url: string, listener: Listener<ServerRow>) =>
  new Pulse<ServerRow>({
    url,
    everyMs: EVERY_MS,
    silenceMs: SILENCE_MS,
    statement: `select ${COMMON}, pg_last_wal_replay_lsn()::text as position`,
    ...listener,
  });

/** Whether they are no standby and primary of each other, but strangers. */
export const isElsewhere = (replica: ServerRow, primary: ServerRow | null): boolean =>
  primary !== null && (replica.system !== primary.system || replica.database !== primary.database);

const PAGE_BYTES = 8192;
const PAGE_HEADER_BYTES = 24;
const FILE_HEADER_BYTES = 40;

/**
 * A place in the log as a number of bytes.
 *
 * Where a record ends exactly with a page, PostgreSQL says of the primary that the next one begins behind the next page's
 * header, and of a standby that it has replayed up to the page's end. So an idle standby would seem to lack that header
 * until something is written.
 *
 * @throws Error when the server is a standby, where a primary is meant
 */
export function positionOf({ position, segment }: QueryResultRow): number {
  if (!position) throw new Error('the server is a standby');
  const [high = '', low = ''] = String(position).split('/');
  const bytes = Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16);
  if (!segment) return bytes;
  const header = bytes % Number(segment) < PAGE_BYTES ? FILE_HEADER_BYTES : PAGE_HEADER_BYTES;
  return bytes % PAGE_BYTES === header ? bytes - header : bytes;
}
