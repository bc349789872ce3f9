import { check } from './check.ts';
import type { OcheCommand } from './command.ts';
import { exportTables } from './export-tables.ts';
import { importForumCommand } from './import-forum.ts';
import { importLounges } from './import-lounges.ts';
import { makeAdmin } from './make-admin.ts';
import { noteBackup } from './note-backup.ts';
import { resetSecondFactorOf } from './reset-second-factor.ts';

/** `pnpm oche <name>`; each knows what it needs. */
export const commands: Readonly<Record<string, OcheCommand>> = {
  'make-admin': makeAdmin,
  'reset-second-factor': resetSecondFactorOf,
  check,
  'note-backup': noteBackup,
  export: exportTables,
  import: importLounges,
  'import-forum': importForumCommand,
};
