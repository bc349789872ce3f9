import { type Placeholders, prepared } from '@oche/db';

interface Rules {
  loungeId: number;
  timeZone: string;
  /** JSON of `OpeningHours`; null for the default */
  openingHours: string | null;
  pricePerHourCents: number;
  priceUnit: 'board' | 'person';
  /** JSON of `PriceRule[]` */
  priceRules: string;
  autoConfirm: boolean;
  slotMinutes: number;
  minMinutes: number;
  maxMinutes: number;
  bufferMinutes: number;
  horizonDays: number;
  leadMinutes: number;
  cancelMinutes: number;
  maxUpcoming: number;
  now: string;
}

export const setRules = prepared('lounges.setRules', (db, p: Placeholders<Rules>) =>
  db
    .updateTable('lounges')
    .set({
      time_zone: p('timeZone'),
      opening_hours: p('openingHours'),
      price_per_hour_cents: p('pricePerHourCents'),
      price_unit: p('priceUnit'),
      price_rules: p('priceRules'),
      auto_confirm: p('autoConfirm'),
      slot_minutes: p('slotMinutes'),
      min_minutes: p('minMinutes'),
      max_minutes: p('maxMinutes'),
      buffer_minutes: p('bufferMinutes'),
      horizon_days: p('horizonDays'),
      lead_minutes: p('leadMinutes'),
      cancel_minutes: p('cancelMinutes'),
      max_upcoming: p('maxUpcoming'),
      updated_at: p('now'),
    })
    .where('id', '=', p('loungeId')),
);

interface Exception {
  loungeId: number;
  date: string;
  /** JSON of `OpeningPeriod[]` */
  periods: string;
  note: string | null;
}

export const setException = prepared('lounges.setException', (db, p: Placeholders<Exception>) =>
  db
    .insertInto('opening_exceptions')
    .values({
      lounge_id: p('loungeId'),
      date: p('date'),
      periods: p('periods'),
      note: p('note'),
    })
    .onConflict((conflict) =>
      conflict.columns(['lounge_id', 'date']).doUpdateSet((eb) => ({
        periods: eb.ref('excluded.periods'),
        note: eb.ref('excluded.note'),
      })),
    ),
);

export const deleteException = prepared(
  'lounges.deleteException',
  (db, p: Placeholders<{ loungeId: number; date: string }>) =>
    db
      .deleteFrom('opening_exceptions')
      .where('lounge_id', '=', p('loungeId'))
      .where('date', '=', p('date')),
);
