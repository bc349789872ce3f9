import { type Executor, prepared } from '@oche/db';
import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import { sharedRead } from '../lib/telemetry/shared-read.ts';

/** Seconds since the last backup and the last drill; where there was none, since the installation. */
const getAges = prepared('backups.getAges', (db) =>
  db.selectNoFrom([
    sql<number>`extract(epoch from now() - coalesce(
      greatest(
        (select max(finished_at) from backups),
        (select max(noted_at) from backup_notes where kind = 'external')
      ),
      (select min(applied_at) from oche_migrations)
    ))::float8`.as('backup'),
    sql<number>`extract(epoch from now() - coalesce(
      (select max(noted_at) from backup_notes where kind = 'drill'),
      (select min(applied_at) from oche_migrations)
    ))::float8`.as('drill'),
  ]),
);

/** Metrics of how old the newest backup and the last trial of restoring one are. They are read with the others. */
export function watchBackups(db: Executor, metrics: Registry): void {
  const read = sharedRead(() => getAges.first(db, {}));
  const gauge = (name: string, help: string, of: 'backup' | 'drill') =>
    new Gauge({
      name,
      help,
      registers: [metrics],
      async collect() {
        const ages = await read();
        if (ages) this.set(Math.round(ages[of]));
        else this.remove({});
      },
    });
  gauge('oche_backup_age_seconds', 'Since the newest backup of which we know', 'backup');
  gauge('oche_restore_drill_age_seconds', 'Since a backup could last be restored', 'drill');
}
