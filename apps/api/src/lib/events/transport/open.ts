import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '../../../env.ts';
import { BrokerTransport } from './broker.ts';
import { NotifyTransport } from './notify.ts';
import type { Transport } from './transport.ts';

/**
 * The way that signals take in this installation.
 * @param databaseUrl where LISTEN works
 */
export async function openTransport(
  { SIGNALS_URL }: Pick<Env, 'SIGNALS_URL'>,
  databaseUrl: string,
  log: Pick<FastifyBaseLogger, 'warn' | 'info' | 'error'>,
): Promise<Transport> {
  if (!SIGNALS_URL) return new NotifyTransport(databaseUrl, log);
  const { NatsLink } = await import('./nats-link.ts');
  return new BrokerTransport(new NatsLink(SIGNALS_URL, log), log);
}
