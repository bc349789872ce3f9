import { Counter, Gauge, type Registry } from 'prom-client';
import type { Deps } from '../../../lib/deps.ts';
import type { Unreachable } from '../../../lib/outbound/unreachable.ts';
import { sharedRead } from '../../../lib/telemetry/shared-read.ts';
import * as queries from './figures.queries.ts';

const DELIVERIES = 'oche_webhook_deliveries_total';
const HOOKS = 'oche_webhooks';

/** What becomes of messages when it is their turn; `status`: an answer that is no success. */
type Outcome = 'delivered' | 'status' | 'withheld' | 'busy' | Unreachable;

const deliveries = (metrics: Registry): Counter<'outcome'> =>
  (metrics.getSingleMetric(DELIVERIES) as Counter<'outcome'> | undefined) ??
  new Counter({
    name: DELIVERIES,
    help: 'Messages to webhooks whose turn it was, by what became of them',
    labelNames: ['outcome'],
    registers: [metrics],
  });

export const countDelivery = ({ metrics }: Pick<Deps, 'metrics'>, outcome: Outcome): void =>
  deliveries(metrics).inc({ outcome });

/** Metrics of all hooks, which are read with the others; those of what this process sends are there from now on. */
export function watchHooks({ db, metrics }: Pick<Deps, 'db' | 'metrics'>): void {
  deliveries(metrics);
  if (metrics.getSingleMetric(HOOKS)) return;
  const read = sharedRead(() => queries.countHooks(db, {}));
  new Gauge({
    name: HOOKS,
    help: 'Webhooks: on, failing, or off (off_ and why)',
    labelNames: ['state'],
    registers: [metrics],
    async collect() {
      const rows = (await read()) ?? [];
      this.reset();
      for (const { state, count } of rows) this.set({ state }, Number(count));
    },
  });
  const readLateness = sharedRead(() => queries.getLateness.first(db, {}));
  new Gauge({
    name: 'oche_webhooks_oldest_due_seconds',
    help: 'For how long the webhook that waits longest could have been sent to',
    registers: [metrics],
    async collect() {
      const late = await readLateness();
      if (late) this.set(late.seconds ?? 0);
      else this.remove({});
    },
  });
}
