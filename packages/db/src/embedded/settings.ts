import { totalmem } from 'node:os';
import type { Settings } from './cluster.ts';

const MB = 1024 * 1024;

/**
 * For a machine that also runs the API: its share of the memory, and plans for an SSD. These are
 * passed with every start, so that an update of Oche updates them, too.
 */
export function serverSettings(maxConnections: number): Settings {
  // in a container this is the container's limit
  const memory = Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());
  const megabytes = (share: number, least: number, most: number) =>
    `${Math.round(Math.min(Math.max((memory * share) / MB, least), most))}MB`;
  return {
    max_connections: maxConnections,
    shared_buffers: megabytes(1 / 8, 64, 2048),
    effective_cache_size: megabytes(1 / 2, 256, 65536),
    work_mem: megabytes(1 / 512, 4, 32),
    maintenance_work_mem: megabytes(1 / 32, 32, 512),
    random_page_cost: 1.1,
    jit: 'off',
    min_wal_size: '128MB',
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
    wal_compression: 'on',
    // makes autovacuum clean rows that change often (a thread's counters) soon
    autovacuum_vacuum_scale_factor: 0.05,
    autovacuum_analyze_scale_factor: 0.05,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_duration_statement: '1s',
    // the values of statements are never logged, as they can be members' texts
    log_parameter_max_length: 0,
    log_parameter_max_length_on_error: 0,
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  };
}
