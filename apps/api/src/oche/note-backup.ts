import { noteDrill, noteExternalBackup } from '@oche/db/backup';
import type { OcheCommand } from './command.ts';
import { withDb } from './with-deps.ts';

/** What others do for the database is known to nobody here, unless they say so. */
export const noteBackup: OcheCommand = {
  summary: 'tells that another program has made a backup, or restored one',
  help: `
pnpm oche note-backup [--drill]

Tells Oche that another program, e.g. pgBackRest, has just made a backup of the database; with --drill that one of its
backups has just been restored elsewhere and looked at. The metrics oche_backup_age_seconds and
oche_restore_drill_age_seconds count from then on, and alerts with them (docs/operations.md).
`,
  options: { drill: { type: 'boolean', default: false } },
  async run({ values }, print) {
    await withDb(async (_, url) => {
      if (values.drill) await noteDrill(url, null);
      else await noteExternalBackup(url);
      print(values.drill ? 'A restored backup is noted.' : 'A backup is noted.');
    });
  },
};
