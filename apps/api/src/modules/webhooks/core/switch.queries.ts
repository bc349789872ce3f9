import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

interface SwitchingOff {
  hookId: number;
  reason: string;
  now: string;
}

/** @returns the hook's member and name if it was on */
export const switchOff = prepared('webhooks.switchOff', (db, p: Placeholders<SwitchingOff>) =>
  db
    .with('idle', (cte) =>
      cte
        .updateTable('webhook_states')
        .set({ due_at: null })
        .where('hook_id', '=', p('hookId'))
        .returning('hook_id'),
    )
    .updateTable('webhooks')
    .set({ off_reason: sql`${p('reason')}::text`, off_at: sql`${p('now')}::timestamptz` })
    .where('id', '=', p('hookId'))
    .where('off_reason', 'is', null)
    .returning('user_id as userId'),
);

/** Begins anew: what still waits is sent as if it had never been tried. */
export const switchOn = prepared(
  'webhooks.switchOn',
  (db, p: Placeholders<{ hookId: number; now: string }>) =>
    db
      .with('on', (cte) =>
        cte
          .updateTable('webhooks')
          .set({ off_reason: null, off_at: null })
          .where('id', '=', p('hookId'))
          .where('off_reason', 'is not', null)
          .returning('id'),
      )
      .with('fresh', (cte) =>
        cte
          .updateTable('webhook_messages')
          .set({ attempts: 0, first_tried_at: null, next_at: null })
          .where('hook_id', 'in', (eb) => eb.selectFrom('on').select('on.id'))
          .where('state', '=', 'waiting')
          .returning('thing'),
      )
      .with('things', (cte) =>
        cte
          .updateTable('webhook_things')
          .set({
            due_at: sql`case when thing in (select thing from fresh) then ${p('now')}::timestamptz end`,
          })
          .where('hook_id', 'in', (eb) => eb.selectFrom('on').select('on.id'))
          .returning('due_at'),
      )
      .updateTable('webhook_states')
      .set({
        failures: 0,
        failing_since: null,
        paused_until: null,
        is_slow: false,
        due_at: sql`(select min(due_at) from things)`,
      })
      .where('hook_id', 'in', (eb) => eb.selectFrom('on').select('on.id'))
      .returning('hook_id'),
);
