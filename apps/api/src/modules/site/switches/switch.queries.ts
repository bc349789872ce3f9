import { type Placeholders, prepared, type Tx } from '@oche/db';
import type { Area } from '@oche/validators/site/limits';
import { sql } from 'kysely';

const columns = [
  'area',
  'is_off as isOff',
  'until_at as untilAt',
  'text_de as textDe',
  'text_en as textEn',
  'changed_at as changedAt',
] as const;

export const listSwitches = prepared('site.listSwitches', (db) =>
  db.selectFrom('site_switches').select(columns),
);

/** Holds the switch until the transaction ends, also one that has never been touched. */
export async function lockSwitch(tx: Tx, area: Area) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`site.switch ${area}`}, 0))`.execute(
    tx,
  );
  return tx.selectFrom('site_switches').select(columns).where('area', '=', area).executeTakeFirst();
}

interface SwitchRow {
  area: Area;
  isOff: boolean;
  untilAt: string | null;
  textDe: string | null;
  textEn: string | null;
  changedAt: string;
}

export const saveSwitch = prepared('site.saveSwitch', (db, p: Placeholders<SwitchRow>) =>
  db
    .insertInto('site_switches')
    .values({
      area: p('area'),
      is_off: p('isOff'),
      until_at: p('untilAt'),
      text_de: p('textDe'),
      text_en: p('textEn'),
      changed_at: p('changedAt'),
    })
    .onConflict((conflict) =>
      conflict.column('area').doUpdateSet(({ ref }) => ({
        is_off: ref('excluded.is_off'),
        until_at: ref('excluded.until_at'),
        text_de: ref('excluded.text_de'),
        text_en: ref('excluded.text_en'),
        changed_at: ref('excluded.changed_at'),
      })),
    ),
);
