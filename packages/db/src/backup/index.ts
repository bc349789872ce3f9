export { type AppliedMigration, noteBackup, type Snapshot, withSnapshot } from './dump.ts';
export { type Loading, loadInto } from './load.ts';
export { readableTables } from './readable-tables.ts';
export type { SequenceState, TableShape } from './shape.ts';
export { besideDatabase, swapBack } from './swap.ts';
