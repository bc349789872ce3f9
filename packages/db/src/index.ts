export {
  isPgError,
  isUnavailable,
  type PgError,
  type PgErrorName,
  pgErrorCodes,
} from './errors.ts';
export { createDb, type Db, type Executor, poolOf, primaryOf, type Tx } from './executor.ts';
// types of rows are exported because the routers' declarations have to name them
export type * from './generated/db.ts';
export { checkIntegrity } from './integrity.ts';
export { MigrationError } from './migration/apply.ts';
export { type MigrateOptions, migrate, newestMigration } from './migration/migrate.ts';
export { UnfitDatabaseError } from './migration/server-check.ts';
export { planUpgrade, type Upgrade } from './migration/upgrade.ts';
export {
  dropPartitions,
  makePartitionsBy,
  PARTITIONED,
  type PartitionedTable,
} from './partitions/partitions.ts';
export { createPool, cutWhenSilent, type Pool, type PoolOptions, runUnlimited } from './pool.ts';
export { connectUnlimited, UNLIMITED } from './pooler/session-settings.ts';
export {
  BEHIND_AT_MOST_MS,
  type LeftOut,
  type ReplicaState,
  Replicas,
} from './replicas/replicas.ts';
export { anyOfIds, isoTime } from './sql.ts';
export { observeStatements } from './statements/observed.ts';
export { type Placeholders, type PreparedQuery, prepared } from './statements/prepared.ts';
export { type PreparedList, preparedList } from './statements/prepared-list.ts';
export {
  afterCommit,
  attempt,
  beforeCommit,
  type TransactionOptions,
  withTransaction,
} from './transaction.ts';
