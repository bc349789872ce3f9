import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge } from 'prom-client';
import type { Deps } from '../lib/deps.ts';
import { writeWrittenPosition } from './cookies/written-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** set by a GET that has written, or may have, e.g. a sign-in that comes back from another site */
    hasWritten: boolean;
  }
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whoever writes is told with the answer how long the database's log is by then, and brings that along with what they ask
 * next, in whatever process: they read on no standby that lacks it. Writers of the same moment share the statement for it.
 * To be registered before the plugin of cookies, which writes them after this.
 */
export function registerReplicas(app: FastifyInstance, { replicas, env }: Deps): void {
  app.decorateRequest('hasWritten', false);
  if (!replicas) return;
  app.addHook('onSend', async (request, reply, payload) => {
    if (!mayHaveWritten(request)) return payload;
    // what can't be known now is surely below
    const position = await replicas.position().catch(() => Number.MAX_SAFE_INTEGER);
    writeWrittenPosition(reply, env, position);
    return payload;
  });
}

const mayHaveWritten = ({ method, hasWritten }: FastifyRequest): boolean =>
  hasWritten || !READS.has(method);

/** What /metrics shows of standbys. */
export function replicaMetrics({ metrics }: Pick<Deps, 'metrics'>) {
  const registers = [metrics];
  const labelNames = ['replica'] as const;
  const behind = new Gauge({
    name: 'oche_replica_lag_seconds',
    help: 'How long ago the primary had what this standby still lacks',
    labelNames,
    registers,
  });
  const isRead = new Gauge({
    name: 'oche_replica_used',
    help: '1 while this standby answers reads, 0 while it is left out',
    labelNames,
    registers,
  });
  const leftOut = new Counter({
    name: 'oche_replica_left_out_total',
    help: 'How often this standby was left out, by the reason',
    labelNames: ['replica', 'reason'],
    registers,
  });
  const repeated = new Counter({
    name: 'oche_replica_repeated_total',
    help: 'Reads of this standby that were repeated on the primary, by the reason',
    labelNames: ['replica', 'reason'],
    registers,
  });
  return {
    onChange: (replica: string, reason: string | null) =>
      void (reason && leftOut.inc({ replica, reason })),
    onRepeat: (replica: string, reason: string) => repeated.inc({ replica, reason }),
    /** Shows how far each is behind at the moment when somebody looks. */
    watch(replicas: NonNullable<Deps['replicas']>) {
      const collect = () => {
        for (const state of replicas.state()) {
          behind.set({ replica: state.name }, state.behindMs / 1000);
          isRead.set({ replica: state.name }, state.leftOut ? 0 : 1);
        }
      };
      Object.assign(behind, { collect });
    },
  };
}
