export { type AppliedMigration, type Snapshot, withSnapshot } from './dump.ts';
export { type Loading, loadInto } from './load.ts';
export { noteBackup, noteDrill, noteExternalBackup } from './notes.ts';
export { readableTables } from './readable-tables.ts';
export type { SequenceState, TableShape } from './shape.ts';
export { besideDatabase, swapBack } from './swap.ts';
